import type { Handlers } from "../../http/bind.ts";
import { getPedido, listPedidos, listTodosPedidos } from "./pedidos.service.ts";

export const pedidosRoutes: Handlers<"listPedidos" | "getPedido" | "listTodosPedidos"> = {
  async listPedidos({ ctx, session }) {
    return { answer: await listPedidos(ctx.db, session.usuario_id) };
  },
  async getPedido({ ctx, session, query }) {
    return { answer: await getPedido(ctx.db, query.id, session) };
  },
  async listTodosPedidos({ ctx }) {
    return { answer: await listTodosPedidos(ctx.db) };
  },
};
