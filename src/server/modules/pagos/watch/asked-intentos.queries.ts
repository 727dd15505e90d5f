import type { Db } from "../../../db/database.ts";
import { type Intento, intentoColumns } from "../intentos.queries.ts";

/** The newest first. */
export async function selectIntentosOfPedido(db: Db, pedidoId: number): Promise<Intento[]> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("pedido_id", "=", pedidoId)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}

/** A person at the server knows the orders: no session is asked for. */
export async function selectIntentoByOrden(db: Db, buyOrder: string): Promise<Intento | undefined> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("buy_order", "=", buyOrder)
    .executeTakeFirst();
}
