import * as z from "zod/mini";
import { greetingName, renderMail, singleLine } from "../../mails/index.ts";
import type { MailTemplate } from "../../outbox/index.ts";
import { findMensaje } from "./contacto.queries.ts";
import { shopInbox } from "./contacto.service.ts";
import { findRespuesta } from "./mensajes.queries.ts";

const DatosSchema = z.object({ mensaje_id: z.int() });
const RespuestaDatosSchema = z.object({ respuesta_id: z.int() });
const dateFormat = new Intl.DateTimeFormat("es-CL", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Santiago",
});

/** The mails of this module, by the template's name in the outbox. */
export const contactoMails = {
  async contacto({ ctx, datos }) {
    const mensaje = await findMensaje(ctx.db, DatosSchema.parse(datos).mensaje_id);
    if (!mensaje) return null;
    const nombre = singleLine(mensaje.nombre, 60);
    const mail = renderMail({
      shop: ctx.config,
      subject: `Mensaje de ${nombre} por el formulario de contacto`,
      title: "Nuevo mensaje de contacto",
      preheader: singleLine(mensaje.mensaje, 120),
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: "Nombre", value: nombre },
            { label: "Correo", value: mensaje.email },
            { label: "Recibido", value: dateFormat.format(mensaje.creado_en) },
          ],
        },
        { kind: "quote", text: mensaje.mensaje },
        { kind: "note", text: "Responde este correo para contestarle directamente." },
      ],
    });
    return { ...mail, replyTo: mensaje.email };
  },
  async respuesta_contacto({ ctx, datos }) {
    const respuesta = await findRespuesta(ctx.db, RespuestaDatosSchema.parse(datos).respuesta_id);
    if (!respuesta) return null;
    const nombre = greetingName(respuesta.nombre);
    const mail = renderMail({
      shop: ctx.config,
      subject: `${ctx.config.tienda.nombre} respondió tu mensaje`,
      title: nombre === null ? "Hola:" : `Hola, ${nombre}:`,
      preheader: singleLine(respuesta.texto, 120),
      blocks: [
        { kind: "paragraph", text: respuesta.texto },
        { kind: "note", text: `Nos escribiste el ${dateFormat.format(respuesta.creado_en)}:` },
        { kind: "quote", text: respuesta.mensaje },
        { kind: "note", text: "Si quieres contarnos algo más, responde este correo." },
      ],
    });
    return { ...mail, replyTo: shopInbox(ctx.config) };
  },
} satisfies Record<string, MailTemplate>;
