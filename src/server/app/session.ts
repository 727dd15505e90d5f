import type { AppContext, Session } from "../context.ts";
import { findSessionUsuario, readSessionToken, sessionEnd } from "../modules/acceso/index.ts";

/**
 * Null for an invalid token, an inactive account, a raised `sesion_version` or a session that is
 * over.
 */
export async function findSession(
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  token: string,
): Promise<Session | null> {
  const now = clock.now();
  const claims = await readSessionToken(config, { token, now });
  if (claims === null) return null;
  const usuario = await findSessionUsuario(db, claims);
  // The row's role decides, not the token's: an administrator's session is shorter.
  if (!usuario || now >= sessionEnd(usuario.rol, claims.startedAt)) return null;
  return { ...usuario, startedAt: claims.startedAt };
}
