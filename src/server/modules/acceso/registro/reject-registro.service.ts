import { errorMessages } from "#contract/error-messages.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { findUsuarioByEmail } from "../acceso.queries.ts";
import { hashOneTimeToken } from "../one-time-token.ts";
import { deleteEnlacesOfRegistro, findLiveEnlace } from "./enlaces-registro.queries.ts";
import { deleteWithoutEntry } from "./registro-usuario.queries.ts";
import { deleteRegistro } from "./registros.queries.ts";
import { deleteWaiting, isWithoutEntry, lockWaiting } from "./waiting-registros.service.ts";

/**
 * «No fui yo» in a mail: removes the registration of its link, and an account that only this link
 * had opened. Answers the address; null for a dead link, of which nothing is left. Throws 409 once
 * somebody can sign in.
 */
export async function rejectRegistro(
  tx: Tx,
  { token, now }: { token: string; now: number },
): Promise<string | null> {
  const enlace = await findLiveEnlace(tx, {
    proposito: "verificacion",
    hash: hashOneTimeToken(token),
    now,
  });
  if (!enlace) return null;
  const { email, registro_id } = enlace;
  const waiting = await lockWaiting(tx, { email, now });
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario && !isWithoutEntry(usuario)) throw conflict(errorMessages.registroActive);
  const others = waiting.filter(({ id }) => registro_id !== null && id !== registro_id);
  if (registro_id !== null && others.length > 0) {
    await deleteRegistro(tx, registro_id);
    await deleteEnlacesOfRegistro(tx, { email, registro_id });
    return email;
  }
  await deleteWaiting(tx, email);
  if (usuario) await deleteWithoutEntry(tx, usuario.id);
  return email;
}
