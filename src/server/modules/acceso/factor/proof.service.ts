import type * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { factorMessages } from "#contract/factor-messages.ts";
import type {
  ProofMethod,
  PruebaSchema,
  StartPruebaAnswerSchema,
} from "#contract/schemas/factor.ts";
import { accountEvent, recordSecurityEvent } from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { AppError, sessionEnded } from "../../../errors.ts";
import { freshProofMs } from "../../../http/api/fresh-proof.ts";
import type { OwnCall } from "../../../http/api/handlers.ts";
import { findUsuarioById } from "../acceso.queries.ts";
import { takeAnswer, withAnswer } from "./answer-factor.service.ts";
import { listFactors } from "./factors.service.ts";
import { markSesionProved } from "./proof.queries.ts";
import { closeReto, createReto, findRetoOwner, retoOver } from "./retos.service.ts";
import { askForPasskey } from "./webauthn.ts";

const proposito = "prueba";

/**
 * A proof is asked of everybody in production; in a demo only of an account that has a second
 * factor, so that the demo accounts of the published checks go on working for as long as they like.
 */
export async function isProofAsked(
  ctx: Pick<AppContext, "db" | "config">,
  { usuario_id }: Session,
): Promise<boolean> {
  if (ctx.config.mode === "production") return true;
  return (await listFactors(ctx, usuario_id)).isProtected;
}

/** By what the caller can prove; throws 403 when only a new sign-in does. */
export async function startProof(
  ctx: AppContext,
  session: Session,
): Promise<z.input<typeof StartPruebaAnswerSchema>> {
  const { usuario_id, sesion_version } = session;
  const usuario = await findUsuarioById(ctx.db, usuario_id);
  if (!usuario) throw sessionEnded();
  const { metodos: factors, passkeys } = await listFactors(ctx, usuario_id);
  const metodos: ProofMethod[] = factors.filter((metodo) => metodo !== "respaldo");
  if (usuario.password_hash !== null) metodos.push("password");
  if (metodos.length === 0) throw new AppError({ status: 403, message: factorMessages.proofNone });
  if (!metodos.includes("passkey")) return { metodos, reto: null, passkey: null };
  const now = ctx.clock.now();
  const reto = await createReto(ctx.db, { usuario_id, sesion_version, proposito, now });
  return { metodos, reto, passkey: await askForPasskey(ctx.config, { reto, passkeys }) };
}

/** Answers until when it counts. Throws 422 for a wrong answer, 429 after too many. */
export async function prove(call: OwnCall, body: z.output<typeof PruebaSchema>): Promise<number> {
  const { ctx, session } = call;
  const now = ctx.clock.now();
  if (body.password !== undefined) {
    await checkPassword(ctx, { usuario_id: session.usuario_id, password: body.password });
    await inTransaction(ctx.db, (tx) => markProved(tx, call, "password"));
    return now + freshProofMs;
  }
  const { usuario_id, email } = session;
  const { reto, codigo, passkey } = body;
  if (reto !== undefined) await checkRetoOwner(ctx, { reto, usuario_id });
  const owner = { usuario_id, email };
  const answer = { codigo, passkey, reto, respaldo: undefined };
  await withAnswer(ctx, { owner, answer }, (right) =>
    inTransaction(ctx.db, async (tx) => {
      if (reto !== undefined) await closeReto(tx, { reto, usuario_id, proposito, now });
      await takeAnswer(tx, { owner, right, now });
      await markProved(tx, call, codigo === undefined ? "passkey" : "codigo");
    }),
  );
  return now + freshProofMs;
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
  via: "password" | "codigo" | "passkey",
): Promise<void> {
  const { ctx, session } = call;
  const proof = { sesion_id: session.sesion_id, now: ctx.clock.now() };
  if (!(await markSesionProved(tx, proof))) throw sessionEnded();
  await recordSecurityEvent(tx, ctx, { ...accountEvent("prueba", call), datos: { via } });
}
