import { formatBytes } from "#contract/values/archivos/format-bytes.ts";
import { formatLongDay } from "#contract/values/long-day.ts";
import { formatMoment, renderMail, singleLine } from "../../mails/index.ts";
import { bindTemplates } from "../../outbox/index.ts";
import { contactoCorreos } from "./contacto.correos.ts";
import { findMensaje } from "./contacto.queries.ts";
import { shopInbox } from "./contacto.service.ts";
import { readArchivosOf } from "./mensaje-archivo.service.ts";
import { selectFotoNombres } from "./mensaje-fotos.queries.ts";
import { findRespuesta } from "./mensajes.queries.ts";

export const contactoMails = bindTemplates(contactoCorreos, {
  async contacto({ ctx, datos }) {
    const mensaje = await findMensaje(ctx.db, datos.mensaje_id);
    if (!mensaje) return null;
    const fotos = (await selectFotoNombres(ctx.db, [mensaje.id])).get(mensaje.id) ?? [];
    const archivo = (await readArchivosOf(ctx.db, [mensaje]))(mensaje.archivo_id);
    const nombre = singleLine(mensaje.nombre, 60);
    const mail = renderMail({
      shop: ctx.config,
      subject: `Mensaje de ${nombre} por el formulario de contacto`,
      title: "Nuevo mensaje de contacto",
      preheader: singleLine(mensaje.mensaje, 120),
      blocks: [
        {
          kind: "facts",
          title: "Quién escribe",
          facts: [
            { label: "Nombre", value: nombre },
            { label: "Correo", value: mensaje.email },
            { label: "Recibido", value: formatMoment(mensaje.creado_en) },
            ...wishFacts(mensaje),
            ...(archivo === null
              ? []
              : [{ label: "Archivo", value: `${archivo.nombre}, ${formatBytes(archivo.bytes)}` }]),
            ...(fotos.length === 0 ? [] : [{ label: "Fotos", value: fotos.join(", ") }]),
          ],
        },
        { kind: "quote", text: mensaje.mensaje },
        ...attachedNote({ fotos: fotos.length, hasArchivo: archivo !== null }),
        { kind: "note", text: "Responde este correo para contestarle directamente." },
      ],
    });
    return { ...mail, replyTo: mensaje.email };
  },
  async respuesta_contacto({ ctx, datos }) {
    const respuesta = await findRespuesta(ctx.db, datos.respuesta_id);
    if (!respuesta) return null;
    const mail = renderMail({
      shop: ctx.config,
      subject: `${ctx.config.tienda().nombre} respondió tu mensaje`,
      title: "Sobre tu mensaje",
      preheader: singleLine(respuesta.texto, 120),
      nombre: respuesta.nombre,
      blocks: [
        { kind: "paragraph", text: respuesta.texto },
        { kind: "note", text: `Nos escribiste el ${formatMoment(respuesta.creado_en)}:` },
        { kind: "quote", text: respuesta.mensaje },
        { kind: "note", text: "Si quieres contarnos algo más, responde este correo." },
      ],
    });
    return { ...mail, replyTo: shopInbox(ctx.config) };
  },
});

type Wish = { cantidad: number | null; fecha: string | null };

function wishFacts({ cantidad, fecha }: Wish): { label: string; value: string }[] {
  return [
    ...(cantidad === null ? [] : [{ label: "Cantidad", value: String(cantidad) }]),
    ...(fecha === null ? [] : [{ label: "Para el", value: formatLongDay(fecha) }]),
  ];
}

type Attached = { fotos: number; hasArchivo: boolean };

/** A mail carries neither: they would stay in mailboxes after the mensaje is gone. */
function attachedNote({ fotos, hasArchivo }: Attached): { kind: "note"; text: string }[] {
  if (fotos === 0 && !hasArchivo) return [];
  const what = hasArchivo ? "El archivo está" : "Las fotos están";
  return [{ kind: "note", text: `${what} junto al mensaje, en Mensajes de la administración.` }];
}
