import { days, seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import type { PaymentResult } from "../../../providers/payment.ts";
import { bumpCatalogoVersion, releaseExpired } from "../../catalogo/index.ts";
import { confirmIntento, recommitIntento, settle } from "../confirm/confirm-intento.service.ts";
import { closeIntento } from "../confirm/record-result.service.ts";
import { type Intento, moveIntento, scheduleIntento } from "../intentos.queries.ts";
import { refundIntento } from "../refund/send-refund.service.ts";
import { abandonIntento } from "../start/create-at-provider.service.ts";
import { claimDueIntentos, renewLease } from "./intentos-due.queries.ts";
import { askLater, deadAfterMs } from "./schedule-question.service.ts";

const batch = 20;
/** While one process asks, others leave the attempt alone. */
const leaseMs = seconds(60);
/** The provider answers questions for this long. */
const giveUpAfterMs = days(7);

/**
 * Asks the provider about every attempt whose question is due, and settles, closes or refunds it.
 * Safe in many processes: each attempt is leased before it is asked about. Answers how many were asked.
 */
export async function reconcile(ctx: AppContext): Promise<number> {
  // A provider that is away is asked that alone. What is due stays so, and is asked once it is back.
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
    await reconcileLeased(ctx, intento, leaseUntil).catch((error: unknown) => {
      ctx.log.error({ err: error, intento: intento.id }, "reconciling an attempt failed");
    });
  }
  return due.length;
}

/** A slow provider may outlast the lease of those at the end of the batch: what another took is theirs. */
async function reconcileLeased(
  ctx: AppContext,
  intento: Intento,
  leaseUntil: number,
): Promise<void> {
  const until = ctx.clock.now() + leaseMs;
  if (await renewLease(ctx.db, { id: intento.id, leaseUntil, until })) {
    await reconcileOne(ctx, { intento, leaseUntil: until });
  }
}

/** Gives back the stock of payments whose time is over. */
export async function sweepReservas(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if ((await releaseExpired(tx, now)) > 0) await bumpCatalogoVersion(tx);
  });
}

type Leased = { intento: Intento; leaseUntil: number };

async function reconcileOne(ctx: AppContext, leased: Leased): Promise<void> {
  const { intento } = leased;
  const now = ctx.clock.now();
  if (intento.token === null) {
    // Its token was never stored: the shopper was never sent to pay.
    const reason = "Webpay no alcanzó a responder";
    await inTransaction(ctx.db, (tx) => abandonIntento(tx, intento.id, reason, now));
    return;
  }
  if (intento.estado === "por_reembolsar") return refundIntento(ctx, intento, intento.token);
  const status = await ctx.payment.status(intento.token);
  if (!status.ok) return handleNoAnswer(ctx, intento, status.kind === "refused");
  if (status.value.status !== "INITIALIZED") return settleKnown(ctx, intento, status.value);
  if (status.value.vci !== null) return confirmPaid(ctx, leased);
  return handleUnpaid(ctx, intento);
}

/** The provider has decided: claim what is still open, then write its word. */
async function settleKnown(
  ctx: AppContext,
  intento: Intento,
  result: PaymentResult,
): Promise<void> {
  if (intento.estado !== "confirmando") {
    const { id, estado } = intento;
    const move = { id, to: "confirmando", from: [estado], now: ctx.clock.now() } as const;
    if (!(await inTransaction(ctx.db, (tx) => moveIntento(tx, move)))) return;
  }
  if (!(await settle(ctx, intento, result))) await askLater(ctx, intento);
}

/** The shopper paid and nobody confirmed: the return was lost, or its commit was. */
async function confirmPaid(ctx: AppContext, leased: Leased): Promise<void> {
  if (leased.intento.estado === "abierto") await confirmIntento(ctx, leased.intento);
  else await recommitIntento(ctx, leased);
}

async function handleUnpaid(ctx: AppContext, intento: Intento): Promise<void> {
  const now = ctx.clock.now();
  if (now - intento.creado_en < deadAfterMs) return askLater(ctx, intento);
  const motivo = "no se pagó a tiempo";
  await inTransaction(ctx.db, (tx) =>
    closeIntento(tx, { intento, to: "expirado", from: [intento.estado], motivo, now }),
  );
}

/** A refused question means that the provider does not know the attempt, or no longer tells. */
async function handleNoAnswer(
  ctx: AppContext,
  intento: Intento,
  isRefused: boolean,
): Promise<void> {
  const now = ctx.clock.now();
  const age = now - intento.creado_en;
  if (isRefused && intento.estado === "abierto" && age >= deadAfterMs) {
    const motivo = "Webpay no conoce este pago";
    await inTransaction(ctx.db, (tx) =>
      closeIntento(tx, { intento, to: "expirado", from: [intento.estado], motivo, now }),
    );
    return;
  }
  if (age >= giveUpAfterMs) {
    ctx.log.error(
      { intento: intento.id, pedido: intento.pedido_id },
      "payment in doubt: check it by hand",
    );
    await scheduleIntento(ctx.db, { id: intento.id, at: null });
    return;
  }
  await askLater(ctx, intento);
}
