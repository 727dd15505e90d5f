import { accountEvent, recordSecurityEvent } from "../../audit/index.ts";
import type { AppContext } from "../../context.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { accesoMessages } from "./acceso.messages.ts";
import { raiseSessionVersion, replacePasswordHash, type UsuarioRow } from "./acceso.queries.ts";
import { checkCredentials } from "./acceso.service.ts";
import { signIn } from "./factor/sign-in.service.ts";

export const accesoRoutes: Handlers<"login" | "logout"> = {
  async login(input) {
    const { ctx, body, origin } = input;
    const { email, navegador } = body;
    const usuario = await checkCredentials(ctx, body);
    await strengthenHash(ctx, { usuario, password: body.password });
    const access = { email, navegador, clientAddress: origin.address };
    return { answer: await signIn(input, { usuario, via: "password", access }) };
  },

  async logout(input) {
    const { ctx, session } = input;
    await inTransaction(ctx.db, async (tx) => {
      await raiseSessionVersion(tx, session.usuario_id);
      await recordSecurityEvent(tx, ctx, accountEvent("sesion_cerrada", input));
    });
    return { answer: { mensaje: accesoMessages.loggedOut } };
  },
};

/** A login is the only moment at which the password is known. */
async function strengthenHash(
  ctx: AppContext,
  { usuario, password }: { usuario: UsuarioRow; password: string },
): Promise<void> {
  const { id, password_hash } = usuario;
  if (password_hash === null || !ctx.passwords.needsRehash(password_hash, password)) return;
  const to = await ctx.passwords.hash(password);
  await replacePasswordHash(ctx.db, { usuario_id: id, from: password_hash, to });
}
