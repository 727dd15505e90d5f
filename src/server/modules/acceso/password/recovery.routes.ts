import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { forgetLoginTries } from "../../../http/guard/limits.ts";
import { accesoMessages } from "../acceso.messages.ts";
import { checkNewPassword } from "../acceso.service.ts";
import { enqueueRecovery } from "../account-mails.service.ts";
import { checkRecoveryToken, resetPassword } from "./recovery.service.ts";

export const recoveryRoutes: Handlers<"requestRecovery" | "resetPassword"> = {
  async requestRecovery({ ctx, body }) {
    const now = ctx.clock.now();
    await inTransaction(ctx.db, (tx) => enqueueRecovery(tx, { email: body.email, now }));
    return { answer: { mensaje: accesoMessages.recoveryRequested } };
  },

  async resetPassword({ ctx, body: { token, password } }) {
    checkNewPassword(password);
    const now = ctx.clock.now();
    await checkRecoveryToken(ctx.db, { token, now });
    const password_hash = await ctx.passwords.hash(password);
    await inTransaction(ctx.db, async (tx) => {
      const { email } = await resetPassword(tx, { token, password_hash, now });
      await forgetLoginTries(tx, ctx.config, email);
    });
    return { answer: { mensaje: accesoMessages.passwordReset } };
  },
};
