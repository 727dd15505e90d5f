import { errorMessages } from "#contract/error-messages.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { conflict, sessionEnded } from "../../errors.ts";
import { greetingName } from "../../mails/index.ts";
import { enqueueCorreo, forgetAddress } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";
import { blankUsuario, lockAdmins, lockOwnUsuario } from "./erase-usuario.queries.ts";
import { deleteTokensOf } from "./mail-tokens.queries.ts";

const erasedNombre = "Cuenta borrada";
/** Mails to the shop itself: an administrator's address may be where customers write to. */
const shopPlantillas = ["contacto", "cargo_por_devolver"];

/** What stands for a person who is gone. Not an address, so nobody can ever register it. */
export function anonymousOf(usuarioId: number): { nombre: string; email: string } {
  return { nombre: erasedNombre, email: `cuenta-borrada-${usuarioId}` };
}

/** True for what `anonymousOf` wrote: there is nobody behind it to write or to send to. */
export function isAnonymous({ email }: { email: string }): boolean {
  return !email.includes("@");
}

/** Holds the account that is to be erased; refuses the last person who can administer the shop. */
export async function holdForErasure(tx: Tx, session: Session): Promise<void> {
  if (session.rol === "admin" && (await lockAdmins(tx)).length <= 1) {
    throw conflict(errorMessages.lastAdmin);
  }
  if (!(await lockOwnUsuario(tx, session))) throw sessionEnded();
}

/**
 * Takes the person out of their account, of everything that waits to be mailed and of every link, and
 * asks for one last mail to the old address. What that mail says is frozen here.
 */
export async function eraseUsuario(tx: Tx, session: Session, now: number): Promise<void> {
  const { usuario_id, email } = session;
  const anonymous = anonymousOf(usuario_id);
  await deleteTokensOf(tx, usuario_id);
  await forgetAddress(tx, { para: email, instead: anonymous.email, except: shopPlantillas });
  await blankUsuario(tx, { usuario_id, ...anonymous, now });
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave: `cuenta_borrada:${usuario_id}`,
    plantilla: "cuenta_borrada",
    para: email,
    datos: { nombre: greetingName(session.nombre), borrada_en: now },
    now,
  });
}
