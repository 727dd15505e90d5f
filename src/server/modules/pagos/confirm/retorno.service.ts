import { setTimeout as wait } from "node:timers/promises";
import type { IntentoEstado, PagoRetorno, PagoStatus } from "#contract/schemas/pagos.ts";
import { seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { isDatabaseAway } from "../../../db/away.ts";
import { inTransaction } from "../../../db/database.ts";
import { paidEstados, selectPedido } from "../../pedidos/index.ts";
import {
  type Intento,
  moveIntento,
  selectIntento,
  selectIntentoByBuyOrder,
  selectIntentoByToken,
} from "../intentos.queries.ts";
import { retornoMessages } from "../pagos.messages.ts";
import { confirmIntento, settle } from "./confirm-intento.service.ts";
import { closeIntento } from "./record-result.service.ts";
import { classifyRetorno, type RetornoShape } from "./retorno-shape.ts";

/** Who comes second waits this long for the one who confirms. */
const maxWaitMs = seconds(20);
const pollMs = 150;

export type RetornoOutcome = {
  status: PagoStatus;
  pedidoId: number | null;
  message: string | null;
};

/**
 * Settles what the browser came back with and says which page tells it. Needs no login and no
 * cookie: the attempt is found by the provider's own words. Coming back twice changes nothing.
 */
export async function handleRetorno(ctx: AppContext, fields: PagoRetorno): Promise<RetornoOutcome> {
  const shape = classifyRetorno(fields);
  let intento: Intento | undefined;
  try {
    intento = await findIntento(ctx, shape);
    if (!intento) return { status: "error", pedidoId: null, message: retornoMessages.unrecognised };
    const until = performance.now() + maxWaitMs;
    if (shape.kind !== "normal") await closeOnceFree(ctx, { intento, until, to: endOf(shape) });
    else if (!(await confirmOnceFree(ctx, intento, until))) return verifying(intento.pedido_id);
    return await describe(ctx, await awaitSettled(ctx, intento, until));
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    // Whoever may have paid reads that it is looked into, which the reconciler does once it can write.
    const facts = { err: error, intento: intento?.id, pedido: intento?.pedido_id };
    ctx.log.error(facts, "return met no database: left to the reconciler");
    return verifying(intento?.pedido_id ?? null);
  }
}

function verifying(pedidoId: number | null): RetornoOutcome {
  return { status: "verificando", pedidoId, message: null };
}

/**
 * Confirms what came back paid. While another attempt of its pedido is being confirmed it waits for
 * that one: should it pay the pedido, this one is never committed. False when that stays in doubt.
 */
async function confirmOnceFree(ctx: AppContext, intento: Intento, until: number): Promise<boolean> {
  for (;;) {
    const rival = await confirmIntento(ctx, intento);
    if (rival === null) return true;
    if ((await awaitSettled(ctx, rival, until)).estado === "confirmando") return false;
  }
}

async function findIntento(ctx: AppContext, shape: RetornoShape): Promise<Intento | undefined> {
  switch (shape.kind) {
    case "unknown":
      return undefined;
    case "timeout":
      return selectIntentoByBuyOrder(ctx.db, shape);
    case "aborted": {
      const intento = await selectIntentoByToken(ctx.db, shape.token);
      const fits = intento?.buy_order === shape.buyOrder && intento.session_id === shape.sessionId;
      return fits ? intento : undefined;
    }
    default:
      return selectIntentoByToken(ctx.db, shape.token);
  }
}

type UnpaidEnd = "abortado" | "expirado";

const endOf = ({ kind }: RetornoShape): UnpaidEnd => (kind === "timeout" ? "expirado" : "abortado");

type Unpaid = { intento: Intento; until: number; to: UnpaidEnd };

/**
 * Closes what came back without payment. A confirmation under way decides first; one that finds it
 * unpaid gives it back open, and then nobody else would close it before the provider's page is dead.
 */
async function closeOnceFree(ctx: AppContext, { intento, until, to }: Unpaid): Promise<void> {
  for (;;) {
    const current = await awaitSettled(ctx, intento, until);
    if (current.estado !== "abierto" || (await closeUnpaid(ctx, current, to))) return;
    if (performance.now() >= until) return;
  }
}

/**
 * A return without payment: never confirmed, and closed only after the provider's record agrees.
 * False when a confirmation that started meanwhile has to decide.
 */
async function closeUnpaid(ctx: AppContext, intento: Intento, to: UnpaidEnd): Promise<boolean> {
  if (intento.token === null) return true;
  const status = await ctx.payment.status(intento.token);
  if (status.ok && status.value.status !== "INITIALIZED") {
    const { id } = intento;
    const claim = { id, to: "confirmando", from: ["abierto"], now: ctx.clock.now() } as const;
    const isClaimed = await inTransaction(ctx.db, (tx) => moveIntento(tx, claim));
    if (isClaimed) await settle(ctx, intento, status.value);
    return isClaimed;
  }
  const motivo = to === "expirado" ? "venció el tiempo para pagar" : "anulado por quien compra";
  const closing = { intento, to, from: ["abierto"], motivo, now: ctx.clock.now() } as const;
  return inTransaction(ctx.db, (tx) => closeIntento(tx, closing));
}

/** The attempt once nobody confirms it any more, or as it stands when the time is up. */
async function awaitSettled(ctx: AppContext, intento: Intento, until: number): Promise<Intento> {
  for (;;) {
    const current = (await selectIntento(ctx.db, intento.id)) ?? intento;
    const isWaiting = current.estado === "confirmando" && !isInDoubt(current, ctx.clock.now());
    if (!isWaiting || performance.now() >= until) return current;
    await wait(pollMs);
  }
}

/** A confirmation that was handed to the reconciler will not end within this request. */
function isInDoubt(intento: Intento, now: number): boolean {
  return intento.proxima_consulta_en === null || intento.proxima_consulta_en <= now + seconds(15);
}

const statusByEstado: Readonly<Record<IntentoEstado, PagoStatus>> = {
  autorizado: "success",
  rechazado: "failed",
  abortado: "cancelled",
  expirado: "cancelled",
  sin_stock: "cancelled",
  reemplazado: "cancelled",
  no_creado: "cancelled",
  reembolsado: "cancelled",
  creando: "verificando",
  abierto: "verificando",
  confirmando: "verificando",
  por_reembolsar: "verificando",
};

async function describe(ctx: AppContext, intento: Intento): Promise<RetornoOutcome> {
  const pedido = await selectPedido(ctx.db, intento.pedido_id);
  const isPaid = pedido !== undefined && paidEstados.includes(pedido.estado);
  // A stale return of an attempt that lost tells of the pedido that was paid by another.
  const status = isPaid ? "success" : statusByEstado[intento.estado];
  const message = status === "success" ? null : (retornoMessages[intento.estado] ?? null);
  return { status, pedidoId: intento.pedido_id, message };
}
