import { errorMessages } from "#contract/error-messages.ts";
import type { AppContext, Session } from "../../../context.ts";
import { AppError, sessionEnded } from "../../../errors.ts";
import { minutes } from "../../../time/clock.ts";
import { findUsuarioById } from "../acceso.queries.ts";

/** How young a sign-in must be to stand for a password. */
const freshMs = minutes(5);

type Proof = {
  session: Session;
  password: string | undefined;
  /** Marked in the form when the password is wrong. */
  field: string;
};

/**
 * A token copied from a browser must not be enough (docs/reglas.md 98). Throws 422 for a wrong
 * password, 403 when an account without one signed in too long ago.
 */
export async function proveIdentity(
  ctx: Pick<AppContext, "db" | "clock" | "passwords">,
  { session, password, field }: Proof,
): Promise<void> {
  const usuario = await findUsuarioById(ctx.db, session.usuario_id);
  if (!usuario) throw sessionEnded();
  if (usuario.password_hash === null) {
    if (ctx.clock.now() - session.provedAt <= freshMs) return;
    const event = { tipo: "prueba", motivo: "ingreso_antiguo" } as const;
    throw new AppError({ status: 403, message: errorMessages.freshLoginRequired, event });
  }
  const isRight =
    password !== undefined && (await ctx.passwords.verify(password, usuario.password_hash));
  if (isRight) return;
  const message = errorMessages.passwordWrong;
  const event = { tipo: "prueba", motivo: "password" } as const;
  throw new AppError({ status: 422, message, campos: { [field]: message }, event });
}
