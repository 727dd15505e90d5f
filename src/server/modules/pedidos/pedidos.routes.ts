import { routes } from "#contract/routes.ts";
import { chileDate } from "../../chile-time.ts";
import type { Handlers } from "../../http/handlers.ts";
import { pageHeaders } from "../../http/page-links.ts";
import { getPedido, listPedidos } from "./pedidos.service.ts";
import { exportPedidos } from "./pedidos-csv.service.ts";
import { listTodosPedidos } from "./pedidos-lista.service.ts";

export const pedidosRoutes: Handlers<
  "listPedidos" | "getPedido" | "listTodosPedidos" | "exportPedidos"
> = {
  async listPedidos({ ctx, session }) {
    return { answer: await listPedidos(ctx.db, session.usuario_id) };
  },
  async getPedido({ ctx, session, query }) {
    return { answer: await getPedido(ctx.db, query.id, session) };
  },
  async listTodosPedidos({ ctx, query }) {
    const { pedidos, total } = await listTodosPedidos(ctx.db, query);
    const { path } = routes.listTodosPedidos;
    return { answer: pedidos, headers: pageHeaders({ path, query, total }) };
  },
  async exportPedidos({ ctx, query }) {
    const name = `pedidos-${chileDate(ctx.clock.now())}.csv`;
    return { file: { name, body: exportPedidos(ctx.db, query) } };
  },
};
