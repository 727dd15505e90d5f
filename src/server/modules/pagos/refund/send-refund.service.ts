import { days } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import type { PaymentAnswer, PaymentResult, RefundResult } from "../../../providers/payment.ts";
import { noteReembolsoError, selectReembolso } from "../../pedidos/index.ts";
import { type Intento, noteIntentoError, scheduleIntento } from "../intentos.queries.ts";
import { reembolsoErrors, refundRefused, refundRefusedForGood } from "../pagos.messages.ts";
import { askLater } from "../watch/schedule-question.service.ts";
import { finishOwnRefund, finishReembolsoOf } from "./record-refund.service.ts";
import { backStatuses, isAbout, isAccepted, type Refund } from "./refund-answers.ts";

/** The provider answers questions about a payment for this long … */
const statusLifeMs = days(7);
/** … and gives its money back for this long. */
const refundLifeMs = days(90);

const chargedStatuses = ["AUTHORIZED", "CAPTURED", "PARTIALLY_NULLIFIED"];

type Attempt = Refund & { token: string };
/** `back`: the money is; `later`: ask again; `stuck`: nobody but a person can go on. */
type Outcome =
  | { kind: "back"; tipo: string }
  | { kind: "later" | "stuck"; error: string; isRefused?: boolean };

/**
 * Gives the money of an attempt back that stands in `por_reembolsar` and is leased by the caller:
 * asks what is there first, so that a repeated refund never pays twice. Without success it is
 * planned again, unless trying again cannot help: then it waits for a person.
 */
export async function refundIntento(
  ctx: AppContext,
  intento: Intento,
  token: string,
): Promise<void> {
  const found = await selectReembolso(ctx.db, intento.pedido_id);
  // A second payment of the same pedido goes back by itself, whatever the owner decided on the first.
  const reembolso = found?.intento_id === intento.id ? found : undefined;
  const outcome = await tryRefund(ctx, { intento, token, reembolso });
  if (outcome.kind === "back") {
    const { tipo } = outcome;
    if (reembolso) await finishReembolsoOf(ctx, { intento, reembolso, tipo });
    else await finishOwnRefund(ctx, { intento, tipo });
    return;
  }
  tellLog(ctx, intento, outcome);
  await noteError(ctx, { intento, token, reembolso }, outcome.error);
  if (outcome.kind === "later") return askLater(ctx, intento);
  await scheduleIntento(ctx.db, { id: intento.id, at: null });
}

function tellLog(
  ctx: AppContext,
  { id, pedido_id }: Intento,
  { kind, isRefused = false }: Outcome & { isRefused?: boolean },
): void {
  const facts = { intento: id, pedido: pedido_id };
  if (kind === "stuck") ctx.log.error(facts, "refund stopped: it needs a person");
  else if (isRefused) ctx.log.error(facts, "refund refused by the provider");
  else ctx.log.warn(facts, "money is not back yet");
}

async function noteError(
  ctx: AppContext,
  { intento, reembolso }: Attempt,
  error: string,
): Promise<void> {
  await noteIntentoError(ctx.db, intento.id, error);
  if (reembolso) await noteReembolsoError(ctx.db, reembolso.id, error);
}

async function tryRefund(ctx: AppContext, refund: Attempt): Promise<Outcome> {
  const before = await ctx.payment.status(refund.token);
  if (!before.ok) return tryUnasked(ctx, refund, before.kind === "refused");
  if (!isAbout(refund, before.value)) return { kind: "later", error: reembolsoErrors.mismatch };
  const { status } = before.value;
  if (backStatuses.includes(status)) return { kind: "back", tipo: status };
  if (!chargedStatuses.includes(status)) return { kind: "later", error: refundRefused(status) };
  return send(ctx, refund, refund.reembolso?.monto ?? before.value.amount);
}

/**
 * The provider does not say what is there. After seven days it never will: then the owner's refund
 * is sent once, and never again while nobody knows what became of the last try.
 */
async function tryUnasked(ctx: AppContext, refund: Attempt, isRefused: boolean): Promise<Outcome> {
  const { intento, reembolso } = refund;
  const age = ctx.clock.now() - intento.creado_en;
  const isUnclear = reembolso?.error === reembolsoErrors.unanswered;
  if (age >= refundLifeMs && !isUnclear) return { kind: "stuck", error: reembolsoErrors.tooLate };
  if (age < statusLifeMs || (reembolso && !isRefused && age < refundLifeMs)) {
    return { kind: "later", error: reembolso?.error ?? reembolsoErrors.unasked };
  }
  if (!reembolso || isUnclear) return { kind: "stuck", error: reembolsoErrors.stuck };
  return send(ctx, refund, reembolso.monto);
}

/** Asks for the money once. Whatever the answer, the provider's own record decides. */
async function send(ctx: AppContext, refund: Attempt, monto: number): Promise<Outcome> {
  // Stands there should this process die before it knows.
  await noteError(ctx, refund, reembolsoErrors.unanswered);
  const refunded = await ctx.payment.refund(refund.token, monto);
  if (isAccepted(refunded)) return { kind: "back", tipo: refunded.value.type };
  const after = await ctx.payment.status(refund.token);
  if (after.ok && isAbout(refund, after.value) && backStatuses.includes(after.value.status)) {
    return { kind: "back", tipo: after.value.status };
  }
  return describeFailure(refunded, after);
}

/** A refusal for good ends the tries, once the provider has been heard that the money is not back. */
function describeFailure(
  refunded: PaymentAnswer<RefundResult>,
  after: PaymentAnswer<PaymentResult>,
): Outcome {
  if (refunded.ok) {
    const code = refunded.value.responseCode ?? "desconocido";
    return { kind: "later", error: refundRefused(`código ${code}`), isRefused: true };
  }
  if (refunded.kind === "unknown") return { kind: "later", error: reembolsoErrors.unanswered };
  const reason = refunded.reason.split(" · ").at(-1) ?? "";
  const isHeard = after.ok || after.kind === "refused";
  return refunded.why === "final" && isHeard
    ? { kind: "stuck", error: refundRefusedForGood(reason) }
    : { kind: "later", error: refundRefused(reason), isRefused: true };
}
