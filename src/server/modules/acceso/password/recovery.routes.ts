import { accountEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { takeCorreo } from "../../../limits/correo-limits.ts";
import { rememberAccess } from "../../../limits/known-access.ts";
import { forgetLoginTries } from "../../../limits/limits.ts";
import { accesoMessages } from "../acceso.messages.ts";
import { checkNewPassword } from "../acceso.service.ts";
import { enqueueRecovery } from "../account-mails.service.ts";
import { findRecoveryOwner, isRecoveryLive, resetPassword } from "./recovery.service.ts";

export const recoveryRoutes: Handlers<"requestRecovery" | "checkRecovery" | "resetPassword"> = {
  async requestRecovery(input) {
    const { ctx, body, origin } = input;
    const { email, navegador } = body;
    const ask = { email, navegador, clientAddress: origin.address };
    await inTransaction(ctx.db, async (tx) => {
      const isMailed = await takeCorreo(tx, ctx, { kind: "recuperacion", ask });
      if (isMailed) await enqueueRecovery(tx, { email, now: ctx.clock.now() });
      await recordSecurityEvent(tx, ctx, { ...accountEvent("recuperacion_pedida", input), email });
    });
    return { answer: { mensaje: accesoMessages.recoveryRequested } };
  },

  async checkRecovery({ ctx, body }) {
    const vigente = await isRecoveryLive(ctx.db, { token: body.token, now: ctx.clock.now() });
    return { answer: { vigente } };
  },

  async resetPassword(input) {
    const { ctx, body, origin } = input;
    const { token, password } = body;
    const now = ctx.clock.now();
    // A password that may not be chosen is refused before the link is looked up.
    checkNewPassword(ctx, { password, owner: null });
    const owner = await findRecoveryOwner(ctx.db, { token, now });
    checkNewPassword(ctx, { password, owner });
    const password_hash = await ctx.passwords.hash(password);
    await inTransaction(ctx.db, async (tx) => {
      const usuario = await resetPassword(tx, { token, password_hash, now });
      const { email } = usuario;
      await forgetLoginTries(tx, ctx.config, email);
      // Opens the way in for an owner who is elsewhere while strangers guess.
      await rememberAccess(tx, ctx, { email, clientAddress: origin.address });
      await recordSecurityEvent(tx, ctx, { ...accountEvent("recuperacion", input), ...usuario });
    });
    return { answer: { mensaje: accesoMessages.passwordReset } };
  },
};
