import { errorMessages } from "#contract/error-messages.ts";
import { formatClp } from "#contract/values/clp.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import { seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { callTimeoutMs } from "../../../providers/provider-times.ts";
import {
  insertReembolso,
  lockPedido,
  paidEstados,
  pedidoChanged,
  selectReembolso,
} from "../../pedidos/index.ts";
import {
  type Intento,
  lockIntento,
  moveIntento,
  selectAuthorized,
  selectIntento,
} from "../intentos.queries.ts";
import {
  motivos,
  pagosActs,
  pagosMessages,
  reembolsoDone,
  reembolsoPending,
  reembolsoStopped,
} from "../pagos.messages.ts";
import { sendRefund } from "./send-refund.service.ts";

/** Status, refund, status, and time to spare. */
const leaseMs = 3 * callTimeoutMs + seconds(30);

export type ReembolsoWish = {
  pedido_id: number;
  motivo: string;
  reponer_stock: boolean;
  actor: Actor;
};

/**
 * The decision is written first; one try here, then the reconciler's. Idempotent. Answers the
 * Spanish sentence for the owner. Throws 404, and 409 for an unpaid pedido.
 */
export async function requestReembolso(ctx: AppContext, wish: ReembolsoWish): Promise<string> {
  const now = ctx.clock.now();
  const intento = await inTransaction(ctx.db, (tx) => decide(tx, { ...wish, now }));
  if (intento?.token) {
    await sendRefund(ctx, { intento, token: intento.token }).catch((error: unknown) => {
      // The reconciler goes on once the lease is over.
      ctx.log.error({ err: error, intento: intento.id }, "refunding an attempt failed");
    });
  }
  return describeReembolso(ctx.db, wish.pedido_id);
}

async function describeReembolso(db: Db, pedidoId: number): Promise<string> {
  const reembolso = await selectReembolso(db, pedidoId);
  const monto = formatClp(reembolso?.monto ?? 0);
  if (reembolso?.estado === "hecho") return reembolsoDone(monto);
  const intento = reembolso && (await selectIntento(db, reembolso.intento_id));
  const isStopped = intento?.estado === "por_reembolsar" && intento.proxima_consulta_en === null;
  return isStopped ? reembolsoStopped(monto, reembolso?.error ?? "") : reembolsoPending(monto);
}

/** The intento, leased to the caller; null when the refund was decided before. */
async function decide(tx: Tx, wish: ReembolsoWish & { now: number }): Promise<Intento | null> {
  const { actor, pedido_id, motivo, reponer_stock, now } = wish;
  // docs/arquitectura.md "A payment": the intento before its pedido.
  const authorised = await selectAuthorized(tx, pedido_id);
  if (authorised) await lockIntento(tx, authorised.id);
  const pedido = await lockPedido(tx, pedido_id);
  if (!pedido) throw notFound(errorMessages.pedidoNotFound);
  if (await selectReembolso(tx, pedido_id)) return null;
  if (!paidEstados.includes(pedido.estado)) throw conflict(pedidoChanged(pedido));
  const intento = await selectAuthorized(tx, pedido_id);
  if (!intento?.token) throw conflict(pagosMessages.nothingToRefund);
  const { id: intento_id, monto } = intento;
  const autor = actor.nombre;
  const reembolso = { pedido_id, intento_id, monto, motivo, reponer_stock, autor, now };
  if (!(await insertReembolso(tx, reembolso))) return null;
  const isMoved = await moveIntento(tx, {
    id: intento_id,
    to: "por_reembolsar",
    from: ["autorizado"],
    now,
    facts: {
      motivo: motivos.reembolsoRequested,
      consultas: 0,
      proxima_consulta_en: now + leaseMs,
    },
  });
  if (!isMoved)
    throw new Error(`intento ${intento_id} left autorizado while its pedido was locked`);
  await recordAct(tx, {
    actor,
    accion: pagosActs.reembolsoRequested,
    entidad: "pedido",
    entidad_id: pedido_id,
    antes: { reembolso: null },
    despues: { reembolso: "pendiente", monto, reponer_stock },
    now,
  });
  return { ...intento, estado: "por_reembolsar", consultas: 0 };
}
