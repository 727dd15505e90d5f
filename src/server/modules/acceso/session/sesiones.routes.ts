import { accountEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { accesoMessages } from "../acceso.messages.ts";
import { deleteOtherSesiones } from "./sesiones.queries.ts";
import { endSesion, listSesiones } from "./sesiones.service.ts";

export const sesionesRoutes: Handlers<"listSesiones" | "endSesion" | "endOtherSesiones"> = {
  async listSesiones({ ctx, session, origin }) {
    return { answer: await listSesiones(ctx.db, { session, origin, now: ctx.clock.now() }) };
  },
  async endSesion(input) {
    const { ctx, session, query } = input;
    await inTransaction(ctx.db, async (tx) => {
      await endSesion(tx, { session, sesion_id: query.id });
      await recordSecurityEvent(tx, ctx, accountEvent("sesion_cerrada", input));
    });
    return { answer: { mensaje: accesoMessages.sesionEnded } };
  },
  async endOtherSesiones(input) {
    const { ctx, session } = input;
    await inTransaction(ctx.db, async (tx) => {
      await deleteOtherSesiones(tx, session);
      await recordSecurityEvent(tx, ctx, accountEvent("sesion_cerrada", input));
    });
    return { answer: { mensaje: accesoMessages.otherSesionesEnded } };
  },
};
