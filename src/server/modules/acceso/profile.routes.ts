import { inTransaction } from "../../db/database.ts";
import { sessionEnded } from "../../errors.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { accesoMessages } from "./acceso.messages.ts";
import { updateNombre } from "./acceso.queries.ts";
import { checkNewPassword } from "./acceso.service.ts";
import { proveIdentity } from "./identity.service.ts";
import { replacePassword } from "./password.service.ts";
import { continueSession } from "./session-token.ts";

export const profileRoutes: Handlers<"renewSession" | "changePassword" | "updateCuenta"> = {
  async renewSession({ ctx, session }) {
    return { answer: { token: await continueSession(ctx.config, session, ctx.clock.now()) } };
  },

  async changePassword({ ctx, session, body }) {
    checkNewPassword(body.password);
    const password = body.password_actual;
    await proveIdentity({ ctx, session, password, field: "password_actual" });
    const password_hash = await ctx.passwords.hash(body.password);
    const now = ctx.clock.now();
    const sesion_version = await inTransaction(ctx.db, (tx) =>
      replacePassword(tx, { session, password_hash, now }),
    );
    const token = await continueSession(ctx.config, { ...session, sesion_version }, now);
    return { answer: { mensaje: accesoMessages.passwordChanged, token } };
  },

  async updateCuenta({ ctx, session, body: { nombre } }) {
    const isChanged = await inTransaction(ctx.db, (tx) => updateNombre(tx, { ...session, nombre }));
    if (!isChanged) throw sessionEnded();
    const token = await continueSession(ctx.config, { ...session, nombre }, ctx.clock.now());
    return { answer: { mensaje: accesoMessages.nombreChanged, token } };
  },
};
