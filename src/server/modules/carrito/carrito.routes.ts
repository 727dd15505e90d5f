import type { AppContext, Session } from "../../context.ts";
import { inTransaction, readThenWrite } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { carritoMessages } from "./carrito.messages.ts";
import { getCarrito, removeLinea, setCantidad } from "./carrito.service.ts";

export const carritoRoutes: Handlers<"getCarrito" | "setCarritoLinea" | "deleteCarritoLinea"> = {
  async getCarrito({ ctx, session }) {
    return { answer: await getCarrito(ctx.db, ownCarrito(ctx, session)) };
  },
  async setCarritoLinea({ ctx, session, body }) {
    const line = { ...body, ...ownLine(ctx, session), now: ctx.clock.now() };
    const run = body.reemplaza ? inTransaction : readThenWrite;
    const carrito = await run(ctx.db, (db) => setCantidad(db, line));
    const { updated, removed } = carritoMessages;
    return { answer: { mensaje: body.cantidad > 0 ? updated : removed, carrito } };
  },
  async deleteCarritoLinea({ ctx, session, body }) {
    const line = { ...body, ...ownLine(ctx, session) };
    const carrito = await readThenWrite(ctx.db, (db) => removeLinea(db, line));
    return { answer: { mensaje: carritoMessages.removed, carrito } };
  },
};

function ownLine({ config: { units } }: AppContext, { usuario_id }: Session) {
  return { usuario_id, units };
}

function ownCarrito({ config }: AppContext, { usuario_id }: Session) {
  return { usuarioId: usuario_id, units: config.units };
}
