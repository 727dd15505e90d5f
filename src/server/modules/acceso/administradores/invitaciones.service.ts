import { errorMessages } from "#contract/error-messages.ts";
import type { Invitacion } from "#contract/schemas/administradores.ts";
import type { Session } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError, conflict, invalid, sessionEnded } from "../../../errors.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { hours } from "../../../time/clock.ts";
import type { AccesoCorreos } from "../acceso.correos.ts";
import { findUsuarioByEmail, upsertAdmin } from "../acceso.queries.ts";
import { lockAdmins } from "../erase-usuario.queries.ts";
import { deleteTokensOf } from "../mail-tokens.queries.ts";
import { hashOneTimeToken, newOneTimeToken } from "../one-time-token.ts";
import { deleteWaiting } from "../registro/waiting-registros.service.ts";
import { deleteSesionesOf } from "../session/sesiones.queries.ts";
import { lockUsuarioByEmail, moveRol } from "./administradores.queries.ts";
import { tellAdmins } from "./equipo-mails.service.ts";
import {
  deleteInvitacion,
  findLiveInvitacion,
  replaceInvitacion,
  setInvitacionHash,
} from "./invitaciones.queries.ts";

export const invitacionLifeHours = 48;

/**
 * Throws 409 for who administers already, and for a disabled account; 401 when `invitada_por`, null
 * for the command line, administers no more.
 */
export async function inviteAdmin(
  tx: Tx,
  { email, invitada_por, now }: { email: string; invitada_por: number | null; now: number },
): Promise<Invitacion> {
  // A removal at the same time takes the invitations of whom it removes along.
  const admins = await lockAdmins(tx);
  if (invitada_por !== null && !admins.includes(invitada_por)) throw sessionEnded();
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario?.rol === "admin") throw conflict(errorMessages.alreadyAdmin);
  if (usuario?.activo === 0) throw conflict(errorMessages.usuarioInactive);
  const expira_en = now + hours(invitacionLifeHours);
  const invitacion = await replaceInvitacion(tx, { email, invitada_por, expira_en, now });
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave: `invitacion:${invitacion.id}`,
    plantilla: "invitacion",
    para: email,
    datos: { invitacion_id: invitacion.id },
    now,
  });
  await tellAdmins(tx, {
    cambio: "invitada",
    sobre_usuario_id: null,
    invitacion_id: invitacion.id,
    por_usuario_id: invitada_por,
    now,
  });
  return invitacion;
}

/** When its mail is sent. Null once it was cancelled, replaced or is over. */
export async function createInvitacionToken(
  tx: Tx,
  { id, now }: { id: number; now: number },
): Promise<{ token: string; invitada_por: number | null } | null> {
  const { token, hash } = newOneTimeToken();
  const invitacion = await setInvitacionHash(tx, { id, hash, now });
  return invitacion ? { token, invitada_por: invitacion.invitada_por } : null;
}

type Link = { token: string; now: number };

/** Throws 400 for a dead link. */
export async function readInvitacion(db: Db, { token, now }: Link) {
  const invitacion = await findLiveInvitacion(db, { hash: hashOneTimeToken(token), now });
  if (!invitacion) throw invalidLink();
  const usuario = await findUsuarioByEmail(db, invitacion.email);
  const tiene_cuenta = usuario !== undefined && usuario.email_verificado_en !== null;
  return { ...invitacion, tiene_cuenta };
}

type Acceptance = Link & {
  session: Session | null;
  /** Null for who has an account. */
  chosen: { nombre: string; password_hash: string } | null;
};

type NewAdmin = { usuario_id: number; nombre: string; email: string };

/**
 * The address becomes an administrator's. An account that it verified before accepts by being
 * signed in; otherwise the link verifies the address, and what was chosen replaces what anybody may
 * have planted. Throws 400 for a dead link, 401 and 403 for a missing and another's session, 409 for
 * a disabled account, 422 when nothing was chosen. Answers the new administrator.
 */
export async function acceptInvitacion(
  tx: Tx,
  { token, session, chosen, now }: Acceptance,
): Promise<NewAdmin> {
  const invitacion = await findLiveInvitacion(tx, { hash: hashOneTimeToken(token), now });
  if (!invitacion || !(await deleteInvitacion(tx, invitacion.id))) throw invalidLink();
  const { email, invitada_por } = invitacion;
  const admin = await makeAdmin(tx, { email, session, chosen, now });
  const { usuario_id } = admin;
  await tellAdmins(tx, {
    cambio: "aceptada",
    sobre_usuario_id: usuario_id,
    por_usuario_id: invitada_por,
    now,
  });
  return admin;
}

type Making = Omit<Acceptance, "token"> & { email: string };

async function makeAdmin(tx: Tx, { email, session, chosen, now }: Making): Promise<NewAdmin> {
  const usuario = await lockUsuarioByEmail(tx, email);
  if (usuario?.activo === 0) throw conflict(errorMessages.usuarioInactive);
  if (usuario && usuario.email_verificado_en !== null) {
    checkOwner(session, usuario.id);
    await moveRol(tx, { usuario_id: usuario.id, rol: "admin" });
    await deleteSesionesOf(tx, usuario.id);
    return { usuario_id: usuario.id, nombre: usuario.nombre, email };
  }
  if (chosen === null) throw invalid(errorMessages.passwordRequired);
  await upsertAdmin(tx, { ...chosen, email, now });
  const made = await findUsuarioByEmail(tx, email);
  if (!made) throw invalidLink();
  await deleteTokensOf(tx, made.id);
  await deleteWaiting(tx, email);
  return { usuario_id: made.id, nombre: made.nombre, email };
}

function checkOwner(session: Session | null, usuarioId: number): void {
  if (session === null) {
    throw new AppError({ status: 401, message: errorMessages.unauthenticated });
  }
  if (session.usuario_id !== usuarioId) {
    throw new AppError({ status: 403, message: errorMessages.invitacionOfAnother });
  }
}

function invalidLink(): AppError {
  return new AppError({ status: 400, message: errorMessages.invitacionInvalid });
}
