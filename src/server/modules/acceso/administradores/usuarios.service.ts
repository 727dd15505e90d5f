import { errorMessages } from "#contract/error-messages.ts";
import type { Usuario } from "#contract/schemas/administradores.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { findUsuarioByEmail, raiseSessionVersion } from "../acceso.queries.ts";
import { dropPendingLinks } from "../account-mails.service.ts";
import type { ErasedPerson } from "../erase-usuario.service.ts";
import { deleteTokensOf } from "../mail-tokens.queries.ts";
import { deleteSesionesOf, selectSesionesOf } from "../session/sesiones.queries.ts";
import { findUsuarioRow, moveActivo } from "./administradores.queries.ts";

/** By the exact address. Throws 404. */
export async function findUsuario(
  db: Db,
  { email, now }: { email: string; now: number },
): Promise<Usuario> {
  const usuario = await findUsuarioByEmail(db, email);
  if (!usuario) throw notFound(errorMessages.usuarioNotFound);
  return readUsuario(db, { usuario_id: usuario.id, now });
}

/** For what a person at the server does with somebody's account. Throws 404. */
export async function findPerson(db: Db, email: string): Promise<ErasedPerson> {
  const usuario = await findUsuarioByEmail(db, email);
  const row = usuario && (await findUsuarioRow(db, usuario.id));
  if (!row) throw notFound(errorMessages.usuarioNotFound);
  const { id: usuario_id, nombre, rol, sesion_version } = row;
  return { usuario_id, nombre, email: row.email, rol, sesion_version, sesion_id: null };
}

type Named = { usuario_id: number; now: number };

/** Throws 404 for an erased account, too. */
export async function readUsuario(db: Db, { usuario_id, now }: Named): Promise<Usuario> {
  const row = await findUsuarioRow(db, usuario_id);
  if (!row) throw notFound(errorMessages.usuarioNotFound);
  const { sesion_version, email_verificado_en, activo, ...rest } = row;
  const sesiones = await selectSesionesOf(db, { usuario_id, sesion_version, now });
  return {
    ...rest,
    activo: activo === 1,
    verificada: email_verificado_en !== null,
    sesiones: sesiones.length,
  };
}

/**
 * A disabled account cannot sign in or recover; its sessions and links end. Throws 404 without an
 * account, 409 for an administrator's, who must be removed first. False when it was so already.
 */
export async function setActivo(
  tx: Tx,
  { usuario_id, activo }: { usuario_id: number; activo: boolean },
): Promise<boolean> {
  const isMoved = await moveActivo(tx, { usuario_id, activo: activo ? 1 : 0 });
  const usuario = await findUsuarioRow(tx, usuario_id);
  if (!usuario) throw notFound(errorMessages.usuarioNotFound);
  if (!isMoved && usuario.rol === "admin") throw conflict(errorMessages.adminStaysActive);
  if (isMoved && !activo) {
    await deleteSesionesOf(tx, usuario_id);
    await deleteTokensOf(tx, usuario_id);
    await dropPendingLinks(tx, usuario.email);
  }
  return isMoved;
}

/** Answers how many were open. Throws 404 without an account. */
export async function endSesionesOf(tx: Tx, { usuario_id, now }: Named): Promise<number> {
  const { sesiones } = await readUsuario(tx, { usuario_id, now });
  await raiseSessionVersion(tx, usuario_id);
  await deleteSesionesOf(tx, usuario_id);
  return sesiones;
}
