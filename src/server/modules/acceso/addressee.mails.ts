import * as z from "zod/mini";
import type { OutboxContext } from "../../outbox/index.ts";
import { findUsuarioById } from "./acceso.queries.ts";

const DatosSchema = z.object({ usuario_id: z.int() });

/** The person, as long as the account is open and still has the address that the mail goes to. */
export async function findAddressee(ctx: OutboxContext, datos: unknown, para: string) {
  const { usuario_id } = DatosSchema.parse(datos);
  const usuario = await findUsuarioById(ctx.db, usuario_id);
  return usuario?.activo === 1 && usuario.email === para ? usuario : null;
}
