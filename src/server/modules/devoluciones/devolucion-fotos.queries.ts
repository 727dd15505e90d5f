import type { Db, Tx } from "../../db/database.ts";

type Fotos = {
  devolucion_id: number;
  pedido_id: number;
  /** WebP. */
  fotos: readonly Buffer[];
  now: number;
};

/** The pedido is locked. */
export async function insertFotos(
  tx: Tx,
  { devolucion_id, pedido_id, fotos, now }: Fotos,
): Promise<void> {
  if (fotos.length === 0) return;
  const rows = fotos.map((bytes, place) => ({
    ...{ devolucion_id, pedido_id, orden: place + 1 },
    contenido: bytes.toString("base64"),
    creado_en: now,
  }));
  await tx.insertInto("devolucion_fotos").values(rows).execute();
}

/** Base64, in order. */
export async function selectFotos(db: Db, devolucionId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("devolucion_fotos")
    .select("contenido")
    .where("devolucion_id", "=", devolucionId)
    .orderBy("orden")
    .limit(4)
    .execute();
  return rows.map(({ contenido }) => contenido);
}

/** None for a devolucion without photographs. */
export async function countFotos(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("devolucion_fotos")
    .select((eb) => ["devolucion_id", eb.fn.countAll<number>().as("total")])
    .where("devolucion_id", "in", [...ids])
    .groupBy("devolucion_id")
    .limit(ids.length)
    .execute();
  return new Map(rows.map((row) => [row.devolucion_id, Number(row.total)]));
}

export async function deleteFotosOfPedidos(tx: Tx, pedidoIds: readonly number[]): Promise<void> {
  if (pedidoIds.length === 0) return;
  await tx
    .deleteFrom("devolucion_fotos")
    .where("pedido_id", "in", [...pedidoIds])
    .execute();
}

export async function deleteFotos(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("devolucion_fotos")
    .where("devolucion_id", "in", [...ids])
    .execute();
}
