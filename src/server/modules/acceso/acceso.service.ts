import { errorMessages } from "#contract/error-messages.ts";
import type { Db, Tx } from "../../db/database.ts";
import { AppError, invalid, sessionEnded } from "../../errors.ts";
import type { Passwords } from "../../providers/passwords.ts";
import {
  findUsuarioByEmail,
  holdUsuario,
  insertUsuario,
  type UsuarioRow,
} from "./acceso.queries.ts";
import { enqueueAccountCorreo } from "./account-mails.service.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * The account of this address and password. An unknown address, a wrong password and a closed
 * account fail alike and after the same work; only who knows the password learns that the address
 * is not verified yet.
 */
export async function checkCredentials(
  db: Db,
  { passwords, email, password }: { passwords: Passwords; email: string; password: string },
): Promise<UsuarioRow> {
  const usuario = await findUsuarioByEmail(db, email);
  const isRight = await passwords.verify(password, usuario?.password_hash ?? null);
  if (!usuario || !isRight || usuario.activo !== 1) {
    throw new AppError({ status: 401, message: errorMessages.credentials });
  }
  if (usuario.email_verificado_en === null) {
    throw new AppError({ status: 403, message: errorMessages.unverified });
  }
  return usuario;
}

/** Refuses a password that guessers try first. Said before the address is looked at, so it tells nothing about it. */
export function checkNewPassword(password: string): void {
  if (isCommonPassword(password)) throw invalid(errorMessages.passwordCommon);
}

/**
 * Makes an unverified account and asks for its mail. A taken address is not changed in any way, and
 * its owner is told by mail: that it exists, or, while unverified, with a new link. Its password
 * stays too, or anyone could plant theirs before the owner opens the link.
 */
export async function registerUsuario(
  tx: Tx,
  input: { nombre: string; email: string; password_hash: string; now: number },
): Promise<void> {
  const { email, now } = input;
  const usuario_id = await insertUsuario(tx, { ...input, email_verificado_en: null });
  if (usuario_id !== undefined) {
    return enqueueAccountCorreo(tx, { plantilla: "verificacion", usuario_id, email, now });
  }
  const usuario = await findUsuarioByEmail(tx, email);
  if (!usuario) return;
  const plantilla = usuario.email_verificado_en === null ? "verificacion" : "cuenta_existente";
  await enqueueAccountCorreo(tx, { plantilla, usuario_id: usuario.id, email, now });
}

/** Asks for a new link when the address has an account that waits for one; silent in every other case. */
export async function resendVerification(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<void> {
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario?.activo !== 1 || usuario.email_verificado_en !== null) return;
  const { id: usuario_id } = usuario;
  await enqueueAccountCorreo(tx, { plantilla: "verificacion", usuario_id, email, now });
}

/**
 * Holds a person's row until the transaction ends. A call that was let in just before its account was
 * closed or erased ends here, and leaves nothing of the person behind.
 */
export async function lockUsuario(tx: Tx, usuarioId: number): Promise<void> {
  if (!(await holdUsuario(tx, usuarioId))) throw sessionEnded();
}
