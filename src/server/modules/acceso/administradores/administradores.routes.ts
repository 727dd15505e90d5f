import { errorMessages } from "#contract/error-messages.ts";
import { accountEvent, actorOf, recordAct, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { administradoresMessages as messages } from "./administradores.messages.ts";
import { readEquipo, removeAdmin } from "./administradores.service.ts";
import { deleteInvitacion } from "./invitaciones.queries.ts";
import { inviteAdmin } from "./invitaciones.service.ts";

export const administradoresRoutes: Handlers<
  "listAdministradores" | "inviteAdministrador" | "removeAdministrador" | "cancelInvitacion"
> = {
  async listAdministradores({ ctx }) {
    return { answer: await readEquipo(ctx.db, ctx.clock.now()) };
  },

  async inviteAdministrador(input) {
    const { ctx, session, body } = input;
    const now = ctx.clock.now();
    const invitacion = await inTransaction(ctx.db, async (tx) => {
      const invitada_por = session.usuario_id;
      const made = await inviteAdmin(tx, { email: body.email, invitada_por, now });
      const despues = { expira_en: made.expira_en };
      await recordAct(tx, {
        actor: actorOf(input),
        accion: "Invitó a una persona a administrar la tienda",
        entidad: "invitacion",
        entidad_id: made.id,
        antes: null,
        despues,
        now,
      });
      await recordSecurityEvent(tx, ctx, accountEvent("admin_invitado", input));
      return made;
    });
    return { answer: { mensaje: messages.invited, invitacion } };
  },

  async cancelInvitacion(input) {
    const { ctx, query } = input;
    const id = query.invitacion_id;
    await inTransaction(ctx.db, async (tx) => {
      if (!(await deleteInvitacion(tx, id))) throw notFound(errorMessages.invitacionNotFound);
      await recordAct(tx, {
        actor: actorOf(input),
        accion: "Canceló una invitación a administrar la tienda",
        entidad: "invitacion",
        entidad_id: id,
        antes: { vigente: true },
        despues: { vigente: false },
        now: ctx.clock.now(),
      });
    });
    return { answer: { mensaje: messages.cancelled } };
  },

  async removeAdministrador(input) {
    const { ctx, session, query } = input;
    const usuario_id = query.id;
    const now = ctx.clock.now();
    await inTransaction(ctx.db, async (tx) => {
      await removeAdmin(tx, { usuario_id, by: session.usuario_id, now });
      await recordAct(tx, {
        actor: actorOf(input),
        accion: "Quitó a una persona de la administración",
        entidad: "usuario",
        entidad_id: usuario_id,
        antes: { rol: "admin" },
        despues: { rol: "cliente" },
        now,
      });
      const event = accountEvent("admin_quitado", input);
      await recordSecurityEvent(tx, ctx, { ...event, datos: { sobre_usuario_id: usuario_id } });
    });
    return { answer: { mensaje: messages.removed } };
  },
};
