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

/** The other sessions of the account were proved without the factor that it has now. */
export async function forgetProofsBeside(
  tx: Tx,
  { usuario_id, sesion_id }: { usuario_id: number; sesion_id: number },
): Promise<void> {
  await tx
    .updateTable("sesiones")
    .set({ probada_en: 0 })
    .where("usuario_id", "=", usuario_id)
    .where("id", "<>", sesion_id)
    .execute();
}
