import type { Tx } from "../../../db/database.ts";

/** False once the session was ended. */
export async function markSesionProved(
  tx: Tx,
  { sesion_id, now }: { sesion_id: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("sesiones")
    .set({ probada_en: now })
    .where("id", "=", sesion_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
