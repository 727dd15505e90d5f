import { errorMessages } from "#contract/error-messages.ts";
import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { AppError, invalid, sessionEnded } from "../../errors.ts";
import {
  findUsuarioByEmail,
  insertUsuario,
  lockUsuarioRow,
  type UsuarioRow,
} from "./acceso.queries.ts";
import { enqueueAccountCorreo } from "./account-mails.service.ts";
import { isCommonPassword } from "./password/common-passwords.ts";

/**
 * Throws the same 401, after the same work, for an unknown address, a wrong password and a closed
 * account (docs/reglas.md 16); 403 for an unverified address, once the password is right.
 */
export async function checkCredentials(
  { db, passwords }: Pick<AppContext, "db" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<UsuarioRow> {
  const usuario = await findUsuarioByEmail(db, email);
  const isRight = await passwords.verify(password, usuario?.password_hash ?? null);
  if (!usuario || !isRight || usuario.activo !== 1) {
    const event = { tipo: "ingreso", motivo: "credenciales" } as const;
    throw new AppError({ status: 401, message: errorMessages.credentials, event });
  }
  if (usuario.email_verificado_en === null) {
    const event = { tipo: "ingreso", motivo: "sin_verificar" } as const;
    throw new AppError({ status: 403, message: errorMessages.unverified, event });
  }
  return usuario;
}

/** Throws 422. Call it before the address is looked up, so it tells nothing about it. */
export function checkNewPassword(password: string): void {
  if (isCommonPassword(password)) throw invalid(errorMessages.passwordCommon);
}

/**
 * A taken address is not changed: anyone could plant a password before its owner verifies. Its
 * owner is told by mail.
 */
export async function registerUsuario(
  tx: Tx,
  {
    isMailed,
    ...input
  }: { nombre: string; email: string; password_hash: string; isMailed: boolean; now: number },
): Promise<void> {
  const { email, now } = input;
  const usuario_id = await insertUsuario(tx, { ...input, email_verificado_en: null });
  if (!isMailed) return;
  if (usuario_id !== undefined) {
    return enqueueAccountCorreo(tx, { plantilla: "verificacion", usuario_id, email, now });
  }
  const usuario = await findUsuarioByEmail(tx, email);
  if (!usuario) return;
  const plantilla = usuario.email_verificado_en === null ? "verificacion" : "cuenta_existente";
  await enqueueAccountCorreo(tx, { plantilla, usuario_id: usuario.id, email, now });
}

/** Does nothing unless the address has an unverified account. */
export async function resendVerification(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<void> {
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario?.activo !== 1 || usuario.email_verificado_en !== null) return;
  const { id: usuario_id } = usuario;
  await enqueueAccountCorreo(tx, { plantilla: "verificacion", usuario_id, email, now });
}

/** Locks the account's row. Throws 401 once it is closed or erased. */
export async function lockActiveUsuario(tx: Tx, usuarioId: number): Promise<void> {
  if (!(await lockUsuarioRow(tx, usuarioId))) throw sessionEnded();
}
