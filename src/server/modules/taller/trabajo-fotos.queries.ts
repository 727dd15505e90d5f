import type { Db, Tx } from "../../db/database.ts";

type Foto = {
  trabajo_id: number;
  /** WebP. */
  bytes: Buffer;
  now: number;
};

/** Replaces the one before. The pedido is locked. */
export async function saveFoto(tx: Tx, { trabajo_id, bytes, now }: Foto): Promise<void> {
  const foto = { contenido: bytes.toString("base64"), creado_en: now };
  await tx
    .insertInto("trabajo_fotos")
    .values({ trabajo_id, ...foto })
    .onConflict((conflict) => conflict.column("trabajo_id").doUpdateSet(foto))
    .execute();
}

/** Base64. */
export async function selectFoto(db: Db, trabajoId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("trabajo_fotos")
    .select("contenido")
    .where("trabajo_id", "=", trabajoId)
    .executeTakeFirst();
  return row?.contenido;
}

/** Units of all these pedidos. */
const maxOfPedidos = 20_000;

/** Trabajos of these pedidos that have a photograph. */
export async function selectPhotographed(db: Db, pedidoIds: readonly number[]) {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("trabajos as t")
    .innerJoin("trabajo_fotos as f", "f.trabajo_id", "t.id")
    .select(["t.id", "t.pedido_id", "t.detalle_id", "t.estado"])
    .where("t.pedido_id", "in", [...pedidoIds])
    .orderBy("t.id")
    .limit(maxOfPedidos)
    .execute();
}

export async function deleteFotos(tx: Tx, trabajoIds: readonly number[]): Promise<void> {
  if (trabajoIds.length === 0) return;
  await tx
    .deleteFrom("trabajo_fotos")
    .where("trabajo_id", "in", [...trabajoIds])
    .execute();
}

/** Answers how many went. */
export async function deleteFotosBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const old = await tx
    .selectFrom("trabajo_fotos")
    .select("trabajo_id")
    .where("creado_en", "<", before)
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  await deleteFotos(
    tx,
    old.map(({ trabajo_id }) => trabajo_id),
  );
  return old.length;
}
