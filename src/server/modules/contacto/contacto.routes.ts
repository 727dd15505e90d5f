import { inTransaction } from "../../db/database.ts";
import type { Handlers, UploadChecks } from "../../http/api/handlers.ts";
import { contactoReceived } from "./contacto.messages.ts";
import { checkFecha, sendMensaje, shopInbox } from "./contacto.service.ts";
import { checkFotosOfDay, renderFotos } from "./mensaje-fotos.service.ts";

export const contactoRoutes: Handlers<"sendMensaje" | "sendMensajeConFotos"> = {
  async sendMensaje({ ctx, body }) {
    const sent = { contacto: body, para: shopInbox(ctx.config), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => sendMensaje(tx, sent));
    return { answer: { mensaje: contactoReceived(ctx.config.tienda().respuestaHoras) } };
  },
  async sendMensajeConFotos({ ctx, body, files }) {
    const fotos = await renderFotos(ctx, files);
    const sent = { contacto: body, fotos, para: shopInbox(ctx.config), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => sendMensaje(tx, sent));
    return { answer: { mensaje: contactoReceived(ctx.config.tienda().respuestaHoras) } };
  },
};

export const contactoUploadChecks: UploadChecks = {
  async sendMensajeConFotos({ ctx, body }) {
    const now = ctx.clock.now();
    checkFecha(body, now);
    await checkFotosOfDay(ctx.db, now);
  },
};
