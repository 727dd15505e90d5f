import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { direccionesMessages } from "./direcciones.messages.ts";
import {
  createDireccion,
  deleteDireccion,
  listDirecciones,
  updateDireccion,
} from "./direcciones.service.ts";

export const direccionesRoutes: Handlers<
  "listDirecciones" | "createDireccion" | "updateDireccion" | "deleteDireccion"
> = {
  async listDirecciones({ ctx, session }) {
    return { answer: await listDirecciones(ctx.db, session.usuario_id) };
  },
  async createDireccion({ ctx, session, body }) {
    const { usuario_id } = session;
    const direccion = await inTransaction(ctx.db, (tx) =>
      createDireccion(tx, { usuario_id, input: body, now: ctx.clock.now() }),
    );
    return { answer: { mensaje: direccionesMessages.created, direccion } };
  },
  async updateDireccion({ ctx, session, query, body }) {
    const own = { usuario_id: session.usuario_id, direccion_id: query.id };
    const direccion = await inTransaction(ctx.db, (tx) =>
      updateDireccion(tx, { ...own, input: body }),
    );
    return { answer: { mensaje: direccionesMessages.updated, direccion } };
  },
  async deleteDireccion({ ctx, session, query }) {
    const own = { usuario_id: session.usuario_id, direccion_id: query.id };
    await inTransaction(ctx.db, (tx) => deleteDireccion(tx, own));
    return { answer: { mensaje: direccionesMessages.deleted } };
  },
};
