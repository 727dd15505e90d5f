import type { Db } from "../../db/database.ts";
import { findUsuarioById, type UsuarioRow } from "./acceso.queries.ts";

/** Null when the account is closed or has another address by now. */
export async function findAddressee(
  db: Db,
  { usuario_id, para }: { usuario_id: number; para: string },
): Promise<UsuarioRow | null> {
  const usuario = await findUsuarioById(db, usuario_id);
  return usuario?.activo === 1 && usuario.email === para ? usuario : null;
}
