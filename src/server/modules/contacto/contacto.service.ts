import { isDeepStrictEqual } from "node:util";
import type { Contacto } from "#contract/schemas/contacto.ts";
import type { Config } from "../../config/config.ts";
import { plainAddress } from "../../config/security-contact.ts";
import type { Tx } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { chileDate } from "../../time/chile-time.ts";
import { minutes } from "../../time/clock.ts";
import type { ContactoCorreos } from "./contacto.correos.ts";
import { contactoMessages } from "./contacto.messages.ts";
import { findRecentMensaje, insertMensaje } from "./contacto.queries.ts";
import { insertFotos, type MensajeFoto, selectFotoNombres } from "./mensaje-fotos.queries.ts";

const repeatMs = minutes(1);

type ContactoInput = {
  contacto: Contacto;
  fotos?: readonly MensajeFoto[];
  archivo_id?: number;
  para: string;
  now: number;
};

/** Throws 422 for a day that is over in Chile. */
export function checkFecha({ fecha }: Contacto, now: number): void {
  if (fecha === null || fecha >= chileDate(now)) return;
  const message = contactoMessages.fechaPast;
  throw new AppError({ status: 422, message, campos: { fecha: message } });
}

/**
 * No mail to the typed address: it may be anyone's. An equal one within a minute is a second press, and kept once.
 * Throws as `checkFecha`.
 */
export async function sendMensaje(
  tx: Tx,
  { contacto, fotos = [], archivo_id, para, now }: ContactoInput,
): Promise<void> {
  checkFecha(contacto, now);
  // An archivo is on the disk by now: it needs its mensaje.
  if (archivo_id === undefined && (await isRepeated(tx, { contacto, fotos, now }))) return;
  const mensaje_id = await insertMensaje(tx, { ...contacto, archivo_id: archivo_id ?? null, now });
  await insertFotos(tx, { mensaje_id, fotos, now });
  const clave = `contacto:${mensaje_id}`;
  const datos = { mensaje_id };
  await enqueueCorreo<ContactoCorreos>(tx, { clave, plantilla: "contacto", para, datos, now });
}

async function isRepeated(
  tx: Tx,
  { contacto, fotos, now }: { contacto: Contacto; fotos: readonly MensajeFoto[]; now: number },
): Promise<boolean> {
  const { email, ...sent } = contacto;
  const before = await findRecentMensaje(tx, { email, since: now - repeatMs });
  if (!before) return false;
  const { id, ...kept } = before;
  const nombres = (await selectFotoNombres(tx, [id])).get(id) ?? [];
  return isDeepStrictEqual(
    { ...kept, fotos: nombres },
    { ...sent, fotos: fotos.map(({ nombre }) => nombre) },
  );
}

export function shopInbox({ tienda, admin, mailFrom }: Config): string {
  return tienda().identidad.email ?? admin?.email ?? plainAddress(mailFrom);
}
