import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";
import type { PedidoEnlacesTable } from "../../../db/schema/invitados.ts";

export async function insertPedidoEnlace(tx: Tx, enlace: PedidoEnlacesTable): Promise<void> {
  await tx.insertInto("pedido_enlaces").values(enlace).execute();
}

const live = prepare((db, { hash, now }: { hash: string; now: number }) =>
  db
    .selectFrom("pedido_enlaces")
    .select("pedido_id")
    .where("hash", "=", hash)
    .where("expira_en", ">", now),
);

/** Undefined for an ended link, too. */
export async function findPedidoOfEnlace(
  db: Db,
  wanted: { hash: string; now: number },
): Promise<number | undefined> {
  return (await live(db, wanted)).rows[0]?.pedido_id;
}

export async function countPedidoEnlaces(db: Db, pedidoId: number): Promise<number> {
  const { total } = await db
    .selectFrom("pedido_enlaces")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("pedido_id", "=", pedidoId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Answers how many ended. */
export async function deletePedidoEnlaces(tx: Tx, pedidoIds: readonly number[]): Promise<number> {
  if (pedidoIds.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom("pedido_enlaces")
    .where("pedido_id", "in", [...pedidoIds])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deletePedidoEnlacesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("pedido_enlaces").where("expira_en", "<", before).execute();
}
