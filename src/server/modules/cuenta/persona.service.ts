import type { Cuenta, DatosInvitado } from "#contract/schemas/cuenta.ts";
import type { Config } from "../../config/config.ts";
import type { Tx } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { forgetAccesses } from "../../limits/known-access.ts";
import { findPerson, findUsuarioByEmail, selectInvitadosOf } from "../acceso/index.ts";
import { cuentaMessages } from "./cuenta.messages.ts";
import { eraseCuenta } from "./erase-cuenta.service.ts";
import { adoptPedidos } from "./invitado/adopt-pedidos.service.ts";
import { eraseDatosInvitado, readDatosInvitado } from "./invitado/datos-invitado.service.ts";
import { readCuenta } from "./read-cuenta.service.ts";

type Persona = { email: string; now: number };

/** An account, or an address that bought, wrote or waits without one. */
export type ExportedPersona =
  | { usuario_id: number; datos: Cuenta }
  | { usuario_id: null; datos: DatosInvitado };

/** Does the download of /cuenta and /mis-datos for somebody who asks the shop for it. Throws 404. */
export async function exportPersona(tx: Tx, { email, now }: Persona): Promise<ExportedPersona> {
  if (!(await findUsuarioByEmail(tx, email))) {
    return { usuario_id: null, datos: await readKnown(tx, email) };
  }
  const person = await findPerson(tx, email);
  await adoptPedidos(tx, person);
  const datos = await readCuenta(tx, { session: person, now });
  return { usuario_id: person.usuario_id, datos };
}

/**
 * Does the erasure of /cuenta and /mis-datos. Answers the number of the account, null without one. Throws 404, and 409 as
 * they do.
 */
export async function erasePersona(
  tx: Tx,
  { email, now, config }: Persona & { config: Config },
): Promise<number | null> {
  if (!(await findUsuarioByEmail(tx, email))) {
    await readKnown(tx, email);
    await eraseDatosInvitado(tx, { email, now });
    return null;
  }
  const person = await findPerson(tx, email);
  await eraseCuenta(tx, { session: person, now });
  await forgetAccesses(tx, config, person.email);
  return person.usuario_id;
}

/** 404 where only mails name the address: the last mail to an erased account stays for a time. */
export async function readKnown(tx: Tx, email: string): Promise<DatosInvitado> {
  const datos = await readDatosInvitado(tx, email);
  const { mensajes, avisos, peticiones } = datos;
  const kept = mensajes.length + avisos.length + peticiones.length;
  const isKnown = kept + (await selectInvitadosOf(tx, email)).length > 0;
  if (!isKnown) throw notFound(cuentaMessages.personaUnknown);
  return datos;
}
