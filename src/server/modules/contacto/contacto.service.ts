import type { Contacto } from "#contract/schemas/contacto.ts";
import type { Config } from "../../config/config.ts";
import { plainAddress } from "../../config/security-contact.ts";
import type { Tx } from "../../db/database.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import type { ContactoCorreos } from "./contacto.correos.ts";
import { insertMensaje } from "./contacto.queries.ts";

type ContactoInput = { contacto: Contacto; para: string; now: number };

/** No mail to the typed address: it may be anyone's. */
export async function sendMensaje(tx: Tx, { contacto, para, now }: ContactoInput): Promise<void> {
  const mensaje_id = await insertMensaje(tx, { ...contacto, now });
  const clave = `contacto:${mensaje_id}`;
  const datos = { mensaje_id };
  await enqueueCorreo<ContactoCorreos>(tx, { clave, plantilla: "contacto", para, datos, now });
}

export function shopInbox({ tienda, admin, mailFrom }: Config): string {
  return tienda().identidad.email ?? admin?.email ?? plainAddress(mailFrom);
}
