import type * as z from "zod/mini";
import { factorMessages } from "#contract/factor-messages.ts";
import type { NewPasskeyAnswerSchema } from "#contract/schemas/factor.ts";
import { accountEvent, recordSecurityEvent } from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { AppError, conflict, invalid, notFound, sessionEnded } from "../../../errors.ts";
import type { OwnCall } from "../../../http/api/handlers.ts";
import { tellAdmins } from "../administradores/equipo-mails.service.ts";
import {
  activateCode,
  deleteCode,
  findPendingCode,
  lockFactorOwner,
  savePendingCode,
} from "./codigos.queries.ts";
import { enqueueFactorAdded, enqueueFactorRemoved } from "./factor-mails.service.ts";
import { openSecret, sealSecret } from "./factor-secret.ts";
import { listFactors } from "./factors.service.ts";
import { describeSecret, findStep, newCodeSecret } from "./one-time-code.ts";
import { deletePasskey, insertPasskey, listPasskeys, maxPasskeys } from "./passkeys.queries.ts";
import { forgetProofsBeside } from "./proof.queries.ts";
import { issueRespaldos, type NewRespaldos } from "./respaldos.service.ts";
import { closeReto, createReto, findRetoOwner, retoOver } from "./retos.service.ts";
import { askForNewPasskey, hasPasskeys, readNewPasskey } from "./webauthn.ts";

const proposito = "passkey";

type Via = "codigo" | "passkey" | "codigo_recuperacion";

/** Throws 409 when the account has an app already: a stranger must not replace it unseen. */
export async function startCode(ctx: AppContext, session: Session) {
  const secret = newCodeSecret();
  const { usuario_id, email } = session;
  const secreto = sealSecret(ctx.config, { usuario_id, secret });
  const now = ctx.clock.now();
  const isSaved = await inTransaction(ctx.db, (tx) =>
    savePendingCode(tx, { usuario_id, secreto, now }),
  );
  if (!isSaved) throw conflict(factorMessages.codigoExists);
  return describeSecret(secret, { tienda: ctx.config.tienda().nombre, email });
}

/** Throws 409 without a set-up under way, 422 for a wrong code. */
export async function confirmCode(
  call: OwnCall,
  { codigo }: { codigo: string },
): Promise<NewRespaldos> {
  const { ctx, session } = call;
  const { usuario_id } = session;
  const pending = await findPendingCode(ctx.db, usuario_id);
  const opened = pending ? openSecret(ctx.config, pending) : null;
  if (!pending || opened === null) throw conflict(factorMessages.codigoNotStarted);
  const now = ctx.clock.now();
  const step = findStep(opened.secret, { codigo, now });
  if (step === null) throw wrongCode();
  return changeFactors(call, async (tx) => {
    const { secreto } = pending;
    if (!(await activateCode(tx, { usuario_id, secreto, step, now }))) {
      throw conflict(factorMessages.codigoNotStarted);
    }
    await forgetProofsBeside(tx, session);
    await enqueueFactorAdded(tx, { ...session, factor: "codigo", now });
    await recordChange(tx, call, { tipo: "segundo_factor_agregado", via: "codigo" });
    return issueRespaldos(tx, { usuario_id, isOnlyFirst: true, now });
  });
}

export async function removeCode(call: OwnCall): Promise<void> {
  const { ctx, session } = call;
  const now = ctx.clock.now();
  await changeFactors(call, async (tx) => {
    if (!(await deleteCode(tx, session.usuario_id))) return;
    await enqueueFactorRemoved(tx, { ...session, factor: "codigo", now });
    await tellWhenUnprotected(tx, call, now);
    await recordChange(tx, call, { tipo: "segundo_factor_quitado", via: "codigo" });
  });
}

/** Throws 409 with ten passkeys, 422 in a shop whose address admits none. */
export async function startPasskey(ctx: AppContext, session: Session) {
  if (!hasPasskeys(ctx.config)) throw invalid(factorMessages.passkeysUnsupported);
  const { usuario_id, sesion_version } = session;
  const passkeys = await listPasskeys(ctx.db, usuario_id);
  if (passkeys.length >= maxPasskeys) throw conflict(factorMessages.passkeyLimit);
  const now = ctx.clock.now();
  const reto = await createReto(ctx.db, { usuario_id, sesion_version, proposito, now });
  return { reto, passkey: await askForNewPasskey(ctx.config, { reto, owner: session, passkeys }) };
}

type NewPasskey = {
  reto: string;
  nombre: string;
  passkey: z.output<typeof NewPasskeyAnswerSchema>;
};

/** Throws 409 for a reto that is over or a passkey of another account, 422 for a wrong answer. */
export async function addPasskey(
  call: OwnCall,
  { reto, nombre, passkey }: NewPasskey,
): Promise<NewRespaldos> {
  const { ctx, session } = call;
  const { usuario_id } = session;
  const now = ctx.clock.now();
  const asked = await findRetoOwner(ctx.db, { reto, proposito, now });
  if (asked?.id !== usuario_id) throw retoOver();
  const made = await readNewPasskey(ctx.config, { reto, answer: passkey });
  if (made === null) throw invalid(factorMessages.passkeyRefused);
  return changeFactors(call, async (tx) => {
    await closeReto(tx, { reto, usuario_id, proposito, now });
    if ((await listPasskeys(tx, usuario_id)).length >= maxPasskeys) {
      throw conflict(factorMessages.passkeyLimit);
    }
    const id = await insertPasskey(tx, { ...made, usuario_id, nombre, now });
    if (id === undefined) throw conflict(factorMessages.passkeyTaken);
    await forgetProofsBeside(tx, session);
    await enqueueFactorAdded(tx, { ...session, factor: "passkey", now });
    await recordChange(tx, call, { tipo: "segundo_factor_agregado", via: "passkey" });
    return issueRespaldos(tx, { usuario_id, isOnlyFirst: true, now });
  });
}

/** Throws 404. */
export async function removePasskey(call: OwnCall, { id }: { id: number }): Promise<void> {
  const { ctx, session } = call;
  const { usuario_id } = session;
  const now = ctx.clock.now();
  await changeFactors(call, async (tx) => {
    if (!(await deletePasskey(tx, { usuario_id, id })))
      throw notFound(factorMessages.passkeyNotFound);
    await enqueueFactorRemoved(tx, { ...session, factor: "passkey", now });
    await tellWhenUnprotected(tx, call, now);
    await recordChange(tx, call, { tipo: "segundo_factor_quitado", via: "passkey" });
  });
}

/** Throws 409 for an account without a factor that they could stand in for. */
export async function renewRespaldos(call: OwnCall): Promise<NewRespaldos> {
  const { ctx, session } = call;
  const { usuario_id } = session;
  const now = ctx.clock.now();
  return changeFactors(call, async (tx) => {
    const { isProtected } = await listFactors({ ...ctx, db: tx }, usuario_id);
    if (!isProtected) throw conflict(factorMessages.factorMissing);
    await enqueueFactorAdded(tx, { ...session, factor: "respaldo", now });
    await recordChange(tx, call, { tipo: "segundo_factor_agregado", via: "codigo_recuperacion" });
    return issueRespaldos(tx, { usuario_id, isOnlyFirst: false, now });
  });
}

/** The others learn when an account of theirs is left with its password only. */
async function tellWhenUnprotected(tx: Tx, { ctx, session }: OwnCall, now: number): Promise<void> {
  const { usuario_id } = session;
  if ((await listFactors({ ...ctx, db: tx }, usuario_id)).isProtected) return;
  await tellAdmins(tx, {
    cambio: "factor_quitado",
    sobre_usuario_id: usuario_id,
    por_usuario_id: usuario_id,
    now,
  });
}

/** One change of an account's factors at a time, and none on behalf of an ended session. */
function changeFactors<T>({ ctx, session }: OwnCall, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockFactorOwner(tx, session))) throw sessionEnded();
    return change(tx);
  });
}

type Change = "segundo_factor_agregado" | "segundo_factor_quitado";

function recordChange(tx: Tx, call: OwnCall, change: { tipo: Change; via: Via }): Promise<void> {
  const event = accountEvent(change.tipo, call);
  return recordSecurityEvent(tx, call.ctx, { ...event, datos: { via: change.via } });
}

function wrongCode(): AppError {
  const message = factorMessages.codigoWrong;
  return new AppError({ status: 422, message, campos: { codigo: message } });
}
