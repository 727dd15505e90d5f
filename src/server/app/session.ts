import type { AppContext, Session } from "../context.ts";
import { findSessionUsuario, readSessionToken, sessionEnd } from "../modules/acceso/index.ts";

/**
 * The session of a token, checked against the usuario's row on every call: an inactive account, a
 * raised `sesion_version` or the end of the session (docs/arquitectura.md "An account") answers null.
 */
export async function findSession(
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  token: string,
): Promise<Session | null> {
  const now = clock.now();
  const claims = await readSessionToken(config, token, now);
  if (claims === null) return null;
  const usuario = await findSessionUsuario(db, claims);
  // The role of the row decides, not the token's: an administrator's session is shorter.
  if (!usuario || now >= sessionEnd(usuario.rol, claims.iniciada_en)) return null;
  return { ...usuario, iniciada_en: claims.iniciada_en };
}
