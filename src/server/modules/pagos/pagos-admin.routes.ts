import { routes } from "#contract/routes.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { actorOf, recordAct } from "../../audit/index.ts";
import { type Db, inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { readCampos } from "../catalogo/index.ts";
import {
  addPedidoNota,
  advancePedido,
  correctTexto,
  pedidosMessages,
  readPedidoDetalle,
  saveBoleta,
} from "../pedidos/index.ts";
import { leaveWorkshop, readUnchecked, repeatTrabajos, settleTrabajos } from "../taller/index.ts";
import { endDoubt, isPaidEnd } from "./confirm/end-doubt.service.ts";
import { pagosActs } from "./pagos.messages.ts";
import { requestReembolso } from "./refund/request-reembolso.service.ts";
import { resolveReembolso } from "./refund/resolve-reembolso.service.ts";
import { listDoubtfulPagos } from "./watch/doubtful-pagos.service.ts";
import { selectIntentosOf } from "./watch/pagos-admin.queries.ts";

/** Those of `pedidos` stand here because they answer the intentos, which only `pagos` reads. */
export const pagosAdminRoutes: Handlers<
  | "getPedidoDetalle"
  | "movePedido"
  | "correctTexto"
  | "addPedidoNota"
  | "saveBoleta"
  | "createReembolso"
  | "resolveReembolso"
  | "resolvePago"
  | "listDoubtfulPagos"
> = {
  async getPedidoDetalle({ ctx, query }) {
    return { answer: await inTransaction(ctx.db, (tx) => readDetalle(tx, query.id)) };
  },
  async movePedido({ ctx, query, body, ...caller }) {
    const act = { pedidoId: query.id, change: body, actor: actorOf(caller), now: ctx.clock.now() };
    const answer = await inTransaction(ctx.db, async (tx) => {
      const mensaje = await advancePedido(tx, act);
      const of = { pedido_id: query.id, now: act.now };
      if (body.estado === "en_preparacion") await settleTrabajos(tx, of);
      else await leaveWorkshop(tx, { ...of, actor: act.actor, sin_revisar: body.sin_revisar });
      return { mensaje, pedido: await readDetalle(tx, query.id) };
    });
    return { answer };
  },
  async correctTexto({ ctx, body, ...caller }) {
    const act = { ...body, actor: actorOf(caller), now: ctx.clock.now() };
    const answer = await inTransaction(ctx.db, async (tx) => {
      const campos = (id: number) => readCampos(tx, id);
      const corrected = await correctTexto(tx, { ...act, readCampos: campos });
      const { pedidoId, mensaje, rewritten } = corrected;
      const of = { pedido_id: pedidoId, now: act.now };
      if (rewritten !== null) await repeatTrabajos(tx, { ...of, detalle_id: rewritten });
      await settleTrabajos(tx, of);
      return { mensaje, pedido: await readDetalle(tx, pedidoId) };
    });
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
  async saveBoleta({ ctx, query, body, ...caller }) {
    const mensaje = await saveBoleta(ctx, {
      pedido_id: query.id,
      ...body,
      actor: actorOf(caller),
    });
    const pedido = await inTransaction(ctx.db, (tx) => readDetalle(tx, query.id));
    return { answer: { mensaje, pedido } };
  },
  async createReembolso({ ctx, body, ...caller }) {
    const mensaje = await requestReembolso(ctx, { ...body, actor: actorOf(caller) });
    const pedido = await inTransaction(ctx.db, (tx) => readDetalle(tx, body.pedido_id));
    return { answer: { mensaje, pedido } };
  },
  async resolveReembolso({ ctx, body, ...caller }) {
    const mensaje = await resolveReembolso(ctx, { ...body, actor: actorOf(caller) });
    const pedido = await inTransaction(ctx.db, (tx) => readDetalle(tx, body.pedido_id));
    return { answer: { mensaje, pedido } };
  },
  async resolvePago({ ctx, body, ...caller }) {
    const actor = actorOf(caller);
    const { pedido_id, intento_id } = body;
    const mensaje = await endDoubt(ctx, {
      ...body,
      autor: actor.nombre,
      record: (tx, { applied, isTheirs, nota_id, now }) =>
        recordAct(tx, {
          actor,
          accion: isPaidEnd(applied) ? pagosActs.doubtEndedPaid : pagosActs.doubtEndedUnpaid,
          entidad: "pedido",
          entidad_id: pedido_id,
          antes: { pago: "confirmando", intento_id },
          despues: { pago: applied, intento_id, nota_id, segun_webpay: isTheirs },
          now,
        }),
    });
    const pedido = await inTransaction(ctx.db, (tx) => readDetalle(tx, pedido_id));
    return { answer: { mensaje, pedido } };
  },
  async listDoubtfulPagos({ ctx, query }) {
    const { pagos, total } = await listDoubtfulPagos(ctx.db, { ...query, now: ctx.clock.now() });
    const { path } = routes.listDoubtfulPagos;
    return { answer: pagos, headers: pageHeaders({ path, query, total }) };
  },
};

async function readDetalle(db: Db, pedidoId: number): Promise<PedidoDetalleAdmin> {
  const detalle = await readPedidoDetalle(db, pedidoId);
  const por_revisar = await readUnchecked(db, pedidoId);
  return { ...detalle, intentos: await selectIntentosOf(db, pedidoId), por_revisar };
}
