import type { Tx } from "../../db/database.ts";
import { literal, prepare } from "../../db/prepared.ts";
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

type Own = Pick<Intento, "id" | "pedido_id">;

const rival = prepare((db, { id, pedido_id }: Own) =>
  db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("pedido_id", "=", pedido_id)
    .where("id", "!=", id)
    .where("estado", "=", literal("confirmando"))
    .orderBy("id")
    .limit(1),
);

/** Another intento of the pedido that is being confirmed. */
export async function selectRival(tx: Tx, { id, pedido_id }: Own): Promise<Intento | undefined> {
  return (await rival(tx, { id, pedido_id })).rows[0];
}
