import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { carritoMessages } from "./carrito.messages.ts";
import { deleteLinea } from "./carrito.queries.ts";
import { getCarrito, setCantidad } from "./carrito.service.ts";

export const carritoRoutes: Handlers<"getCarrito" | "setCarritoLinea" | "deleteCarritoLinea"> = {
  async getCarrito({ ctx, session }) {
    return { answer: await getCarrito(ctx.db, session.usuario_id) };
  },
  async setCarritoLinea({ ctx, session, body }) {
    const line = { ...body, usuario_id: session.usuario_id, now: ctx.clock.now() };
    const carrito = await inTransaction(ctx.db, async (tx) => {
      await setCantidad(tx, line);
      return getCarrito(tx, session.usuario_id);
    });
    const { updated, removed } = carritoMessages;
    return { answer: { mensaje: body.cantidad > 0 ? updated : removed, carrito } };
  },
  async deleteCarritoLinea({ ctx, session, body }) {
    const carrito = await inTransaction(ctx.db, async (tx) => {
      await deleteLinea(tx, { ...body, usuario_id: session.usuario_id });
      return getCarrito(tx, session.usuario_id);
    });
    return { answer: { mensaje: carritoMessages.removed, carrito } };
  },
};
