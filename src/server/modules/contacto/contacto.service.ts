import type { Contacto } from "#contract/schemas/contacto.ts";
import type { Config } from "../../config/config.ts";
import { plainAddress } from "../../config/security-contact.ts";
import type { Tx } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { chileDate } from "../../time/chile-time.ts";
import type { ContactoCorreos } from "./contacto.correos.ts";
import { contactoMessages } from "./contacto.messages.ts";
import { insertMensaje } from "./contacto.queries.ts";
import { insertFotos, type MensajeFoto } from "./mensaje-fotos.queries.ts";

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

/** No mail to the typed address: it may be anyone's. Throws as `checkFecha`. */
export async function sendMensaje(
  tx: Tx,
  { contacto, fotos = [], archivo_id, para, now }: ContactoInput,
): Promise<void> {
  checkFecha(contacto, now);
  const mensaje_id = await insertMensaje(tx, { ...contacto, archivo_id: archivo_id ?? null, now });
  await insertFotos(tx, { mensaje_id, fotos, now });
  const clave = `contacto:${mensaje_id}`;
  const datos = { mensaje_id };
  await enqueueCorreo<ContactoCorreos>(tx, { clave, plantilla: "contacto", para, datos, now });
}

export function shopInbox({ tienda, admin, mailFrom }: Config): string {
  return tienda().identidad.email ?? admin?.email ?? plainAddress(mailFrom);
}
