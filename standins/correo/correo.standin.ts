import type { Standin, Surroundings } from "../standin.ts";
import { addCorreoRoutes } from "./correo.routes.ts";
import { createFallasCorreo } from "./fallas-correo.ts";
import { openMensajes } from "./mensajes.store.ts";
import { parseMail } from "./parse-mail.ts";
import { listenForMail } from "./smtp-listener.ts";

export type CorreoOptions = { host: string; smtpPort: number };

/** Delivers nothing. */
export async function createCorreo(
  { clock, store }: Surroundings,
  { host, smtpPort }: CorreoOptions,
): Promise<Standin & { smtpUrl: string }> {
  const mensajes = openMensajes(store);
  const fallas = createFallasCorreo();
  const smtp = await listenForMail({
    host,
    port: smtpPort,
    refusesMessage: () => fallas.take("rechazar"),
    dropsConnection: () => fallas.take("caido"),
    receive: async (raw, envelope) =>
      mensajes.add(await parseMail(raw, { ...envelope, receivedAt: clock.now() })),
  });
  const smtpUrl = `smtp://${host === "0.0.0.0" ? "127.0.0.1" : host}:${smtp.port}`;
  return {
    smtpUrl,
    nombre: "Correo",
    descripcion: `Recibe lo que la tienda envía por ${smtpUrl} y no lo entrega a nadie.`,
    links: [
      { text: "Abrir el correo", href: "/correo" },
      { text: "Mensajes como JSON", href: "/correo/mensajes.json" },
    ],
    addRoutes: (app) => addCorreoRoutes(app, { mensajes, fallas }),
    close: smtp.close,
  };
}
