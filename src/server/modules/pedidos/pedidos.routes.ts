import { routes } from "#contract/routes.ts";
import { chileDate } from "../../chile-time.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { getPedido, listPedidos } from "./pedidos.service.ts";
import { exportPedidos } from "./pedidos-csv.service.ts";
import { listAllPedidos } from "./pedidos-list.service.ts";

export const pedidosRoutes: Handlers<
  "listPedidos" | "getPedido" | "listAllPedidos" | "exportPedidos"
> = {
  async listPedidos({ ctx, session }) {
    return { answer: await listPedidos(ctx.db, { usuarioId: session.usuario_id }) };
  },
  async getPedido({ ctx, session, query }) {
    return { answer: await getPedido(ctx.db, { id: query.id, session }) };
  },
  async listAllPedidos({ ctx, query }) {
    const { pedidos, total } = await listAllPedidos(ctx.db, query);
    const { path } = routes.listAllPedidos;
    return { answer: pedidos, headers: pageHeaders({ path, query, total }) };
  },
  async exportPedidos({ ctx, query }) {
    const name = `pedidos-${chileDate(ctx.clock.now())}.csv`;
    return { file: { name, body: exportPedidos(ctx.db, query) } };
  },
};
