import { factorMessages } from "#contract/factor-messages.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { minutes } from "../../../time/clock.ts";
import { hashOneTimeToken, newOneTimeToken } from "../one-time-token.ts";
import { consumeReto, findLiveReto, insertReto, type Proposito } from "./retos.queries.ts";

export const retoLifeMs = minutes(5);

type Question = { usuario_id: number; sesion_version: number; proposito: Proposito; now: number };

/** A reto is the challenge of a passkey, too. */
export async function createReto(db: Db, { now, ...question }: Question): Promise<string> {
  const { token, hash } = newOneTimeToken();
  await insertReto(db, { ...question, hash, creado_en: now, expira_en: now + retoLifeMs });
  return token;
}

type Answered = { reto: string; proposito: Proposito; now: number };

export async function findRetoOwner(db: Db, { reto, proposito, now }: Answered) {
  return findLiveReto(db, { hash: hashOneTimeToken(reto), proposito, now });
}

/** Throws 409 when it was used meanwhile. */
export async function closeReto(
  tx: Tx,
  { reto, usuario_id, proposito, now }: Answered & { usuario_id: number },
): Promise<void> {
  const hash = hashOneTimeToken(reto);
  if (!(await consumeReto(tx, { hash, usuario_id, proposito, now }))) throw retoOver();
}

export function retoOver(): AppError {
  return new AppError({ status: 409, message: factorMessages.retoOver });
}
