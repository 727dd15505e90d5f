import type { AppContext } from "../../../context.ts";
import type {
  PaymentAnswer,
  PaymentResult,
  PaymentState,
  RefundResult,
} from "../../../providers/payment/payment.ts";
import { refundLifeMs, statusLifeMs } from "../../../providers/provider-times.ts";
import { minutes } from "../../../time/clock.ts";
import {
  markReembolsoSent,
  noteReembolsoError,
  selectPendingReembolso,
} from "../../pedidos/index.ts";
import { type Intento, noteIntentoError, setNextQuestion } from "../intentos.queries.ts";
import { isOfThisCommerce } from "../of-this-commerce.ts";
import {
  isForGood,
  refundErrors,
  refundRefused,
  refundRefusedByCode,
  refundRefusedForGood,
} from "../pagos.messages.ts";
import { scheduleQuestion } from "../watch/schedule-question.service.ts";
import { recordAutomaticRefund, recordReembolso } from "./record-refund.service.ts";
import { asksForRest, isAbout, isAccepted, type Refund, readRecord } from "./refund-answers.ts";

const chargedStates: readonly PaymentState[] = ["paid", "doubtful", "partly_returned"];
/**
 * A refund of a part could be done twice: after a try without an answer its record is watched so long
 * before the next one (docs/decisiones.md 69).
 */
const partQuietMs = minutes(1);

type SentRefund = Refund & { token: string };
/** `stuck`: only a person can go on. `isRefused`: the provider has answered that it gives nothing back. */
type Outcome =
  | { kind: "back"; tipo: string }
  | { kind: "later" | "stuck"; error: string; isRefused?: boolean };

/** Leased by the caller. Asks for the status first: a retry never pays twice. */
export async function sendRefund(
  ctx: AppContext,
  { intento, token }: { intento: Intento; token: string },
): Promise<void> {
  const found = await selectPendingReembolso(ctx.db, intento.pedido_id);
  // A second payment of the pedido goes back by itself, whatever the owner decided on the first.
  const reembolso = found?.intento_id === intento.id ? found : undefined;
  const refund = { intento, token, reembolso };
  const outcome = await refundOnce(ctx, refund);
  if (outcome.kind === "back") {
    const { tipo } = outcome;
    if (reembolso) await recordReembolso(ctx, { intento, reembolso, tipo });
    else await recordAutomaticRefund(ctx, { intento, tipo });
    return;
  }
  logFailure(ctx, { intento, ...outcome });
  await noteError(ctx, { refund, ...outcome });
  if (outcome.kind === "later") {
    return scheduleQuestion(ctx.db, { intento, now: ctx.clock.now() });
  }
  await setNextQuestion(ctx.db, { id: intento.id, at: null });
}

type Failure = { intento: Intento; kind: "later" | "stuck"; isRefused?: boolean };

function logFailure({ log }: AppContext, { intento, kind, isRefused = false }: Failure): void {
  const facts = { intento: intento.id, pedido: intento.pedido_id };
  if (kind === "stuck") log.error(facts, "refund stopped: it needs a person");
  else if (isRefused) log.error(facts, "refund refused by the provider");
  else log.warn(facts, "money is not back yet");
}

type Noted = { refund: SentRefund; error: string; isRefused?: boolean };

async function noteError(
  ctx: AppContext,
  { refund: { intento, reembolso }, error, isRefused = false }: Noted,
): Promise<void> {
  await noteIntentoError(ctx.db, { id: intento.id, error });
  if (reembolso) await noteReembolsoError(ctx.db, { id: reembolso.id, error, isRefused });
}

async function refundOnce(ctx: AppContext, refund: SentRefund): Promise<Outcome> {
  if (!isOfThisCommerce(ctx, refund.intento)) {
    return { kind: "stuck", error: refundErrors.otherCommerce(refund.intento.comercio) };
  }
  const before = await ctx.payment.status(refund.token);
  if (!before.ok) {
    return refundWithoutStatus(ctx, { refund, isRefused: before.kind === "refused" });
  }
  if (!isAbout(refund, before.value)) return { kind: "later", error: refundErrors.mismatch };
  const { state, amount, words } = before.value;
  const record = readRecord(refund, before.value);
  if (record === "back") return { kind: "back", tipo: words.refund };
  if (!chargedStates.includes(state)) return { kind: "later", error: refundRefused(words.state) };
  // The provider itself refuses more than it holds, so the rest is asked for anyway.
  const isPart = state === "partly_returned";
  if (record === "other" && !(isPart && asksForRest(refund))) {
    return isPart
      ? { kind: "stuck", error: refundErrors.otherBalance }
      : { kind: "later", error: refundErrors.mismatch };
  }
  if (isPartInFlight(ctx, refund)) return { kind: "later", error: refundErrors.unanswered };
  return callRefund(ctx, { refund, monto: refund.reembolso?.monto ?? amount });
}

function isPartInFlight(ctx: AppContext, refund: SentRefund): boolean {
  const { reembolso } = refund;
  if (reembolso?.sin_respuesta !== 1 || asksForRest(refund)) return false;
  return ctx.clock.now() - (reembolso.enviado_en ?? 0) < partQuietMs;
}

/**
 * After seven days the provider never tells again (docs/operar.md "Refunds"): the owner's refund is
 * sent once, and not again while its outcome is unknown.
 */
async function refundWithoutStatus(
  ctx: AppContext,
  { refund, isRefused }: { refund: SentRefund; isRefused: boolean },
): Promise<Outcome> {
  const { intento, reembolso } = refund;
  const age = ctx.clock.now() - intento.creado_en;
  const isUnclear = reembolso?.sin_respuesta === 1;
  if (age >= refundLifeMs && !isUnclear) return { kind: "stuck", error: refundErrors.tooLate };
  if (age < statusLifeMs || (reembolso && !isRefused && age < refundLifeMs)) {
    return { kind: "later", error: reembolso?.error ?? refundErrors.unasked };
  }
  if (!reembolso || isUnclear) return { kind: "stuck", error: refundErrors.stuck };
  return callRefund(ctx, { refund, monto: reembolso.monto });
}

/** Unless it is accepted, the provider's own record decides. */
async function callRefund(
  ctx: AppContext,
  { refund, monto }: { refund: SentRefund; monto: number },
): Promise<Outcome> {
  // Written before the call, should this process die before the answer.
  if (!(await noteSending(ctx, refund))) return { kind: "later", error: refundErrors.unanswered };
  const refunded = await ctx.payment.refund(refund.token, monto);
  if (isAccepted(refund, refunded)) return { kind: "back", tipo: refunded.value.word };
  const after = await ctx.payment.status(refund.token);
  if (after.ok && isAbout(refund, after.value) && readRecord(refund, after.value) === "back") {
    return { kind: "back", tipo: after.value.words.refund };
  }
  return describeFailure(refunded, after);
}

/** False when another process is sending it. */
async function noteSending(ctx: AppContext, { intento, reembolso }: SentRefund): Promise<boolean> {
  const error = refundErrors.unanswered;
  await noteIntentoError(ctx.db, { id: intento.id, error });
  if (!reembolso) return true;
  const { id, enviado_en: seen } = reembolso;
  return markReembolsoSent(ctx.db, { id, seen, error, now: ctx.clock.now() });
}

/** Ends the retries once the provider has answered that the money is not back. */
function describeFailure(
  refunded: PaymentAnswer<RefundResult>,
  after: PaymentAnswer<PaymentResult>,
): Outcome {
  if (refunded.ok) {
    const { value } = refunded;
    // Another amount than was asked for, and the record does not explain it.
    if (value.kind !== "refused") return { kind: "later", error: refundErrors.unanswered };
    return { kind: "later", error: refundRefusedByCode(value.code), isRefused: true };
  }
  if (refunded.kind === "unknown") return { kind: "later", error: refundErrors.unanswered };
  const { why, said = "" } = refunded;
  const isHeard = after.ok || after.kind === "refused";
  return isForGood(why) && isHeard
    ? { kind: "stuck", error: refundRefusedForGood(why), isRefused: true }
    : { kind: "later", error: refundRefused(said), isRefused: true };
}
