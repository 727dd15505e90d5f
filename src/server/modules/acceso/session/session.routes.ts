import { accountEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { accesoMessages } from "../acceso.messages.ts";
import { checkNewPassword } from "../acceso.service.ts";
import { replacePassword } from "../password/password.service.ts";
import { proveIdentity } from "./identity.service.ts";
import { continueSession } from "./open-session.service.ts";

export const sessionRoutes: Handlers<"renewSession" | "changePassword"> = {
  async renewSession({ ctx, session }) {
    return { answer: { token: await continueSession(ctx, session) } };
  },

  async changePassword(input) {
    const { ctx, session, body } = input;
    checkNewPassword(ctx, { password: body.password, owner: session });
    const password = body.password_actual;
    await proveIdentity(ctx, { session, password, field: "password_actual" });
    const password_hash = await ctx.passwords.hash(body.password);
    const now = ctx.clock.now();
    const sesion_version = await inTransaction(ctx.db, async (tx) => {
      const version = await replacePassword(tx, { session, password_hash, now });
      await recordSecurityEvent(tx, ctx, accountEvent("password_cambiada", input));
      return version;
    });
    const token = await continueSession(ctx, { ...session, sesion_version });
    return { answer: { mensaje: accesoMessages.passwordChanged, token } };
  },
};
