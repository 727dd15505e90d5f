import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { accesoMessages } from "../acceso.messages.ts";
import { deleteOtherSesiones } from "./sesiones.queries.ts";
import { endSesion, listSesiones } from "./sesiones.service.ts";

export const sesionesRoutes: Handlers<"listSesiones" | "endSesion" | "endOtherSesiones"> = {
  async listSesiones({ ctx, session, origin }) {
    return { answer: await listSesiones(ctx.db, { session, origin, now: ctx.clock.now() }) };
  },
  async endSesion({ ctx, session, query }) {
    await inTransaction(ctx.db, (tx) => endSesion(tx, { session, sesion_id: query.id }));
    return { answer: { mensaje: accesoMessages.sesionEnded } };
  },
  async endOtherSesiones({ ctx, session }) {
    await inTransaction(ctx.db, (tx) => deleteOtherSesiones(tx, session));
    return { answer: { mensaje: accesoMessages.otherSesionesEnded } };
  },
};
