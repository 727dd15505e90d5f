import { maxPageSize } from "#contract/listas.ts";
import type { PedidoDetalleAdmin } from "#contract/pedidos-admin.ts";
import { routes } from "#contract/routes.ts";
import { actorOf } from "../../audit/index.ts";
import { type Db, inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/handlers.ts";
import { pageHeaders } from "../../http/page-links.ts";
import {
  addPedidoNota,
  advancePedido,
  pedidoNumero,
  pedidosMessages,
  readPedidoDetalle,
} from "../pedidos/index.ts";
import { closeReembolso } from "./close-reembolso.service.ts";
import { createReembolso } from "./create-reembolso.service.ts";
import { selectIntentosOf } from "./pagos-admin.queries.ts";
import { countPagosEnDuda, selectPagosEnDuda } from "./pagos-en-duda.queries.ts";

/** What the owner does with one pedido; here, because its payments are shown with it. */
export const pagosAdminRoutes: Handlers<
  | "getPedidoDetalle"
  | "movePedido"
  | "addPedidoNota"
  | "createReembolso"
  | "closeReembolso"
  | "listPagosEnDuda"
> = {
  async getPedidoDetalle({ ctx, query }) {
    return { answer: await inTransaction(ctx.db, (tx) => readDetalle(tx, query.id)) };
  },
  async movePedido({ ctx, query, body, ...caller }) {
    const act = { pedidoId: query.id, change: body, actor: actorOf(caller), now: ctx.clock.now() };
    const answer = await inTransaction(ctx.db, async (tx) => {
      const mensaje = await advancePedido(tx, act);
      return { mensaje, pedido: await readDetalle(tx, query.id) };
    });
    ctx.wakeOutbox();
    return { answer };
  },
  async addPedidoNota({ ctx, body, ...caller }) {
    const nota = { ...body, actor: actorOf(caller), now: ctx.clock.now() };
    const pedido = await inTransaction(ctx.db, async (tx) => {
      await addPedidoNota(tx, nota);
      return readDetalle(tx, body.pedido_id);
    });
    return { answer: { mensaje: pedidosMessages.notaAdded, pedido } };
  },
  async createReembolso({ ctx, body, ...caller }) {
    const mensaje = await createReembolso(ctx, { ...body, actor: actorOf(caller) });
    const pedido = await inTransaction(ctx.db, (tx) => readDetalle(tx, body.pedido_id));
    return { answer: { mensaje, pedido } };
  },
  async closeReembolso({ ctx, body, ...caller }) {
    const mensaje = await closeReembolso(ctx, { ...body, actor: actorOf(caller) });
    const pedido = await inTransaction(ctx.db, (tx) => readDetalle(tx, body.pedido_id));
    return { answer: { mensaje, pedido } };
  },
  async listPagosEnDuda({ ctx, query }) {
    const { pagina = 1, por_pagina = maxPageSize } = query;
    const now = ctx.clock.now();
    const page = { now, limit: por_pagina, offset: (pagina - 1) * por_pagina };
    const rows = await selectPagosEnDuda(ctx.db, page);
    const total = await countPagosEnDuda(ctx.db, now);
    const { path } = routes.listPagosEnDuda;
    return {
      answer: rows.map((row) => ({ ...row, numero: pedidoNumero(row.pedido_id) })),
      headers: pageHeaders({ path, query, total }),
    };
  },
};

async function readDetalle(db: Db, pedidoId: number): Promise<PedidoDetalleAdmin> {
  const detalle = await readPedidoDetalle(db, pedidoId);
  return { ...detalle, intentos: await selectIntentosOf(db, pedidoId) };
}
