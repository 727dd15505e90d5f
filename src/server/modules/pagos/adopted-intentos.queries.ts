import type { Tx } from "../../db/database.ts";

/** The intentos of these pedidos become an account's. Answers which. */
export async function moveIntentosTo(
  tx: Tx,
  { pedidoIds, to }: { pedidoIds: readonly number[]; to: number },
): Promise<number[]> {
  const rows = await tx
    .updateTable("pago_intentos")
    .set({ usuario_id: to })
    .where("pedido_id", "in", [...pedidoIds])
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
