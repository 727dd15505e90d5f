import type { Tx } from "../../db/database.ts";
import { type Intento, intentoColumns, liveEstados } from "./intentos.queries.ts";

export async function hasLiveIntento(tx: Tx, pedidoId: number): Promise<boolean> {
  const live = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("pedido_id", "=", pedidoId)
    .where("estado", "in", liveEstados)
    .limit(1)
    .executeTakeFirst();
  return live !== undefined;
}

/** Another intento of the pedido that is being confirmed. */
export async function selectRival(
  tx: Tx,
  { id, pedido_id }: Pick<Intento, "id" | "pedido_id">,
): Promise<Intento | undefined> {
  return tx
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("pedido_id", "=", pedido_id)
    .where("id", "!=", id)
    .where("estado", "=", "confirmando")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
