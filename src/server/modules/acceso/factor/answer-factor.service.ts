import type * as z from "zod/mini";
import { factorMessages } from "#contract/factor-messages.ts";
import type { AnswerRetoSchema } from "#contract/schemas/factor.ts";
import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { countFactorTry } from "../../../limits/factor-tries.ts";
import { findActiveCode, takeCodeStep } from "./codigos.queries.ts";
import { enqueueRespaldoUsed } from "./factor-mails.service.ts";
import { openSecret, sealSecret } from "./factor-secret.ts";
import { findStep } from "./one-time-code.ts";
import { listPasskeys, markPasskeyUsed } from "./passkeys.queries.ts";
import { hashRecoveryCode } from "./recovery-code.ts";
import { consumeRespaldo, countRespaldos } from "./respaldos.queries.ts";
import { checkPasskey } from "./webauthn.ts";

type FactorContext = Pick<AppContext, "db" | "clock" | "config" | "log">;
type Owner = { usuario_id: number; email: string };
type Answer = Pick<z.output<typeof AnswerRetoSchema>, "codigo" | "respaldo" | "passkey"> & {
  reto: string | undefined;
};

/** A right answer that is not used up yet. */
export type RightAnswer =
  | { metodo: "codigo"; step: number; from: string; to: string }
  | { metodo: "respaldo"; hash: string }
  | { metodo: "passkey"; id: number; from: number; to: number };

/** How the trail names the methods. */
export const factorWays = {
  codigo: "codigo",
  respaldo: "codigo_recuperacion",
  passkey: "passkey",
} as const;

/**
 * Throws 422 for a wrong answer and 429 after too many. Outside of a transaction: `takeAnswer` then
 * uses it up. `work` runs between the count of a try and its success.
 */
export async function withAnswer<T>(
  ctx: FactorContext,
  { owner, answer }: { owner: Owner; answer: Answer },
  work: (right: RightAnswer) => Promise<T>,
): Promise<T> {
  const { usuario_id } = owner;
  const typed = readTyped(answer);
  // A signature cannot be guessed: nobody can lock the owner of a passkey out.
  if (typed === null) return work(await checkSignature(ctx, { usuario_id, answer }));
  const { metodo, text } = typed;
  const counted = await countFactorTry(ctx, { usuario_id, metodo });
  const right: RightAnswer =
    metodo === "codigo"
      ? await checkCode(ctx, { usuario_id, codigo: text })
      : { metodo, hash: hashRecoveryCode(text) };
  const result = await work(right);
  await counted.succeed();
  return result;
}

function readTyped({ codigo, respaldo }: Answer) {
  if (codigo !== undefined) return { metodo: "codigo", text: codigo } as const;
  return respaldo === undefined ? null : ({ metodo: "respaldo", text: respaldo } as const);
}

async function checkCode(
  ctx: FactorContext,
  { usuario_id, codigo }: { usuario_id: number; codigo: string },
): Promise<RightAnswer> {
  const row = await findActiveCode(ctx.db, usuario_id);
  if (!row) throw wrong("codigo", usuario_id);
  const { secreto: from } = row;
  const opened = openSecret(ctx.config, row);
  if (opened === null) {
    ctx.log.error({ usuario_id }, "the secret of an app's codes cannot be decrypted");
    throw wrong("codigo", usuario_id);
  }
  const { secret, isCurrent } = opened;
  const step = findStep(secret, { codigo, now: ctx.clock.now() });
  if (step === null) throw wrong("codigo", usuario_id);
  const to = isCurrent ? from : sealSecret(ctx.config, { usuario_id, secret });
  return { metodo: "codigo", step, from, to };
}

async function checkSignature(
  { db, config }: FactorContext,
  { usuario_id, answer }: { usuario_id: number; answer: Answer },
): Promise<RightAnswer> {
  const { reto, passkey } = answer;
  if (passkey === undefined || reto === undefined) throw wrong("passkey", usuario_id);
  const stored = (await listPasskeys(db, usuario_id)).find(
    ({ credencial }) => credencial === passkey.id,
  );
  if (!stored) throw wrong("passkey", usuario_id);
  const to = await checkPasskey(config, { reto, answer: passkey, passkey: stored });
  if (to === null) throw wrong("passkey", usuario_id);
  return { metodo: "passkey", id: stored.id, from: stored.contador, to };
}

/** Uses the answer up; throws 422 when that happened before. A mail tells of a recovery code. */
export async function takeAnswer(
  tx: Tx,
  { owner, right, now }: { owner: Owner; right: RightAnswer; now: number },
): Promise<void> {
  const { usuario_id } = owner;
  if (right.metodo === "codigo") {
    if (!(await takeCodeStep(tx, { usuario_id, ...right }))) throw wrong("codigo", usuario_id);
    return;
  }
  if (right.metodo === "passkey") {
    if (!(await markPasskeyUsed(tx, { ...right, now }))) throw wrong("passkey", usuario_id);
    return;
  }
  if (!(await consumeRespaldo(tx, { usuario_id, hash: right.hash, now })))
    throw wrong("respaldo", usuario_id);
  const left = await countRespaldos(tx, usuario_id);
  await enqueueRespaldoUsed(tx, { ...owner, left, now });
}

const sentences = {
  codigo: factorMessages.codigoWrong,
  respaldo: factorMessages.respaldoWrong,
  passkey: factorMessages.passkeyRefused,
} as const;

function wrong(metodo: keyof typeof sentences, usuario_id: number): AppError {
  const message = sentences[metodo];
  const event = { tipo: "segundo_factor_usado", motivo: metodo, usuario_id } as const;
  return new AppError({ status: 422, message, campos: { [metodo]: message }, event });
}
