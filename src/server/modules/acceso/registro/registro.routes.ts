import { accountEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { takeCorreo } from "../../../limits/correo-limits.ts";
import { rememberAccess } from "../../../limits/known-access.ts";
import { accesoMessages } from "../acceso.messages.ts";
import { findUsuarioById } from "../acceso.queries.ts";
import { checkNewPassword } from "../acceso.service.ts";
import { signIn } from "../factor/sign-in.service.ts";
import { verifyEmail } from "./open-link.service.ts";
import { registerUsuario, resendVerification } from "./register.service.ts";
import { rejectRegistro } from "./reject-registro.service.ts";
import { saltOf } from "./waiting-registros.service.ts";

export const registroRoutes: Handlers<
  "registerUsuario" | "verifyEmail" | "resendVerification" | "rejectRegistro"
> = {
  async registerUsuario(input) {
    const { ctx, body, origin } = input;
    const { password, ...person } = body;
    const { email } = person;
    checkNewPassword(ctx, { password, owner: person });
    // Hashed before the address is looked up: a taken one must take the same time.
    const password_hash = await ctx.passwords.hash(password, saltOf(ctx.config, email));
    await inTransaction(ctx.db, async (tx) => {
      const ask = { email, clientAddress: origin.address };
      const isMailed = await takeCorreo(tx, ctx, { kind: "registro", ask });
      const { navegador, ...rest } = person;
      const now = ctx.clock.now();
      await registerUsuario(tx, { ...rest, navegador, password_hash, isMailed, now });
      await recordSecurityEvent(tx, ctx, { ...accountEvent("registro", input), email });
    });
    return { answer: { mensaje: accesoMessages.registered } };
  },

  async verifyEmail(input) {
    const { ctx, query } = input;
    const opened = await inTransaction(ctx.db, async (tx) => {
      const { token, navegador } = query;
      const { isOwnBrowser, ...who } = await verifyEmail(tx, {
        token,
        navegador,
        now: ctx.clock.now(),
      });
      await rememberAccess(tx, ctx, { email: who.email, navegador });
      await recordSecurityEvent(tx, ctx, { ...accountEvent("verificacion", input), ...who });
      return { isOwnBrowser, ...who };
    });
    const { verified: mensaje, verifiedHere } = accesoMessages;
    if (!opened.isOwnBrowser) return { answer: { mensaje } };
    const usuario = await findUsuarioById(ctx.db, opened.usuario_id);
    if (!usuario) return { answer: { mensaje } };
    const entered = await signIn(input, { usuario, via: "correo" });
    if (!("token" in entered)) return { answer: { mensaje } };
    return { answer: { mensaje: verifiedHere, token: entered.token } };
  },

  async resendVerification({ ctx, body: { email, navegador }, origin }) {
    await inTransaction(ctx.db, async (tx) => {
      const ask = { email, clientAddress: origin.address };
      if (!(await takeCorreo(tx, ctx, { kind: "registro", ask }))) return;
      await resendVerification(tx, { email, navegador, now: ctx.clock.now() });
    });
    return { answer: { mensaje: accesoMessages.resent } };
  },

  async rejectRegistro(input) {
    const { ctx, body } = input;
    await inTransaction(ctx.db, async (tx) => {
      const email = await rejectRegistro(tx, { token: body.token, now: ctx.clock.now() });
      if (email === null) return;
      await recordSecurityEvent(tx, ctx, { ...accountEvent("registro_rechazado", input), email });
    });
    return { answer: { mensaje: accesoMessages.registroRejected } };
  },
};
