import type { AppContext, Session } from "../../context.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { carritoMessages } from "./carrito.messages.ts";
import { deleteLinea } from "./carrito.queries.ts";
import { getCarrito, setCantidad } from "./carrito.service.ts";

export const carritoRoutes: Handlers<"getCarrito" | "setCarritoLinea" | "deleteCarritoLinea"> = {
  async getCarrito({ ctx, session }) {
    return { answer: await getCarrito(ctx.db, ownCarrito(ctx, session)) };
  },
  async setCarritoLinea({ ctx, session, body }) {
    const { units } = ctx.config;
    const line = { ...body, usuario_id: session.usuario_id, units, now: ctx.clock.now() };
    const carrito = await inTransaction(ctx.db, async (tx) => {
      await setCantidad(tx, line);
      return getCarrito(tx, ownCarrito(ctx, session));
    });
    const { updated, removed } = carritoMessages;
    return { answer: { mensaje: body.cantidad > 0 ? updated : removed, carrito } };
  },
  async deleteCarritoLinea({ ctx, session, body }) {
    const carrito = await inTransaction(ctx.db, async (tx) => {
      await deleteLinea(tx, { ...body, usuario_id: session.usuario_id });
      return getCarrito(tx, ownCarrito(ctx, session));
    });
    return { answer: { mensaje: carritoMessages.removed, carrito } };
  },
};

function ownCarrito({ config }: AppContext, { usuario_id }: Session) {
  return { usuarioId: usuario_id, units: config.units };
}
