import type { Session } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { sessionEnded } from "../../../errors.ts";
import { dropPendingLinks, enqueuePasswordChanged } from "../account-mails.service.ts";
import { deleteTokensOf } from "../mail-tokens.queries.ts";
import { moveSesionToVersion } from "../session/sesiones.queries.ts";
import { changePassword } from "./password.queries.ts";

/**
 * Ends all other sessions, and links. Answers the `sesion_version` of the caller's session; throws 401
 * when it has ended.
 */
export async function replacePassword(
  tx: Tx,
  { session, password_hash, now }: { session: Session; password_hash: string; now: number },
): Promise<number> {
  const { usuario_id, sesion_version } = session;
  const usuario = await changePassword(tx, { usuario_id, sesion_version, password_hash });
  if (!usuario) throw sessionEnded();
  const { sesion_id } = session;
  const moved = { sesion_id, sesion_version: usuario.sesion_version };
  // Ended by its owner while the new password was hashed.
  if (!(await moveSesionToVersion(tx, moved))) throw sessionEnded();
  await deleteTokensOf(tx, usuario_id);
  await dropPendingLinks(tx, usuario.email);
  await enqueuePasswordChanged(tx, { usuario_id, email: usuario.email, now });
  return usuario.sesion_version;
}
