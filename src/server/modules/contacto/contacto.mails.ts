import * as z from "zod/mini";
import { renderMail, singleLine } from "../../mails/index.ts";
import type { MailTemplate } from "../../outbox/index.ts";
import { findMensaje } from "./contacto.queries.ts";

const DatosSchema = z.object({ mensaje_id: z.int() });
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
} satisfies Record<string, MailTemplate>;
