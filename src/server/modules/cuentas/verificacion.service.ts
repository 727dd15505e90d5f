import { createHash, randomBytes } from "node:crypto";
import { errorMessages } from "#contract/error-messages.ts";
import { hours } from "../../clock.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { markVerified } from "./cuentas.queries.ts";
import { findLiveToken, markTokenUsed, replaceTokens } from "./tokens-correo.queries.ts";

export const verificacionLifeHours = 24;
const proposito = "verificacion";

/**
 * Makes the one token with which this account can be verified; older ones stop working. Only its
 * SHA-256 is stored, so a stolen database opens no account; 256 random bits need no slow hash.
 */
export async function createVerificacionToken(
  tx: Db,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expira_en = now + hours(verificacionLifeHours);
  await replaceTokens(tx, {
    usuario_id,
    proposito,
    hash: hashToken(token),
    creado_en: now,
    expira_en,
  });
  return token;
}

/**
 * Verifies the account that a link belongs to. A used link goes on answering the same success
 * while it lives: scanners and impatient people open links twice.
 */
export async function verificarEmail(
  tx: Db,
  { token, now }: { token: string; now: number },
): Promise<void> {
  const found = await findLiveToken(tx, { proposito, hash: hashToken(token), now });
  if (!found) throw new AppError({ status: 400, message: errorMessages.verificationTokenInvalid });
  if (found.usado_en !== null) return;
  await markTokenUsed(tx, found.id, now);
  await markVerified(tx, found.usuario_id, now);
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
