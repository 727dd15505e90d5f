import type { AppContext } from "../../context.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/handlers.ts";
import { cuentasMessages } from "./cuentas.messages.ts";
import { raiseSesionVersion, replacePasswordHash, type UsuarioRow } from "./cuentas.queries.ts";
import {
  checkCredentials,
  checkNewPassword,
  reenviarVerificacion,
  registrar,
} from "./cuentas.service.ts";
import { signSessionToken } from "./session-token.ts";
import { verificarEmail } from "./verificacion.service.ts";

export const cuentasRoutes: Handlers<
  "login" | "registrar" | "verificarEmail" | "reenviarVerificacion" | "logout"
> = {
  async login({ ctx, body }) {
    const usuario = await checkCredentials(ctx.db, { ...body, passwords: ctx.passwords });
    await strengthenHash(ctx, usuario, body.password);
    return { answer: { token: await signSessionToken(ctx.config, usuario, ctx.clock.now()) } };
  },

  async registrar({ ctx, body }) {
    const { password, nombre, email } = body;
    checkNewPassword(password);
    // Hashed before the address is looked up: a taken one costs the same time.
    const password_hash = await ctx.passwords.hash(password);
    await inTransaction(ctx.db, (tx) =>
      registrar(tx, { nombre, email, password_hash, now: ctx.clock.now() }),
    );
    ctx.wakeOutbox();
    return { answer: { mensaje: cuentasMessages.registered } };
  },

  async verificarEmail({ ctx, query }) {
    await inTransaction(ctx.db, (tx) =>
      verificarEmail(tx, { token: query.token, now: ctx.clock.now() }),
    );
    ctx.wakeOutbox();
    return { answer: { mensaje: cuentasMessages.verified } };
  },

  async reenviarVerificacion({ ctx, body }) {
    await inTransaction(ctx.db, (tx) =>
      reenviarVerificacion(tx, { email: body.email, now: ctx.clock.now() }),
    );
    ctx.wakeOutbox();
    return { answer: { mensaje: cuentasMessages.resent } };
  },

  async logout({ ctx, session }) {
    await inTransaction(ctx.db, (tx) => raiseSesionVersion(tx, session.usuario_id));
    return { answer: { mensaje: cuentasMessages.loggedOut } };
  },
};

/** A login is the one moment at which the password is at hand to hash it with today's settings. */
async function strengthenHash(
  ctx: AppContext,
  { id, password_hash }: UsuarioRow,
  password: string,
): Promise<void> {
  if (password_hash === null || !ctx.passwords.needsRehash(password_hash)) return;
  const to = await ctx.passwords.hash(password);
  await replacePasswordHash(ctx.db, { usuario_id: id, from: password_hash, to });
}
