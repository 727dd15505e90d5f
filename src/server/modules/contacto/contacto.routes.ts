import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { contactoReceived } from "./contacto.messages.ts";
import { sendMensaje, shopInbox } from "./contacto.service.ts";

export const contactoRoutes: Handlers<"sendMensaje"> = {
  async sendMensaje({ ctx, body }) {
    const para = shopInbox(ctx.config);
    await inTransaction(ctx.db, (tx) =>
      sendMensaje(tx, { contacto: body, para, now: ctx.clock.now() }),
    );
    return { answer: { mensaje: contactoReceived(ctx.config.tienda().respuestaHoras) } };
  },
};
