import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { isUncommitted, type PaymentResult } from "../../../providers/payment/payment.ts";
import { deadAfterMs, statusLifeMs } from "../../../providers/provider-times.ts";
import { seconds } from "../../../time/clock.ts";
import { releaseExpired } from "../../catalogo/index.ts";
import { closeUnpaid } from "../confirm/close-unpaid.service.ts";
import { confirmIntento, recommitIntento } from "../confirm/confirm-intento.service.ts";
import { recordResult } from "../confirm/record-result.service.ts";
import { forgetReds } from "../hold-episodes.queries.ts";
import {
  type Intento,
  moveIntento,
  noteIntentoError,
  setNextQuestion,
} from "../intentos.queries.ts";
import { isOfThisCommerce } from "../of-this-commerce.ts";
import { motivos, refundErrors } from "../pagos.messages.ts";
import { sendRefund } from "../refund/send-refund.service.ts";
import { discardUncreated } from "../start/create-at-provider.service.ts";
import { claimDueIntentos, countElsewhere, renewLease } from "./intentos-due.queries.ts";
import { scheduleQuestion } from "./schedule-question.service.ts";

const batch = 20;
export const leaseMs = seconds(60);

/** Leases and asks about every intento that is due. Answers how many. */
export async function reconcile(ctx: AppContext): Promise<number> {
  // In an outage of the provider only this question is sent.
  if (!(await ctx.payment.isBack())) {
    ctx.log.warn("the payment provider does not answer");
    return 0;
  }
  const now = ctx.clock.now();
  const leaseUntil = now + leaseMs;
  const { ambiente, comercio } = ctx.payment;
  const elsewhereBefore = now - statusLifeMs;
  const wanted = { now, leaseUntil, limit: batch, ambiente, comercio, elsewhereBefore };
  const due = await inTransaction(ctx.db, (tx) => claimDueIntentos(tx, wanted));
  for (const intento of due) {
    await reconcileLeased(ctx, { intento, leaseUntil }).catch((error: unknown) => {
      ctx.log.error({ err: error, intento: intento.id }, "reconciling an attempt failed");
    });
  }
  return due.length;
}

export async function sweepReservas(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, (tx) => releaseExpired(tx, now));
  await inTransaction(ctx.db, (tx) => forgetReds(tx, now));
}

type Leased = { intento: Intento; leaseUntil: number };

/** After a slow provider the lease may be lost. */
export async function reconcileLeased(
  ctx: AppContext,
  { intento, leaseUntil }: Leased,
): Promise<void> {
  const until = ctx.clock.now() + leaseMs;
  if (await renewLease(ctx.db, { id: intento.id, leaseUntil, until })) {
    await reconcileOne(ctx, { intento, leaseUntil: until });
  }
}

async function reconcileOne(ctx: AppContext, leased: Leased): Promise<void> {
  const { intento } = leased;
  const { id, token } = intento;
  if (token === null) {
    // The shopper was never sent to pay.
    const discarding = { id, motivo: motivos.neverCreated, now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => discardUncreated(tx, discarding));
    return;
  }
  if (!isOfThisCommerce(ctx, intento)) return closeElsewhere(ctx, intento);
  if (intento.estado === "por_reembolsar") return sendRefund(ctx, { intento, token });
  const status = await ctx.payment.status(token);
  if (!status.ok) return giveUpOrAskLater(ctx, { intento, isRefused: status.kind === "refused" });
  const result = status.value;
  if (!isUncommitted(result)) return recordDecided(ctx, { intento, result });
  if (result.state === "paid_uncommitted") return commitPaid(ctx, leased);
  return expireOrAskLater(ctx, intento);
}

/**
 * Closes an intento of another commerce code: today's key would be refused, or answer for nobody (docs/reglas.md 133).
 * Without a confirmation there is no charge (docs/webpay.md "Times"), so an unconfirmed one is closed.
 */
async function closeElsewhere(ctx: AppContext, intento: Intento): Promise<void> {
  const now = ctx.clock.now();
  const { id, pedido_id, estado, comercio, creado_en } = intento;
  if (estado === "abierto") {
    if (now - creado_en < deadAfterMs) return scheduleQuestion(ctx.db, { intento, now });
    return expire(ctx, { intento, motivo: motivos.otherCommerce, now });
  }
  const facts = { intento: id, pedido: pedido_id, comercio };
  ctx.log.error(facts, "payment of another commerce code: a person ends it");
  await noteIntentoError(ctx.db, { id, error: refundErrors.otherCommerce(comercio) });
  await setNextQuestion(ctx.db, { id, at: null });
}

/** At the start: a code only changes with it. */
export async function tellElsewhere({ db, log, payment }: AppContext): Promise<void> {
  for (const { comercio, total } of await countElsewhere(db, payment)) {
    log.error(
      { comercio, pagos: total, comercio_actual: payment.comercio },
      `payments in doubt of another commerce code: nobody asks ${payment.name} about them`,
    );
  }
}

async function recordDecided(
  ctx: AppContext,
  { intento, result }: { intento: Intento; result: PaymentResult },
): Promise<void> {
  const { id, estado } = intento;
  if (estado !== "confirmando") {
    const move = { id, to: "confirmando", from: [estado], now: ctx.clock.now() } as const;
    if (!(await inTransaction(ctx.db, (tx) => moveIntento(tx, move)))) return;
  }
  if (await recordResult(ctx, { intento, result })) return;
  await scheduleQuestion(ctx.db, { intento, now: ctx.clock.now() });
}

/** The return was lost, or its commit was. */
async function commitPaid(ctx: AppContext, leased: Leased): Promise<void> {
  if (leased.intento.estado === "abierto") await confirmIntento(ctx, leased.intento);
  else await recommitIntento(ctx, leased);
}

async function expireOrAskLater(ctx: AppContext, intento: Intento): Promise<void> {
  const now = ctx.clock.now();
  if (now - intento.creado_en < deadAfterMs) return scheduleQuestion(ctx.db, { intento, now });
  await expire(ctx, { intento, motivo: motivos.unpaid, now });
}

/** A refusal: the provider does not know the intento, or no longer tells. */
async function giveUpOrAskLater(
  ctx: AppContext,
  { intento, isRefused }: { intento: Intento; isRefused: boolean },
): Promise<void> {
  const now = ctx.clock.now();
  const age = now - intento.creado_en;
  if (isRefused && intento.estado === "abierto" && age >= deadAfterMs) {
    return expire(ctx, { intento, motivo: motivos.unknownToProvider, now });
  }
  if (age >= statusLifeMs) {
    ctx.log.error(
      { intento: intento.id, pedido: intento.pedido_id },
      "payment in doubt: check it by hand",
    );
    await setNextQuestion(ctx.db, { id: intento.id, at: null });
    return;
  }
  await scheduleQuestion(ctx.db, { intento, now });
}

async function expire(
  ctx: AppContext,
  { intento, motivo, now }: { intento: Intento; motivo: string; now: number },
): Promise<void> {
  const closing = { intento, to: "expirado", from: [intento.estado], motivo, now } as const;
  await inTransaction(ctx.db, (tx) => closeUnpaid(tx, closing));
}
