import { errorMessages } from "#contract/error-messages.ts";
import type { Seguridad } from "#contract/schemas/factor.ts";
import { accountEvent, actorOf, recordAct, recordSecurityEvent } from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { notFound, sessionEnded } from "../../../errors.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { findUsuarioById } from "../acceso.queries.ts";
import { factorMensajes } from "./factor.messages.ts";
import { hasPendingFactor, listFactors } from "./factors.service.ts";
import { prove, startProof } from "./proof.service.ts";
import { takeFactorsAway } from "./remove-factors.service.ts";
import type { NewRespaldos } from "./respaldos.service.ts";
import {
  addPasskey,
  confirmCode,
  removeCode,
  removePasskey,
  renewRespaldos,
  startCode,
  startPasskey,
} from "./set-up.service.ts";
import { finishSignIn } from "./sign-in.service.ts";
import { hasPasskeys } from "./webauthn.ts";

export const factorRoutes: Handlers<
  | "answerReto"
  | "getSeguridad"
  | "startCodigo"
  | "confirmCodigo"
  | "deleteCodigo"
  | "startPasskey"
  | "createPasskey"
  | "deletePasskey"
  | "createRespaldos"
  | "removeFactorOf"
  | "startPrueba"
  | "createPrueba"
> = {
  async answerReto(input) {
    return { answer: { token: await finishSignIn(input, input.body) } };
  },
  async getSeguridad({ ctx, session }) {
    return { answer: await readSeguridad(ctx, session) };
  },
  async startCodigo({ ctx, session }) {
    return { answer: await startCode(ctx, session) };
  },
  async confirmCodigo(input) {
    const respaldos = await confirmCode(input, input.body);
    return answerChange(input, { mensaje: factorMensajes.codigoAdded, respaldos });
  },
  async deleteCodigo(input) {
    await removeCode(input);
    return answerChange(input, { mensaje: factorMensajes.codigoRemoved, respaldos: null });
  },
  async startPasskey({ ctx, session }) {
    return { answer: await startPasskey(ctx, session) };
  },
  async createPasskey(input) {
    const respaldos = await addPasskey(input, input.body);
    return answerChange(input, { mensaje: factorMensajes.passkeyAdded, respaldos });
  },
  async deletePasskey(input) {
    await removePasskey(input, input.query);
    return answerChange(input, { mensaje: factorMensajes.passkeyRemoved, respaldos: null });
  },
  async createRespaldos(input) {
    const respaldos = await renewRespaldos(input);
    return answerChange(input, { mensaje: factorMensajes.respaldosRenewed, respaldos });
  },
  async removeFactorOf(input) {
    const { ctx, query } = input;
    const usuario = await findUsuarioById(ctx.db, query.usuario_id);
    if (!usuario) throw notFound(errorMessages.usuarioNotFound);
    const { id: usuario_id, email } = usuario;
    const now = ctx.clock.now();
    await inTransaction(ctx.db, async (tx) => {
      await takeFactorsAway(tx, { usuario_id, email, by: input.session.usuario_id, now });
      await recordAct(tx, {
        actor: actorOf(input),
        accion: "Quitó el segundo factor de la cuenta",
        entidad: "usuario",
        entidad_id: usuario_id,
        antes: { segundo_factor: true },
        despues: { segundo_factor: false },
        now,
      });
      const event = accountEvent("segundo_factor_quitado", input);
      await recordSecurityEvent(tx, ctx, { ...event, datos: { sobre_usuario_id: usuario_id } });
    });
    return { answer: { mensaje: factorMensajes.factorTaken } };
  },
  async startPrueba({ ctx, session }) {
    return { answer: await startProof(ctx, session) };
  },
  async createPrueba(input) {
    const vale_hasta = await prove(input, input.body);
    return { answer: { mensaje: factorMensajes.proved, vale_hasta } };
  },
};

async function answerChange(
  { ctx, session }: { ctx: AppContext; session: Session },
  change: { mensaje: string; respaldos: NewRespaldos },
) {
  return { answer: { ...change, seguridad: await readSeguridad(ctx, session) } };
}

async function readSeguridad(ctx: AppContext, { usuario_id }: Session): Promise<Seguridad> {
  const usuario = await findUsuarioById(ctx.db, usuario_id);
  if (!usuario) throw sessionEnded();
  const { code, passkeys, respaldos } = await listFactors(ctx, usuario_id);
  return {
    tiene_password: usuario.password_hash !== null,
    admite_passkeys: hasPasskeys(ctx.config),
    pendiente: await hasPendingFactor(ctx, usuario_id),
    codigo: code?.activado_en ? { activado_en: code.activado_en } : null,
    passkeys: passkeys.map(({ id, nombre, creado_en, usado_en }) => ({
      id,
      nombre,
      creado_en,
      usado_en,
    })),
    respaldos,
  };
}
