import { errorMessages } from "#contract/error-messages.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { conflict, notFound, sessionEnded } from "../../errors.ts";
import { greetingName } from "../../mails/index.ts";
import { enqueueCorreo, forgetAddress } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";
import { lockUsuarioRow } from "./acceso.queries.ts";
import { findUsuarioRow } from "./administradores/administradores.queries.ts";
import { tellAdmins } from "./administradores/equipo-mails.service.ts";
import {
  deleteInvitacionesBy,
  deleteInvitacionTo,
} from "./administradores/invitaciones.queries.ts";
import { blankUsuario, lockAdmins, lockOwnUsuario } from "./erase-usuario.queries.ts";
import { removeFactors } from "./factor/remove-factors.service.ts";
import { deleteTokensOf } from "./mail-tokens.queries.ts";
import { deleteWaiting } from "./registro/waiting-registros.service.ts";
import { deleteSesion, deleteSesionesOf } from "./session/sesiones.queries.ts";

/** True when there is no address to write to. */
export function isAnonymous({ email }: { email: string }): boolean {
  return !email.includes("@");
}

/** Who is erased: by their own session, or by a person at the server, without one. */
export type ErasedPerson = Pick<
  Session,
  "usuario_id" | "nombre" | "email" | "rol" | "sesion_version"
> & { sesion_id: number | null };

/**
 * Locks the account. Throws 409 for the last administrator, 401 for an ended session, 404 for an account that was
 * erased meanwhile.
 */
export async function lockForErasure(tx: Tx, person: ErasedPerson): Promise<void> {
  if (person.rol === "admin" && (await lockAdmins(tx)).length <= 1) {
    throw conflict(errorMessages.lastAdmin);
  }
  const { usuario_id, sesion_id } = person;
  if (sesion_id === null) {
    // Also a disabled account.
    await lockUsuarioRow(tx, usuario_id);
    if (!(await findUsuarioRow(tx, usuario_id))) throw notFound(errorMessages.usuarioNotFound);
    return;
  }
  const session = { ...person, sesion_id };
  if (!(await lockOwnUsuario(tx, session))) throw sessionEnded();
  if (!(await deleteSesion(tx, session))) throw sessionEnded();
}

type Erasure = {
  session: ErasedPerson;
  /** Mails to the old address that still leave, because they are not about this person. */
  keptPlantillas: readonly string[];
  /** About this person, and owed by law. */
  owedPlantillas: readonly string[];
  now: number;
};

/** Blanks the account, its links, sessions and the outbox; one last mail goes to the old address. */
export async function eraseUsuario(
  tx: Tx,
  { session, keptPlantillas, owedPlantillas, now }: Erasure,
): Promise<void> {
  const { usuario_id, email } = session;
  await deleteTokensOf(tx, usuario_id);
  await deleteWaiting(tx, email);
  await deleteSesionesOf(tx, usuario_id);
  await removeFactors(tx, usuario_id);
  await deleteInvitacionesBy(tx, usuario_id);
  await deleteInvitacionTo(tx, email);
  const mails = { except: keptPlantillas, owed: owedPlantillas };
  await forgetAddress(tx, { para: email, usuario_id, ...mails });
  await blankUsuario(tx, { usuario_id, now });
  if (session.rol === "admin") {
    const who = { sobre_usuario_id: usuario_id, por_usuario_id: usuario_id };
    await tellAdmins(tx, { cambio: "quitada", ...who, now });
  }
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave: `cuenta_borrada:${usuario_id}`,
    plantilla: "cuenta_borrada",
    para: email,
    datos: { nombre: greetingName(session.nombre), borrada_en: now },
    now,
  });
}
