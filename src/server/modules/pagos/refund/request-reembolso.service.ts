import { errorMessages } from "#contract/error-messages.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { callTimeoutMs } from "../../../providers/provider-times.ts";
import { seconds } from "../../../time/clock.ts";
import {
  insertReembolso,
  linesOf,
  lockPedido,
  type PedidoRow,
  paidEstados,
  pedidoChanged,
  pedidosMessages,
  planRest,
  planUnits,
  type ReembolsoConLineasRow,
  type ReembolsoPlan,
  readReembolsos,
  selectDetalles,
  selectReembolso,
  type Units,
} from "../../pedidos/index.ts";
import { settleTrabajos } from "../../taller/index.ts";
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
import { findRepeated } from "./repeated-reembolso.ts";
import { sendRefund } from "./send-refund.service.ts";

/** Status, refund, status, and time to spare. */
const leaseMs = 3 * callTimeoutMs + seconds(30);

export type ReembolsoWish = {
  pedido_id: number;
  motivo: string;
  reponer_stock: boolean;
  /** All that is left, when absent. */
  lineas?: Units | undefined;
  /** A repeated wish makes no second reembolso; needed with `lineas`. */
  clave?: string | undefined;
  actor: Actor;
};

/**
 * The decision is written first; one try here, then the reconciler's. Idempotent. Answers the
 * Spanish sentence for the owner. Throws 404, 422 for a line of another pedido, and 409 for an unpaid
 * pedido, for more units than are left, and while another reembolso of the pedido is pending.
 */
export async function requestReembolso(ctx: AppContext, wish: ReembolsoWish): Promise<string> {
  const decided = await inTransaction(ctx.db, (tx) =>
    decideReembolso(tx, { ...wish, now: ctx.clock.now() }),
  );
  return tryReembolso(ctx, decided);
}

/** The intento is leased to the caller; null when the refund was decided before. */
export type DecidedReembolso = { reembolso_id: number; intento: Intento | null };

/** After the transaction of its decision. Answers the Spanish sentence for the owner. */
export async function tryReembolso(
  ctx: AppContext,
  { reembolso_id, intento }: DecidedReembolso,
): Promise<string> {
  if (intento?.token) {
    await sendRefund(ctx, { intento, token: intento.token }).catch((error: unknown) => {
      // The reconciler goes on once the lease is over.
      ctx.log.error({ err: error, intento: intento.id }, "refunding an attempt failed");
    });
  }
  return describeReembolso(ctx.db, reembolso_id);
}

async function describeReembolso(db: Db, id: number): Promise<string> {
  const reembolso = await selectReembolso(db, id);
  if (!reembolso) throw conflict(pagosMessages.askedAgain);
  const monto = formatClp(reembolso.monto);
  if (reembolso.estado === "hecho") return reembolsoDone(monto);
  const intento = await selectIntento(db, reembolso.intento_id);
  const isStopped = intento?.estado === "por_reembolsar" && intento.proxima_consulta_en === null;
  return isStopped ? reembolsoStopped(monto, reembolso.error ?? "") : reembolsoPending(monto);
}

/** Throws as `requestReembolso`. */
export async function decideReembolso(
  tx: Tx,
  wish: ReembolsoWish & { now: number },
): Promise<DecidedReembolso> {
  const { pedido_id } = wish;
  const pedido = await lockForReembolso(tx, pedido_id);
  const before = await readReembolsos(tx, [pedido_id]);
  const repeated = findRepeated(wish, { pedido, before });
  if (repeated) return { reembolso_id: repeated.id, intento: null };
  if (before.some(({ estado }) => estado === "pendiente"))
    throw conflict(pedidosMessages.reembolsoPending);
  if (!paidEstados.includes(pedido.estado)) throw conflict(pedidoChanged(pedido));
  const intento = await selectAuthorized(tx, pedido_id);
  const plan = await planWish(tx, { wish, pedido, before });
  if (!intento?.token || plan.monto <= 0) throw conflict(pagosMessages.nothingToRefund);
  return writeDecision(tx, { wish, intento, plan });
}

/** The intento before its pedido (docs/arquitectura.md "Locks"). Throws 404. */
export async function lockForReembolso(tx: Tx, pedidoId: number): Promise<PedidoRow> {
  const authorised = await selectAuthorized(tx, pedidoId);
  if (authorised) await lockIntento(tx, authorised.id);
  const pedido = await lockPedido(tx, pedidoId);
  if (!pedido) throw notFound(errorMessages.pedidoNotFound);
  return pedido;
}

type Planned = {
  wish: ReembolsoWish;
  pedido: PedidoRow;
  before: readonly ReembolsoConLineasRow[];
};

async function planWish(tx: Tx, { wish, pedido, before }: Planned): Promise<ReembolsoPlan> {
  const detalles = await selectDetalles(tx, [pedido.id]);
  const known = { pedido, detalles, before: linesOf(before) };
  return wish.lineas ? planUnits(known, wish.lineas) : planRest(known);
}

type Written = {
  wish: ReembolsoWish & { now: number };
  intento: Intento;
  plan: ReembolsoPlan;
};

async function writeDecision(tx: Tx, { wish, intento, plan }: Written): Promise<DecidedReembolso> {
  const { actor, pedido_id, motivo, reponer_stock, now } = wish;
  const reembolso_id = await insertReembolso(tx, {
    ...plan,
    pedido_id,
    intento_id: intento.id,
    motivo,
    reponer_stock,
    autor: actor.nombre,
    clave: wish.clave ?? null,
    devuelto_antes: intento.devuelto,
    now,
  });
  const isMoved = await moveIntento(tx, {
    id: intento.id,
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
    throw new Error(`intento ${intento.id} left autorizado while its pedido was locked`);
  await settleTrabajos(tx, { pedido_id, now });
  const unidades = plan.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
  await recordAct(tx, {
    actor,
    accion: wish.lineas ? pagosActs.unitsRequested : pagosActs.reembolsoRequested,
    entidad: "pedido",
    entidad_id: pedido_id,
    antes: { reembolso: null },
    despues: {
      reembolso: "pendiente",
      monto: plan.monto,
      reponer_stock,
      ...(wish.lineas && { unidades }),
    },
    now,
  });
  return { reembolso_id, intento: { ...intento, estado: "por_reembolsar", consultas: 0 } };
}
