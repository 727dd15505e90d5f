import { errorMessages } from "#contract/error-messages.ts";
import type { Equipo } from "#contract/schemas/administradores.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { conflict, notFound, sessionEnded } from "../../../errors.ts";
import { findUsuarioByEmail } from "../acceso.queries.ts";
import { lockAdmins } from "../erase-usuario.queries.ts";
import { removeFactors } from "../factor/remove-factors.service.ts";
import { deleteSesionesOf } from "../session/sesiones.queries.ts";
import { moveRol, selectAdmins } from "./administradores.queries.ts";
import { tellAdmins } from "./equipo-mails.service.ts";
import { deleteInvitacionesBy, selectInvitaciones } from "./invitaciones.queries.ts";

export async function readEquipo(db: Db, now: number): Promise<Equipo> {
  return {
    administradores: await selectAdmins(db),
    invitaciones: await selectInvitaciones(db, now),
  };
}

type Removal = {
  usuario_id: number;
  /** Null from the command line. */
  by: number | null;
  now: number;
};

/**
 * An administrator becomes a cliente; their sessions end and their invitations die. Throws 404 for
 * anybody else, 409 for the last one, 401 when `by` was removed meanwhile.
 */
export async function removeAdmin(tx: Tx, { usuario_id, by, now }: Removal): Promise<void> {
  // When two remove each other at once, the second waits here and finds itself gone.
  const admins = await lockAdmins(tx);
  if (by !== null && !admins.includes(by)) throw sessionEnded();
  if (!admins.includes(usuario_id)) throw notFound(errorMessages.adminNotFound);
  if (admins.length <= 1) throw conflict(errorMessages.lastAdminStays);
  const told = { sobre_usuario_id: usuario_id, por_usuario_id: by, now };
  // Who leaves is told, too.
  await tellAdmins(tx, { cambio: "quitada", ...told });
  await moveRol(tx, { usuario_id, rol: "cliente" });
  await deleteSesionesOf(tx, usuario_id);
  // A cliente has no page on which to change it.
  await removeFactors(tx, usuario_id);
  await deleteInvitacionesBy(tx, usuario_id);
}

/**
 * An existing account becomes an administrator's, at the command line. Throws 404 without one and
 * 409 unless it is active, verified and a cliente's. Answers its id.
 */
export async function addAdmin(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<number> {
  const usuario = await findUsuarioByEmail(tx, email);
  if (!usuario) throw notFound(errorMessages.usuarioNotFound);
  const usuario_id = usuario.id;
  if (usuario.rol === "admin") throw conflict(errorMessages.alreadyAdmin);
  if (!(await moveRol(tx, { usuario_id, rol: "admin" }))) {
    throw conflict(errorMessages.usuarioNotReady);
  }
  await deleteSesionesOf(tx, usuario_id);
  await tellAdmins(tx, {
    cambio: "aceptada",
    sobre_usuario_id: usuario_id,
    por_usuario_id: null,
    now,
  });
  return usuario_id;
}
