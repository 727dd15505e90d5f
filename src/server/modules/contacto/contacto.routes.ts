import { keepArchivo } from "../../archivos/index.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import type { Handlers, UploadChecks } from "../../http/api/handlers.ts";
import { contactoMessages } from "./contacto.messages.ts";
import { checkFecha, sendMensaje, shopInbox } from "./contacto.service.ts";
import { checkArchivosOfDay, takeArchivo } from "./mensaje-archivo.service.ts";
import { checkFotosOfDay, renderFotos } from "./mensaje-fotos.service.ts";

export const contactoRoutes: Handlers<
  "sendMensaje" | "sendMensajeConFotos" | "sendMensajeConArchivo"
> = {
  async sendMensaje({ ctx, body }) {
    const sent = { contacto: body, para: shopInbox(ctx.config), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => sendMensaje(tx, sent));
    return { answer: { mensaje: contactoMessages.received } };
  },
  async sendMensajeConFotos({ ctx, body, files }) {
    const fotos = await renderFotos(ctx, files);
    const sent = { contacto: body, fotos, para: shopInbox(ctx.config), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => sendMensaje(tx, sent));
    return { answer: { mensaje: contactoMessages.received } };
  },
  async sendMensajeConArchivo({ ctx, body, archivos }) {
    const sent = { contacto: body, para: shopInbox(ctx.config), now: ctx.clock.now() };
    const refer = (tx: Tx, archivo_id: number) => sendMensaje(tx, { ...sent, archivo_id });
    await keepArchivo(ctx, { ...takeArchivo(archivos), refer });
    return { answer: { mensaje: contactoMessages.received } };
  },
};

export const contactoUploadChecks: UploadChecks = {
  async sendMensajeConArchivo({ ctx, body }) {
    const now = ctx.clock.now();
    checkFecha(body, now);
    await checkArchivosOfDay(ctx, now);
  },
  async sendMensajeConFotos({ ctx, body }) {
    const now = ctx.clock.now();
    checkFecha(body, now);
    await checkFotosOfDay(ctx.db, now);
  },
};
