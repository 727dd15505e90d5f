import { setTimeout as wait } from "node:timers/promises";
import type { IntentoEstado, PagoRetorno, PagoStatus } from "#contract/schemas/pagos.ts";
import type { AppContext } from "../../../context.ts";
import { isDatabaseAway } from "../../../db/away.ts";
import { type Db, inTransaction } from "../../../db/database.ts";
import { isUncommitted, type Retorno } from "../../../providers/payment/payment.ts";
import { deadAfterMs, statusLifeMs } from "../../../providers/provider-times.ts";
import { seconds } from "../../../time/clock.ts";
import { paidEstados, selectPedido } from "../../pedidos/index.ts";
import {
  type Intento,
  moveIntento,
  selectIntento,
  selectIntentoByBuyOrder,
  selectIntentoByToken,
} from "../intentos.queries.ts";
import { isOfThisCommerce } from "../of-this-commerce.ts";
import { motivos, retornoMessages } from "../pagos.messages.ts";
import { closeUnpaid } from "./close-unpaid.service.ts";
import { claimable, confirmIntento } from "./confirm-intento.service.ts";
import { recordResult } from "./record-result.service.ts";

/** docs/reglas.md 84 */
const maxWaitMs = seconds(20);
const pollMs = 150;

export type RetornoOutcome = {
  status: PagoStatus;
  pedidoId: number | null;
  message: string | null;
};

/** Idempotent, without login or cookie (docs/reglas.md 84). */
export async function applyRetorno(ctx: AppContext, fields: PagoRetorno): Promise<RetornoOutcome> {
  const retorno = ctx.payment.readRetorno(fields);
  let intento: Intento | undefined;
  try {
    intento = await findIntento(ctx.db, retorno);
    if (!intento) return { status: "error", pedidoId: null, message: retornoMessages.unrecognised };
    // The key of today's commerce code would be refused; the reconciler or a person ends it.
    if (!isOfThisCommerce(ctx, intento)) return await describeOutcome(ctx.db, intento);
    const waiting = { intento, until: performance.now() + maxWaitMs };
    if (retorno.kind !== "normal") {
      await closeUnpaidWhenIdle(ctx, { ...waiting, to: unpaidEstadoOf(retorno) });
    } else if (await mayBePaid(ctx, intento)) {
      const confirmed = await confirmWhenIdle(ctx, waiting);
      if (confirmed === "in doubt") return verifying(intento.pedido_id);
      if (confirmed === "paid") return paid(intento.pedido_id);
    }
    return await describeOutcome(ctx.db, await awaitConfirmation(ctx, waiting));
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const facts = { err: error, intento: intento?.id, pedido: intento?.pedido_id };
    ctx.log.error(facts, "return met no database: left to the reconciler");
    return verifying(intento?.pedido_id ?? null);
  }
}

function verifying(pedidoId: number | null): RetornoOutcome {
  return { status: "verificando", pedidoId, message: null };
}

function paid(pedidoId: number): RetornoOutcome {
  return { status: "success", pedidoId, message: null };
}

/** `until`: by `performance.now()`. */
type Waiting = { intento: Intento; until: number };

/**
 * False when nothing was paid in time. A confirmation holds the stock while it asks: whoever opens the
 * address of an old payment again and again would hold it for nothing (docs/reglas.md 107).
 */
async function mayBePaid(ctx: AppContext, intento: Intento): Promise<boolean> {
  const age = ctx.clock.now() - intento.creado_en;
  const { token } = intento;
  if (token === null || age < deadAfterMs || !claimable.includes(intento.estado)) return true;
  const status = await ctx.payment.status(token);
  if (status.ok) return status.value.state !== "open";
  return status.kind === "unknown" && age < statusLifeMs;
}

/**
 * Waits for a rival: should it pay, this intento is never committed. `in doubt`: the rival stays so; `ended`:
 * the rows tell how.
 */
async function confirmWhenIdle(
  ctx: AppContext,
  { intento, until }: Waiting,
): Promise<"paid" | "ended" | "in doubt"> {
  for (;;) {
    const confirmed = await confirmIntento(ctx, intento);
    if (confirmed?.kind !== "rival") return confirmed?.applied === "paid" ? "paid" : "ended";
    const ended = await awaitConfirmation(ctx, { intento: confirmed.rival, until });
    if (ended.estado === "confirmando") return "in doubt";
  }
}

async function findIntento(db: Db, retorno: Retorno): Promise<Intento | undefined> {
  switch (retorno.kind) {
    case "unknown":
      return undefined;
    case "timeout":
      return selectIntentoByBuyOrder(db, retorno);
    case "aborted": {
      const intento = await selectIntentoByToken(db, retorno.token);
      const fits =
        intento?.buy_order === retorno.buyOrder && intento.session_id === retorno.sessionId;
      return fits ? intento : undefined;
    }
    default:
      return selectIntentoByToken(db, retorno.token);
  }
}

type UnpaidEstado = "abortado" | "expirado";

const unpaidEstadoOf = ({ kind }: Retorno): UnpaidEstado =>
  kind === "timeout" ? "expirado" : "abortado";

/** A confirmation that finds the intento unpaid reopens it, so this tries again. */
async function closeUnpaidWhenIdle(
  ctx: AppContext,
  { to, ...waiting }: Waiting & { to: UnpaidEstado },
): Promise<void> {
  for (;;) {
    const intento = await awaitConfirmation(ctx, waiting);
    if (intento.estado !== "abierto") return;
    if (await closeUnlessCharged(ctx, { intento, to })) return;
    if (performance.now() >= waiting.until) return;
  }
}

/** Asks the provider's record first. False when another return claimed the intento meanwhile. */
async function closeUnlessCharged(
  ctx: AppContext,
  { intento, to }: { intento: Intento; to: UnpaidEstado },
): Promise<boolean> {
  const { id, token } = intento;
  if (token === null) return true;
  const status = await ctx.payment.status(token);
  const now = ctx.clock.now();
  if (status.ok && !isUncommitted(status.value)) {
    const claim = { id, to: "confirmando", from: ["abierto"], now } as const;
    const isClaimed = await inTransaction(ctx.db, (tx) => moveIntento(tx, claim));
    if (isClaimed) await recordResult(ctx, { intento, result: status.value });
    return isClaimed;
  }
  const motivo = to === "expirado" ? motivos.timedOut : motivos.cancelled;
  return inTransaction(ctx.db, (tx) =>
    closeUnpaid(tx, { intento, to, from: ["abierto"], motivo, now }),
  );
}

/** Answers the intento once nobody confirms it any more, or when the time is up. */
async function awaitConfirmation(ctx: AppContext, { intento, until }: Waiting): Promise<Intento> {
  for (;;) {
    const current = (await selectIntento(ctx.db, intento.id)) ?? intento;
    const isWaiting = current.estado === "confirmando" && !isInDoubt(current, ctx.clock.now());
    if (!isWaiting || performance.now() >= until) return current;
    await wait(pollMs);
  }
}

/** A confirmation left to the reconciler will not end within this request. */
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

async function describeOutcome(db: Db, intento: Intento): Promise<RetornoOutcome> {
  const pedido = await selectPedido(db, intento.pedido_id);
  const isPaid = pedido !== undefined && paidEstados.includes(pedido.estado);
  const status = isPaid ? "success" : statusByEstado[intento.estado];
  const message = status === "success" ? null : (retornoMessages[intento.estado] ?? null);
  return { status, pedidoId: intento.pedido_id, message };
}
