import type { Db } from "../../db/database.ts";
import { literal, prepare } from "../../db/prepared.ts";

/** More do not wait at once: an unpaid pedido ends within the hour. */
const most = 2_000;

const awaiting = prepare((db, { butOf }: { butOf: number }) =>
  db
    .selectFrom("pedidos")
    .select("id")
    .where("estado", "in", (["pendiente_pago", "en_revision"] as const).map(literal))
    .where("usuario_id", "<>", butOf)
    .orderBy("id")
    .limit(most),
);

/** Pedidos that may become paid, but for those of a usuario who pays again; 0 leaves nobody out. */
export async function selectAwaitingPago(db: Db, butOf: number): Promise<number[]> {
  return (await awaiting(db, { butOf })).rows.map(({ id }) => id);
}
