import type { Tx } from "../../../db/database.ts";
import type { OwnUsuario } from "../acceso.queries.ts";

/** Ends every session. Undefined when the account is closed. */
export async function setPassword(
  tx: Tx,
  { usuario_id, password_hash }: { usuario_id: number; password_hash: string },
) {
  return tx
    .updateTable("usuarios")
    .set((eb) => ({ password_hash, sesion_version: eb("sesion_version", "+", 1) }))
    .where("id", "=", usuario_id)
    .where("activo", "=", 1)
    .returning(["id", "nombre", "email", "rol", "sesion_version"])
    .executeTakeFirst();
}

/** Ends every session. Undefined when the account is closed or the session ended meanwhile. */
export async function changePassword(
  tx: Tx,
  { usuario_id, sesion_version, password_hash }: OwnUsuario & { password_hash: string },
) {
  return tx
    .updateTable("usuarios")
    .set((eb) => ({ password_hash, sesion_version: eb("sesion_version", "+", 1) }))
    .where("id", "=", usuario_id)
    .where("sesion_version", "=", sesion_version)
    .where("activo", "=", 1)
    .returning(["id", "nombre", "email", "rol", "sesion_version"])
    .executeTakeFirst();
}
