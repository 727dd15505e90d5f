import { errorMessages } from "#contract/error-messages.ts";
import { recordAct, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import { invalid } from "../../../errors.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { checkNewPassword } from "../acceso.service.ts";
import { administradoresMessages as messages } from "./administradores.messages.ts";
import { acceptInvitacion, readInvitacion } from "./invitaciones.service.ts";

export const invitacionesRoutes: Handlers<"getInvitacion" | "acceptInvitacion"> = {
  async getInvitacion({ ctx, query }) {
    const { email, tiene_cuenta } = await readInvitacion(ctx.db, {
      token: query.token,
      now: ctx.clock.now(),
    });
    return { answer: { email, tiene_cuenta } };
  },

  async acceptInvitacion(input) {
    const { ctx, session, body, solicitud } = input;
    const { token, nombre, password } = body;
    const now = ctx.clock.now();
    // Before hashing: an invented link must cost nothing.
    const { email: invited, tiene_cuenta } = await readInvitacion(ctx.db, { token, now });
    const chosen = tiene_cuenta ? null : await choose();
    await inTransaction(ctx.db, async (tx) => {
      const admin = await acceptInvitacion(tx, { token, session, chosen, now });
      const { usuario_id, email } = admin;
      await recordAct(tx, {
        actor: { ...admin, solicitud },
        accion: "Aceptó administrar la tienda",
        entidad: "usuario",
        entidad_id: usuario_id,
        antes: { rol: "cliente" },
        despues: { rol: "admin" },
        now,
      });
      await recordSecurityEvent(tx, ctx, {
        tipo: "admin_aceptado",
        resultado: "ok",
        usuario_id,
        email,
        call: input,
      });
    });
    return { answer: { mensaje: messages.accepted } };

    async function choose() {
      if (nombre === undefined) throw invalid(errorMessages.nombreRequired);
      if (password === undefined) throw invalid(errorMessages.passwordRequired);
      checkNewPassword(ctx, { password, owner: { nombre, email: invited } });
      return { nombre, password_hash: await ctx.passwords.hash(password) };
    }
  },
};
