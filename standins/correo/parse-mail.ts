import { randomUUID } from "node:crypto";
import PostalMime, { type Address } from "postal-mime";
import { extractLinks } from "./links.ts";
import type { Mensaje } from "./mensaje.ts";

export type Envelope = { from: string; recipients: string[]; receivedAt: number };

export async function parseMail(raw: Buffer, envelope: Envelope): Promise<Mensaje> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? "";
  const texto = (mail.text ?? "").trimEnd();
  const visible = (mail.to ?? []).flatMap(addressesOf);
  return {
    id: randomUUID(),
    para: (visible.length > 0 ? visible : envelope.recipients).join(", "),
    asunto: mail.subject ?? "",
    texto,
    html,
    enlaces: extractLinks(html, texto),
    fecha: new Date(envelope.receivedAt).toISOString(),
    de: mail.from === undefined ? envelope.from : describe(mail.from),
    destinatarios: envelope.recipients,
    cabeceras: mail.headers.map(({ originalKey, value }) => ({
      nombre: originalKey,
      valor: value,
    })),
  };
}

function addressesOf(address: Address): string[] {
  if (address.group !== undefined) return address.group.map((mailbox) => mailbox.address);
  return address.address === undefined ? [] : [address.address];
}

function describe(address: Address): string {
  const [mailbox = ""] = addressesOf(address);
  return address.name === "" ? mailbox : `${address.name} <${mailbox}>`;
}
