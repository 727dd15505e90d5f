import { errorMessages } from "#contract/error-messages.ts";
import { hours } from "../../clock.ts";
import type { Tx } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { findUsuarioById, markVerified } from "./acceso.queries.ts";
import { enqueueWelcome } from "./account-mails.service.ts";
import { findLiveToken, markTokenUsed, replaceTokens } from "./mail-tokens.queries.ts";
import { hashOneTimeToken, newOneTimeToken } from "./one-time-token.ts";

export const verificationLifeHours = 24;
const proposito = "verificacion";

export async function createVerificationToken(
  tx: Tx,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<string> {
  const { token, hash } = newOneTimeToken();
  const expira_en = now + hours(verificationLifeHours);
  await replaceTokens(tx, { usuario_id, proposito, hash, creado_en: now, expira_en });
  return token;
}

/**
 * Idempotent while the link lives (docs/reglas.md 18). Answers whose link it is; throws 400 for a
 * dead one.
 */
export async function verifyEmail(
  tx: Tx,
  { token, now }: { token: string; now: number },
): Promise<number> {
  const wanted = { proposito, hash: hashOneTimeToken(token), now } as const;
  const found = await findLiveToken(tx, wanted);
  if (!found) throw invalidToken();
  const { id, usuario_id } = found;
  if (found.usado_en !== null) return usuario_id;
  if (await markTokenUsed(tx, { id, now })) {
    await verifyUsuario(tx, { usuario_id, now });
  } else if (!(await findLiveToken(tx, wanted))) {
    // Deleted by a concurrent call, not used.
    throw invalidToken();
  }
  return usuario_id;
}

function invalidToken(): AppError {
  return new AppError({ status: 400, message: errorMessages.verificationTokenInvalid });
}

/** Enqueues the welcome the first time. */
export async function verifyUsuario(
  tx: Tx,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<void> {
  if (!(await markVerified(tx, { usuario_id, now }))) return;
  const usuario = await findUsuarioById(tx, usuario_id);
  if (usuario) await enqueueWelcome(tx, { usuario_id, email: usuario.email, now });
}
