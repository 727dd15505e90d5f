import { errorMessages } from "#contract/error-messages.ts";
import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { AppError, invalid, sessionEnded } from "../../errors.ts";
import { findPasswordFault, wordsOfPerson, wordsOfShop } from "../../passwords/index.ts";
import { findUsuarioByEmail, lockUsuarioRow, type UsuarioRow } from "./acceso.queries.ts";
import { confirmPassword, findByPassword } from "./registro/confirm-password.service.ts";
import { findWaiting, isWithoutEntry } from "./registro/waiting-registros.service.ts";

type Credentials = { email: string; password: string; navegador?: string | undefined };

/**
 * Throws the same 401, after the same work, for an unknown address, a wrong password and a closed
 * account (docs/reglas.md 16); 403 for an unverified address and for a password that waits for its
 * owner's browser, once the password is right.
 */
export async function checkCredentials(
  ctx: Pick<AppContext, "db" | "clock" | "config" | "passwords">,
  { email, password, navegador }: Credentials,
): Promise<UsuarioRow> {
  const usuario = await findUsuarioByEmail(ctx.db, email);
  const waiting = await findWaiting(ctx.db, { email, now: ctx.clock.now() });
  if (usuario && usuario.password_hash !== null) {
    const isRight = await ctx.passwords.verify(password, usuario.password_hash);
    if (!isRight || usuario.activo !== 1) throw wrongCredentials();
    return usuario;
  }
  const registro = await findByPassword(ctx, { email, password, waiting });
  if (!registro || (usuario && !isWithoutEntry(usuario))) throw wrongCredentials();
  if (usuario) return confirmPassword(ctx, { usuario, registro, navegador });
  const event = { tipo: "ingreso", motivo: "sin_verificar" } as const;
  throw new AppError({ status: 403, message: errorMessages.unverified, event });
}

function wrongCredentials(): AppError {
  const event = { tipo: "ingreso", motivo: "credenciales" } as const;
  return new AppError({ status: 401, message: errorMessages.credentials, event });
}

type NewPassword = {
  password: string;
  /** Whose it will be, as far as is known; null before anything is. */
  owner: { nombre: string; email: string } | null;
};

/**
 * Throws 422 (docs/reglas.md 88). Call it before a registration's address is looked up, so it tells
 * nothing about it.
 */
export function checkNewPassword(
  { config }: Pick<AppContext, "config">,
  { password, owner }: NewPassword,
): void {
  const { shopUrl, tienda } = config;
  const ofShop = wordsOfShop({ nombre: tienda().nombre, shopUrl });
  const ownWords = owner === null ? ofShop : [...ofShop, ...wordsOfPerson(owner)];
  const fault = findPasswordFault(password, ownWords);
  if (fault === "own") throw invalid(errorMessages.passwordOwn);
  if (fault === "known") throw invalid(errorMessages.passwordCommon);
}

/** Locks the account's row. Throws 401 once it is closed or erased. */
export async function lockActiveUsuario(tx: Tx, usuarioId: number): Promise<void> {
  if (!(await lockUsuarioRow(tx, usuarioId))) throw sessionEnded();
}
