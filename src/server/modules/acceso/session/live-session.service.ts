import type { AppContext, Session } from "../../../context.ts";
import { isDatabaseAway } from "../../../db/away.ts";
import { minutes } from "../../../time/clock.ts";
import { findSesion, markSesionUsed } from "./sesiones.queries.ts";
import { readSessionToken, sessionEnd } from "./session-token.ts";

type SessionContext = Pick<AppContext, "db" | "clock" | "config" | "log">;

/** How exact the last use in the list of sessions is: a write for each call would be too many. */
const usedEveryMs = minutes(5);

/**
 * Null for an invalid token, an inactive account, a raised `sesion_version` or a session that is
 * over.
 */
export async function findLiveSession(ctx: SessionContext, token: string): Promise<Session | null> {
  const now = ctx.clock.now();
  const claims = await readSessionToken(ctx.config, { token, now });
  if (claims === null) return null;
  const found = await findSesion(ctx.db, claims);
  // The row's role decides, not the token's: an administrator's session is shorter.
  if (!found || now >= sessionEnd(found)) return null;
  const { usada_en, ...session } = found;
  const usedBefore = now - usedEveryMs;
  if (usada_en <= usedBefore) {
    await recordUse(ctx, { sesion_id: session.sesion_id, usedBefore, now });
  }
  return session;
}

/** A locked or read-only database must not refuse a call that only reads. */
async function recordUse(
  { db, log }: SessionContext,
  use: Parameters<typeof markSesionUsed>[1],
): Promise<void> {
  await markSesionUsed(db, use).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, "the last use of a session was not recorded");
  });
}
