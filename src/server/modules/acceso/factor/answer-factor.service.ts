import type * as z from "zod/mini";
import { factorMessages } from "#contract/factor-messages.ts";
import type { AnswerRetoSchema } from "#contract/schemas/factor.ts";
import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { countFactorTry } from "../../../http/guard/factor-tries.ts";
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

type Passkey = NonNullable<Answer["passkey"]>;

/** A right answer that is not used up yet. */
export type RightAnswer =
  | { metodo: "codigo"; step: number; from: string; to: string }
  | { metodo: "respaldo"; hash: string }
  | { metodo: "passkey"; id: number; from: number; to: number };

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
  const { codigo, respaldo, passkey, reto } = answer;
  if (codigo !== undefined) {
    const counted = await countFactorTry(ctx, { usuario_id, metodo: "codigo" });
    const result = await work(await checkCode(ctx, { usuario_id, codigo }));
    await counted.succeed();
    return result;
  }
  if (respaldo !== undefined) {
    const counted = await countFactorTry(ctx, { usuario_id, metodo: "respaldo" });
    const result = await work({ metodo: "respaldo", hash: hashRecoveryCode(respaldo) });
    await counted.succeed();
    return result;
  }
  if (passkey === undefined || reto === undefined) throw wrong("passkey", usuario_id);
  // A signature cannot be guessed: nobody can lock the owner of a passkey out.
  return work(await checkSignature(ctx, { usuario_id, reto, passkey }));
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
  { usuario_id, reto, passkey }: { usuario_id: number; reto: string; passkey: Passkey },
): Promise<RightAnswer> {
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
