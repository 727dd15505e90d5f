import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/handlers.ts";
import { forgetLoginTries } from "../../http/limits.ts";
import { enqueueRecuperacion } from "./correos-cuenta.service.ts";
import { cuentasMessages } from "./cuentas.messages.ts";
import { checkNewPassword } from "./cuentas.service.ts";
import { checkRecuperacionToken, resetPassword } from "./recuperacion.service.ts";

export const recuperacionRoutes: Handlers<"solicitarRecuperacion" | "resetearPassword"> = {
  async solicitarRecuperacion({ ctx, body }) {
    const now = ctx.clock.now();
    await inTransaction(ctx.db, (tx) => enqueueRecuperacion(tx, { email: body.email, now }));
    ctx.wakeOutbox();
    return { answer: { mensaje: cuentasMessages.recoveryRequested } };
  },

  async resetearPassword({ ctx, body: { token, password } }) {
    checkNewPassword(password);
    const now = ctx.clock.now();
    await checkRecuperacionToken(ctx.db, { token, now });
    const password_hash = await ctx.passwords.hash(password);
    await inTransaction(ctx.db, async (tx) => {
      const { email } = await resetPassword(tx, { token, password_hash, now });
      await forgetLoginTries(tx, ctx.config, email);
    });
    ctx.wakeOutbox();
    return { answer: { mensaje: cuentasMessages.passwordReset } };
  },
};
