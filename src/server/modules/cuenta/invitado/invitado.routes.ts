import { randomUUID } from "node:crypto";
import { accountEvent, exportEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction, purgeDeleted } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { takeCorreo } from "../../../limits/correo-limits.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import type { CuentaCorreos } from "../cuenta.correos.ts";
import { cuentaMessages } from "../cuenta.messages.ts";
import { emailOfEnlace, eraseDatosInvitado, readDatosInvitado } from "./datos-invitado.service.ts";

export const invitadoRoutes: Handlers<
  "requestDatosInvitado" | "openDatosInvitado" | "deleteDatosInvitado"
> = {
  async requestDatosInvitado({ ctx, body: { email }, origin }) {
    await inTransaction(ctx.db, async (tx) => {
      const ask = { email, clientAddress: origin.address };
      if (!(await takeCorreo(tx, ctx, { kind: "datos", ask }))) return;
      const plantilla = "datos_invitado";
      const clave = `${plantilla}:${randomUUID()}`;
      const now = ctx.clock.now();
      await enqueueCorreo<CuentaCorreos>(tx, { clave, plantilla, para: email, datos: {}, now });
    });
    return { answer: { mensaje: cuentaMessages.datosRequested } };
  },

  async openDatosInvitado(input) {
    const { ctx, body } = input;
    const answer = await inTransaction(ctx.db, async (tx) => {
      const email = await emailOfEnlace(tx, { ...body, now: ctx.clock.now() });
      const datos = await readDatosInvitado(tx, email);
      const facts = {
        operacion: "openDatosInvitado",
        query: {},
        filas: datos.pedidos.length,
      } as const;
      await recordSecurityEvent(tx, ctx, { ...exportEvent(input, facts), email });
      return datos;
    });
    return { answer };
  },

  async deleteDatosInvitado(input) {
    const { ctx, body } = input;
    await inTransaction(ctx.db, async (tx) => {
      const now = ctx.clock.now();
      const email = await emailOfEnlace(tx, { ...body, now });
      await eraseDatosInvitado(tx, { email, now });
      await recordSecurityEvent(tx, ctx, { ...accountEvent("borrado", input), email });
    });
    await purgeDeleted(ctx.db);
    return { answer: { mensaje: cuentaMessages.datosDeleted } };
  },
};
