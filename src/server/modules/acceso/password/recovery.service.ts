import { errorMessages } from "#contract/error-messages.ts";
import { minutes } from "../../../clock.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { dropPendingLinks, enqueuePasswordChanged } from "../account-mails.service.ts";
import {
  consumeToken,
  deleteTokensOf,
  findLiveToken,
  insertToken,
} from "../mail-tokens.queries.ts";
import { hashOneTimeToken, newOneTimeToken } from "../one-time-token.ts";
import { verifyUsuario } from "../verification.service.ts";
import { setPassword } from "./password.queries.ts";

export const recoveryLifeMinutes = 30;
const proposito = "recuperacion";

/** Older links stay alive: a stranger who asks for a new one must not end the owner's. */
export async function createRecoveryToken(
  tx: Tx,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<string> {
  const { token, hash } = newOneTimeToken();
  const expira_en = now + minutes(recoveryLifeMinutes);
  await insertToken(tx, { usuario_id, proposito, hash, creado_en: now, expira_en });
  return token;
}

/** Throws 400. Call it before hashing: made-up tokens must cost nothing. */
export async function checkRecoveryToken(
  db: Db,
  { token, now }: { token: string; now: number },
): Promise<void> {
  const found = await findLiveToken(db, { proposito, hash: hashOneTimeToken(token), now });
  if (!found || found.usado_en !== null) throw invalidToken();
}

/** The link proved the address, so it counts as verified. Throws 400. */
export async function resetPassword(
  tx: Tx,
  { token, password_hash, now }: { token: string; password_hash: string; now: number },
): Promise<{ usuario_id: number; email: string }> {
  const usuario_id = await consumeToken(tx, { proposito, hash: hashOneTimeToken(token), now });
  if (usuario_id === undefined) throw invalidToken();
  const usuario = await setPassword(tx, { usuario_id, password_hash });
  if (!usuario) throw invalidToken();
  const { email } = usuario;
  await deleteTokensOf(tx, usuario_id);
  await dropPendingLinks(tx, email);
  await verifyUsuario(tx, { usuario_id, now });
  await enqueuePasswordChanged(tx, { usuario_id, email, now });
  return { usuario_id, email };
}

function invalidToken(): AppError {
  return new AppError({ status: 400, message: errorMessages.recoveryTokenInvalid });
}
