import type { AppContext, CallOrigin, Session } from "../../../context.ts";
import { sessionEnded } from "../../../errors.ts";
import { coarseNetwork } from "./coarse-network.ts";
import { nameDevice } from "./device-name.ts";
import { insertSesion, prolongSesion } from "./sesiones.queries.ts";
import { type SessionTokenSubject, signSessionToken, tokenEnd } from "./session-token.ts";

type SessionContext = Pick<AppContext, "db" | "clock" | "config">;

type SignIn = { usuario: SessionTokenSubject; origin: CallOrigin };

/** Answers the session's first token. */
export async function openSession(
  { db, clock, config }: SessionContext,
  { usuario, origin }: SignIn,
): Promise<string> {
  const now = clock.now();
  const { id, rol, sesion_version } = usuario;
  const vence_en = tokenEnd({ rol, startedAt: now, now });
  const sesion_id = await insertSesion(db, {
    usuario_id: id,
    sesion_version,
    dispositivo: nameDevice(origin.userAgent),
    red: coarseNetwork(origin.address),
    vence_en,
    now,
  });
  return signSessionToken(config, { usuario, sesion_id, now, endsAt: vence_en });
}

/** A new token: same sign-in, version and absolute end. Throws 401 when the session has ended. */
export async function continueSession(
  { db, clock, config }: SessionContext,
  session: Session,
): Promise<string> {
  const now = clock.now();
  const { usuario_id: id, sesion_id, ...usuario } = session;
  const vence_en = tokenEnd({ ...session, now });
  if (!(await prolongSesion(db, { ...session, vence_en }))) throw sessionEnded();
  return signSessionToken(config, {
    usuario: { id, ...usuario },
    sesion_id,
    now,
    endsAt: vence_en,
  });
}
