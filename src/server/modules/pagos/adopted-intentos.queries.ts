import type { Tx } from "../../db/database.ts";

/** All intentos of an invitado become an account's. Answers which. */
export async function moveIntentosTo(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const rows = await tx
    .updateTable("pago_intentos")
    .set({ usuario_id: to })
    .where("usuario_id", "=", from)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
