import type { Contacto } from "#contract/schemas/contacto.ts";
import type { Config } from "../../config/config.ts";
import type { Tx } from "../../db/database.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import type { ContactoCorreos } from "./contacto.correos.ts";
import { insertMensaje } from "./contacto.queries.ts";

type ContactoInput = { contacto: Contacto; para: string; now: number };

/** Keeps a visitor's message and tells the shop by mail. Nothing goes to the address that was typed: it may be anyone's. */
export async function sendMensaje(tx: Tx, { contacto, para, now }: ContactoInput): Promise<void> {
  const mensaje_id = await insertMensaje(tx, { ...contacto, now });
  const clave = `contacto:${mensaje_id}`;
  const datos = { mensaje_id };
  await enqueueCorreo<ContactoCorreos>(tx, { clave, plantilla: "contacto", para, datos, now });
}

/** Where the shop reads its mail: its public address, else the administrator's, else the one it writes from. */
export function shopInbox({ tienda, admin, mailFrom }: Config): string {
  return tienda.identidad.email ?? admin?.email ?? plainAddress(mailFrom);
}

/** The address in `Name <address>`. */
function plainAddress(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();
}
