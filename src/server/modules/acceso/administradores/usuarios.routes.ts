import { accountEvent, actorOf, recordAct, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { administradoresMessages as messages } from "./administradores.messages.ts";
import { endSesionesOf, findUsuario, readUsuario, setActivo } from "./usuarios.service.ts";

export const usuariosRoutes: Handlers<"findUsuario" | "patchUsuario" | "endSesionesOf"> = {
  async findUsuario({ ctx, query }) {
    return { answer: await findUsuario(ctx.db, { email: query.email, now: ctx.clock.now() }) };
  },

  async patchUsuario(input) {
    const { ctx, query, body } = input;
    const { activo } = body;
    const usuario_id = query.id;
    const now = ctx.clock.now();
    const usuario = await inTransaction(ctx.db, async (tx) => {
      const isChanged = await setActivo(tx, { usuario_id, activo });
      if (isChanged) {
        await recordAct(tx, {
          actor: actorOf(input),
          accion: activo ? "Activó la cuenta" : "Desactivó la cuenta",
          entidad: "usuario",
          entidad_id: usuario_id,
          antes: { activo: !activo },
          despues: { activo },
          now,
        });
        const event = accountEvent(activo ? "cuenta_activada" : "cuenta_desactivada", input);
        await recordSecurityEvent(tx, ctx, { ...event, datos: { sobre_usuario_id: usuario_id } });
      }
      return readUsuario(tx, { usuario_id, now });
    });
    return { answer: { mensaje: activo ? messages.enabled : messages.disabled, usuario } };
  },

  async endSesionesOf(input) {
    const { ctx, query } = input;
    const { usuario_id } = query;
    const now = ctx.clock.now();
    const usuario = await inTransaction(ctx.db, async (tx) => {
      const cantidad = await endSesionesOf(tx, { usuario_id, now });
      await recordAct(tx, {
        actor: actorOf(input),
        accion: "Cerró las sesiones de la cuenta",
        entidad: "usuario",
        entidad_id: usuario_id,
        antes: { sesiones: cantidad },
        despues: { sesiones: 0 },
        now,
      });
      const event = accountEvent("sesion_cerrada", input);
      const datos = { sobre_usuario_id: usuario_id, cantidad };
      await recordSecurityEvent(tx, ctx, { ...event, datos });
      return readUsuario(tx, { usuario_id, now });
    });
    return { answer: { mensaje: messages.sesionesEnded, usuario } };
  },
};
