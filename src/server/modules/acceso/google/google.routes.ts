import { errorMessages } from "#contract/error-messages.ts";
import { recordSecurityEvent, signInEvent } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { isTaken } from "../../../db/taken.ts";
import { AppError, notFound, unavailable } from "../../../errors.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import type { IdentityProvider } from "../../../providers/identity.ts";
import { signIn } from "../factor/sign-in.service.ts";
import { findOrLinkUsuario } from "./google.service.ts";

export const googleRoutes: Handlers<"startGoogleLogin" | "loginWithGoogle"> = {
  async startGoogleLogin({ ctx, body }) {
    const { state, code_challenge: codeChallenge } = body;
    const url = await identityOf(ctx).authorizationUrl({ state, codeChallenge });
    if (url === null) throw unavailable(errorMessages.googleUnavailable);
    return { answer: { url } };
  },

  async loginWithGoogle(input) {
    const { ctx, body } = input;
    const codeVerifier = body.code_verifier ?? null;
    const answer = await identityOf(ctx).exchange({ code: body.code, codeVerifier });
    if (!answer.ok) {
      ctx.log.warn({ kind: answer.kind, reason: answer.reason }, "sign-in with Google failed");
      if (answer.kind === "unavailable") throw unavailable(errorMessages.googleUnavailable);
      const event = { tipo: "ingreso", motivo: "google" } as const;
      throw new AppError({ status: 401, message: errorMessages.googleRefused, event });
    }
    const now = ctx.clock.now();
    const { identity } = answer;
    const find = () =>
      inTransaction(ctx.db, async (tx) => {
        const { usuario, isJoined } = await findOrLinkUsuario(tx, { identity, now });
        const event = signInEvent(input, { usuario, via: "google" });
        if (isJoined) await recordSecurityEvent(tx, ctx, { ...event, tipo: "google_unido" });
        return usuario;
      });
    const usuario = await find().catch((error: unknown) => {
      // A concurrent sign-in linked this person: the second try finds the account.
      if (isTaken(error, "google_sub")) return find();
      throw error;
    });
    return { answer: await signIn(input, { usuario, via: "google" }) };
  },
};

function identityOf(ctx: AppContext): IdentityProvider {
  if (ctx.identity === null) throw notFound(errorMessages.googleDisabled);
  return ctx.identity;
}
