import { routes } from "#contract/routes.ts";
import { actorOf, exportEvent, recordSecurityEvent } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { chileDate } from "../../time/chile-time.ts";
import { countVentas, exportVentas } from "./boleta/ventas-csv.service.ts";
import { endPedidoEnlace, endPedidoEnlaces } from "./enlace/pedido-enlaces.service.ts";
import { pedidosMessages } from "./pedidos.messages.ts";
import { exportPedidos } from "./pedidos-csv.service.ts";
import { countPedidos } from "./pedidos-list.queries.ts";
import { listAllPedidos, toPedidosFilter } from "./pedidos-list.service.ts";

export const pedidosRoutes: Handlers<
  "listAllPedidos" | "exportPedidos" | "exportVentas" | "endPedidoEnlace" | "endPedidoEnlaces"
> = {
  async endPedidoEnlace({ ctx, body }) {
    const ending = { enlace: body.enlace, now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => endPedidoEnlace(tx, ending));
    return { answer: { mensaje: pedidosMessages.enlaceEnded } };
  },
  async endPedidoEnlaces(input) {
    const { ctx, query } = input;
    const ending = { ...query, actor: actorOf(input), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => endPedidoEnlaces(tx, ending));
    return { answer: { mensaje: pedidosMessages.enlacesEnded } };
  },
  async listAllPedidos({ ctx, query }) {
    const { pedidos, total } = await listAllPedidos(ctx.db, query);
    const { path } = routes.listAllPedidos;
    return { answer: pedidos, headers: pageHeaders({ path, query, total }) };
  },
  async exportPedidos(input) {
    const { ctx, query } = input;
    const name = `pedidos-${chileDate(ctx.clock.now())}.csv`;
    // Before the first byte leaves: a client may break off what it has got.
    await inTransaction(ctx.db, async (tx) => {
      const filas = await countPedidos(tx, toPedidosFilter(query));
      const event = exportEvent(input, { operacion: "exportPedidos", query, filas });
      await recordSecurityEvent(tx, ctx, event);
    });
    return { file: { name, body: exportPedidos(ctx.db, query) } };
  },
  async exportVentas(input) {
    const { ctx, query } = input;
    await inTransaction(ctx.db, async (tx) => {
      const filas = await countVentas(tx, query.mes);
      const event = exportEvent(input, { operacion: "exportVentas", query, filas });
      await recordSecurityEvent(tx, ctx, event);
    });
    return { file: { name: `ventas-${query.mes}.csv`, body: exportVentas(ctx.db, query.mes) } };
  },
};
