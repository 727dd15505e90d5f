import { seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import type { PaymentResult } from "../../../providers/payment.ts";
import { deadAfterMs, statusLifeMs } from "../../../providers/provider-times.ts";
import { bumpProductos, releaseExpired } from "../../catalogo/index.ts";
import { closeUnpaid } from "../confirm/close-unpaid.service.ts";
import { confirmIntento, recommitIntento } from "../confirm/confirm-intento.service.ts";
import { recordResult } from "../confirm/record-result.service.ts";
import { forgetReds } from "../holds.queries.ts";
import { type Intento, moveIntento, setNextQuestion } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";
import { sendRefund } from "../refund/send-refund.service.ts";
import { discardUncreated } from "../start/create-at-provider.service.ts";
import { claimDueIntentos, renewLease } from "./intentos-due.queries.ts";
import { scheduleQuestion } from "./schedule-question.service.ts";

const batch = 20;
const leaseMs = seconds(60);

/** Leases and asks about every intento that is due. Answers how many. */
export async function reconcile(ctx: AppContext): Promise<number> {
  // In an outage of the provider only this question is sent.
  if (!(await ctx.payment.isBack())) {
    ctx.log.warn("the payment provider does not answer");
    return 0;
  }
  const now = ctx.clock.now();
  const leaseUntil = now + leaseMs;
  const due = await inTransaction(ctx.db, (tx) =>
    claimDueIntentos(tx, { now, leaseUntil, limit: batch }),
  );
  for (const intento of due) {
    await reconcileLeased(ctx, { intento, leaseUntil }).catch((error: unknown) => {
      ctx.log.error({ err: error, intento: intento.id }, "reconciling an attempt failed");
    });
  }
  return due.length;
}

export async function sweepReservas(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const released = await releaseExpired(tx, now);
    if (released.length > 0) await bumpProductos(tx, released);
  });
  await inTransaction(ctx.db, (tx) => forgetReds(tx, now));
}

type Leased = { intento: Intento; leaseUntil: number };

/** After a slow provider the lease may be lost. */
async function reconcileLeased(ctx: AppContext, { intento, leaseUntil }: Leased): Promise<void> {
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
  if (intento.estado === "por_reembolsar") return sendRefund(ctx, { intento, token });
  const status = await ctx.payment.status(token);
  if (!status.ok) return giveUpOrAskLater(ctx, { intento, isRefused: status.kind === "refused" });
  const result = status.value;
  if (result.status !== "INITIALIZED") return recordDecided(ctx, { intento, result });
  if (result.vci !== null) return commitPaid(ctx, leased);
  return expireOrAskLater(ctx, intento);
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
