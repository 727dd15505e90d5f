import type { Db } from "../../db/database.ts";
import { paidEstados } from "./pedido-transitions.ts";

export async function hasProducto(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("productos").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Whether a pedido of this person whose money is the shop's has a line of this producto. */
export async function hasBought(
  db: Db,
  { usuario_id, producto_id }: { usuario_id: number; producto_id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom("pedidos")
    .innerJoin("pedido_detalles", "pedido_detalles.pedido_id", "pedidos.id")
    .select("pedidos.id")
    .where("pedidos.usuario_id", "=", usuario_id)
    .where("pedidos.estado", "in", paidEstados)
    .where("pedido_detalles.producto_id", "=", producto_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
