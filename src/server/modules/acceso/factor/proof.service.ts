import type * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { factorMessages } from "#contract/factor-messages.ts";
import type { OperationSpec } from "#contract/operations.ts";
import type {
  ProofMethod,
  PruebaSchema,
  StartPruebaAnswerSchema,
} from "#contract/schemas/factor.ts";
import { accountEvent, recordSecurityEvent, type SecurityFacts } from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { AppError, sessionEnded } from "../../../errors.ts";
import { freshProofMs } from "../../../http/api/fresh-proof.ts";
import type { OwnCall } from "../../../http/api/handlers.ts";
import { findUsuarioById } from "../acceso.queries.ts";
import { factorWays, takeAnswer, withAnswer } from "./answer-factor.service.ts";
import { lockFactorOwner } from "./codigos.queries.ts";
import { listFactors } from "./factors.service.ts";
import { markSesionProved } from "./proof.queries.ts";
import { closeReto, createReto, findRetoOwner, retoOver } from "./retos.service.ts";
import { askForPasskey } from "./webauthn.ts";

const proposito = "prueba";

/**
 * Where an operation asks everybody, a demo asks only an account that has a second factor, so that
 * the demo accounts of the published checks go on working for as long as they like.
 */
export async function isProofAsked(
  ctx: Pick<AppContext, "db" | "config">,
  { session, asksProof }: { session: Session; asksProof: OperationSpec["asksProof"] },
): Promise<boolean> {
  if (asksProof === true && ctx.config.mode === "production") return true;
  return (await listFactors(ctx, session.usuario_id)).isProtected;
}

/**
 * By what the caller can prove: the second factor of an account that has one, else its password.
 * Throws 403 when only a new sign-in does.
 */
export async function startProof(
  ctx: AppContext,
  session: Session,
): Promise<z.input<typeof StartPruebaAnswerSchema>> {
  const { usuario_id, sesion_version } = session;
  const usuario = await findUsuarioById(ctx.db, usuario_id);
  if (!usuario) throw sessionEnded();
  const { metodos: factors, passkeys, isProtected } = await listFactors(ctx, usuario_id);
  const metodos: ProofMethod[] = [...factors];
  if (!isProtected && usuario.password_hash !== null) metodos.push("password");
  if (metodos.length === 0) throw new AppError({ status: 403, message: factorMessages.proofNone });
  if (!metodos.includes("passkey")) return { metodos, reto: null, passkey: null };
  const now = ctx.clock.now();
  const reto = await createReto(ctx.db, { usuario_id, sesion_version, proposito, now });
  return { metodos, reto, passkey: await askForPasskey(ctx.config, { reto, passkeys }) };
}

/** Answers until when it counts. Throws 422 for a wrong answer, 429 after too many. */
export async function prove(
  call: OwnCall,
  { password, ...answer }: z.output<typeof PruebaSchema>,
): Promise<number> {
  const now = call.ctx.clock.now();
  if (password === undefined) await proveByFactor(call, answer);
  else await proveByPassword(call, password);
  return now + freshProofMs;
}

async function proveByPassword(call: OwnCall, password: string): Promise<void> {
  const { ctx, session } = call;
  // Before the password is looked at, so that the answer does not tell whether it was right.
  await refusePasswordAlone(ctx, session);
  await checkPassword(ctx, { usuario_id: session.usuario_id, password });
  await inTransaction(ctx.db, async (tx) => {
    // Again under the lock: a factor may have been added while the password was hashed.
    if (!(await lockFactorOwner(tx, session))) throw sessionEnded();
    await refusePasswordAlone({ ...ctx, db: tx }, session);
    await markProved(tx, call, "password");
  });
}

async function proveByFactor(
  call: OwnCall,
  { reto, ...given }: Omit<z.output<typeof PruebaSchema>, "password">,
): Promise<void> {
  const { ctx, session } = call;
  const { usuario_id, email } = session;
  const now = ctx.clock.now();
  if (reto !== undefined) await checkRetoOwner(ctx, { reto, usuario_id });
  const owner = { usuario_id, email };
  const { codigo, respaldo, passkey } = given;
  await withAnswer(ctx, { owner, answer: { codigo, respaldo, passkey, reto } }, (right) =>
    inTransaction(ctx.db, async (tx) => {
      if (reto !== undefined) await closeReto(tx, { reto, usuario_id, proposito, now });
      await takeAnswer(tx, { owner, right, now });
      await markProved(tx, call, factorWays[right.metodo]);
    }),
  );
}

/** Who stole a session and its password must not get past the second factor. */
async function refusePasswordAlone(
  ctx: Pick<AppContext, "db" | "config">,
  { usuario_id }: Session,
): Promise<void> {
  if (!(await listFactors(ctx, usuario_id)).isProtected) return;
  const message = factorMessages.proofByFactor;
  const event = { tipo: "prueba", motivo: "sin_segundo_factor" } as const;
  throw new AppError({ status: 422, message, campos: { password: message }, event });
}

async function checkRetoOwner(
  { db, clock }: AppContext,
  { reto, usuario_id }: { reto: string; usuario_id: number },
): Promise<void> {
  const asked = await findRetoOwner(db, { reto, proposito, now: clock.now() });
  if (asked?.id !== usuario_id) throw retoOver();
}

/** Unlike `proveIdentity`: a fresh sign-in must not prove anew, or one proof would last for ever. */
async function checkPassword(
  { db, passwords }: AppContext,
  { usuario_id, password }: { usuario_id: number; password: string },
): Promise<void> {
  const usuario = await findUsuarioById(db, usuario_id);
  if (!usuario) throw sessionEnded();
  const isRight =
    usuario.password_hash !== null && (await passwords.verify(password, usuario.password_hash));
  if (isRight) return;
  const message = errorMessages.passwordWrong;
  const event = { tipo: "prueba", motivo: "password" } as const;
  throw new AppError({ status: 422, message, campos: { password: message }, event });
}

async function markProved(
  tx: Tx,
  call: OwnCall,
  via: NonNullable<SecurityFacts["via"]>,
): Promise<void> {
  const { ctx, session } = call;
  const proof = { sesion_id: session.sesion_id, now: ctx.clock.now() };
  if (!(await markSesionProved(tx, proof))) throw sessionEnded();
  await recordSecurityEvent(tx, ctx, { ...accountEvent("prueba", call), datos: { via } });
}
