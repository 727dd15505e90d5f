import type { Selectable } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { ReembolsosTable } from "../../db/schema-pedidos.ts";

const columns = [
  "id",
  "pedido_id",
  "intento_id",
  "monto",
  "motivo",
  "reponer_stock",
  "estado",
  "tipo",
  "error",
  "autor",
  "creado_en",
  "hecho_en",
] as const;

export type ReembolsoRow = Selectable<ReembolsosTable>;

export async function selectReembolso(db: Db, pedidoId: number): Promise<ReembolsoRow | undefined> {
  const [reembolso] = await selectReembolsos(db, [pedidoId]);
  return reembolso;
}

/** None or one for each pedido. */
export async function selectReembolsos(
  db: Db,
  pedidoIds: readonly number[],
): Promise<ReembolsoRow[]> {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("reembolsos")
    .select(columns)
    .where("pedido_id", "in", [...pedidoIds])
    .orderBy("pedido_id")
    .limit(pedidoIds.length)
    .execute();
}

export type NewReembolso = {
  pedido_id: number;
  intento_id: number;
  monto: number;
  motivo: string;
  reponer_stock: boolean;
  autor: string;
  now: number;
};

/** False when the pedido has one already. */
export async function insertReembolso(
  tx: Tx,
  { now, reponer_stock, ...reembolso }: NewReembolso,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("reembolsos")
    .values({
      ...reembolso,
      reponer_stock: reponer_stock ? 1 : 0,
      estado: "pendiente",
      creado_en: now,
    })
    .onConflict((conflict) => conflict.column("pedido_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteReembolsoError(
  db: Db,
  { id, error }: { id: number; error: string },
): Promise<void> {
  await db
    .updateTable("reembolsos")
    .set({ error })
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .execute();
}

/** `tipo` is the provider's word. False when it was marked before. */
export async function markReembolsoDone(
  tx: Tx,
  { id, tipo, now }: { id: number; tipo: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reembolsos")
    .set({ estado: "hecho", tipo, error: null, hecho_en: now })
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The pedido may get another reembolso later. False when this one is done. */
export async function deleteReembolso(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("reembolsos")
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
