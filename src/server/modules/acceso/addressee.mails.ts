import type { Db } from "../../db/database.ts";
import { findUsuarioById, type UsuarioRow } from "./acceso.queries.ts";

/** The account, while it is open and still has the address that the mail goes to. */
export async function findAddressee(
  db: Db,
  { usuario_id, para }: { usuario_id: number; para: string },
): Promise<UsuarioRow | null> {
  const usuario = await findUsuarioById(db, usuario_id);
  return usuario?.activo === 1 && usuario.email === para ? usuario : null;
}
