import { errorMessages } from "#contract/error-messages.ts";
import { minutes } from "../../clock.ts";
import type { AppContext, Session } from "../../context.ts";
import { AppError, sessionEnded } from "../../errors.ts";
import { findUsuarioById } from "./acceso.queries.ts";

/** How young a sign-in must be to stand for a password that an account does not have. */
const freshMs = minutes(5);

type Proof = {
  ctx: Pick<AppContext, "db" | "clock" | "passwords">;
  session: Session;
  password: string | undefined;
  /** The field that the password came in, so that the form can mark it. */
  field: string;
};

/**
 * Makes sure that whoever holds this session is its owner, for what cannot be undone: a token that
 * was copied from a browser is not enough to take over or erase the account.
 */
export async function proveIdentity({ ctx, session, password, field }: Proof): Promise<void> {
  const usuario = await findUsuarioById(ctx.db, session.usuario_id);
  if (!usuario) throw sessionEnded();
  if (usuario.password_hash === null) {
    if (ctx.clock.now() - session.iniciada_en <= freshMs) return;
    throw new AppError({ status: 403, message: errorMessages.freshLoginRequired });
  }
  const isRight =
    password !== undefined && (await ctx.passwords.verify(password, usuario.password_hash));
  if (isRight) return;
  const message = errorMessages.passwordWrong;
  throw new AppError({ status: 422, message, campos: { [field]: message } });
}
