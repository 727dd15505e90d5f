import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/handlers.ts";
import { contactoReceived } from "./contacto.messages.ts";
import { enviarContacto, shopInbox } from "./contacto.service.ts";

export const contactoRoutes: Handlers<"enviarContacto"> = {
  async enviarContacto({ ctx, body }) {
    const para = shopInbox(ctx.config);
    await inTransaction(ctx.db, (tx) =>
      enviarContacto(tx, { contacto: body, para, now: ctx.clock.now() }),
    );
    ctx.wakeOutbox();
    return { answer: { mensaje: contactoReceived(ctx.config.tienda.respuestaHoras) } };
  },
};
