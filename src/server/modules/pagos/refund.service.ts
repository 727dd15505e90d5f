import { days } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import type { PaymentAnswer, PaymentResult, RefundResult } from "../../providers/payment.ts";
import { noteReembolsoError, type ReembolsoRow, selectReembolso } from "../pedidos/index.ts";
import { askLater } from "./ask-later.service.ts";
import { finishOwnRefund, finishReembolsoOf } from "./finish-refund.service.ts";
import { type Intento, scheduleIntento } from "./intentos.queries.ts";
import { reembolsoErrors, refundRefused } from "./pagos.messages.ts";

/** The provider answers questions about a payment for this long … */
const statusLifeMs = days(7);
/** … and gives its money back for this long. */
const refundLifeMs = days(90);

const backStatuses = ["REVERSED", "NULLIFIED"];
const chargedStatuses = ["AUTHORIZED", "CAPTURED", "PARTIALLY_NULLIFIED"];

type Refund = { intento: Intento; token: string; reembolso: ReembolsoRow | undefined };
/** `back`: the money is; `later`: ask again; `stuck`: nobody but a person can find out. */
type Outcome =
  | { kind: "back"; tipo: string }
  | { kind: "later"; error: string }
  | { kind: "stuck"; error: string };

/**
 * Gives the money of an attempt back that stands in `por_reembolsar` and is leased by the caller:
 * asks what is there first, so that a repeated refund never pays twice. Without success it is
 * planned again.
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
  ctx.log.error(
    { intento: intento.id, pedido: intento.pedido_id, outcome: outcome.kind },
    "money is not back yet",
  );
  if (reembolso) await noteReembolsoError(ctx.db, reembolso.id, outcome.error);
  if (outcome.kind === "later") return askLater(ctx, intento);
  await scheduleIntento(ctx.db, { id: intento.id, at: null });
}

async function tryRefund(ctx: AppContext, refund: Refund): Promise<Outcome> {
  const before = await ctx.payment.status(refund.token);
  if (!before.ok) return tryUnasked(ctx, refund, before.kind === "refused");
  if (!isAbout(refund, before.value)) return { kind: "later", error: reembolsoErrors.mismatch };
  const { status } = before.value;
  if (backStatuses.includes(status)) return { kind: "back", tipo: status };
  if (!chargedStatuses.includes(status)) {
    return { kind: "later", error: refundRefused(status) };
  }
  return send(ctx, refund, refund.reembolso?.monto ?? before.value.amount);
}

/**
 * The provider does not say what is there. After seven days it never will: then the owner's refund
 * is sent once, and never again while nobody knows what became of the last try.
 */
async function tryUnasked(ctx: AppContext, refund: Refund, isRefused: boolean): Promise<Outcome> {
  const { intento, reembolso } = refund;
  const age = ctx.clock.now() - intento.creado_en;
  if (age < statusLifeMs || (reembolso && !isRefused && age < refundLifeMs)) {
    return { kind: "later", error: reembolso?.error ?? reembolsoErrors.unasked };
  }
  const isUnclear = reembolso?.error === reembolsoErrors.unanswered;
  if (!reembolso || isUnclear || age >= refundLifeMs) {
    return { kind: "stuck", error: reembolsoErrors.stuck };
  }
  return send(ctx, refund, reembolso.monto);
}

/** Asks for the money once. Whatever the answer, the provider's own record decides. */
async function send(ctx: AppContext, refund: Refund, monto: number): Promise<Outcome> {
  const { reembolso, token } = refund;
  // Stands there should this process die before it knows.
  if (reembolso) await noteReembolsoError(ctx.db, reembolso.id, reembolsoErrors.unanswered);
  const refunded = await ctx.payment.refund(token, monto);
  if (isAccepted(refunded)) return { kind: "back", tipo: refunded.value.type };
  const after = await ctx.payment.status(token);
  if (after.ok && isAbout(refund, after.value) && backStatuses.includes(after.value.status)) {
    return { kind: "back", tipo: after.value.status };
  }
  return { kind: "later", error: describeFailure(refunded) };
}

function isAccepted(
  answer: PaymentAnswer<RefundResult>,
): answer is { ok: true; value: RefundResult } {
  if (!answer.ok) return false;
  const { type, responseCode } = answer.value;
  return type === "REVERSED" || (type === "NULLIFIED" && responseCode === 0);
}

/** The owner's refund is of a payment whose answers fitted: one about another payment is not believed. */
function isAbout({ intento, reembolso }: Refund, result: PaymentResult): boolean {
  if (!reembolso) return true;
  return result.buyOrder === intento.buy_order && result.sessionId === intento.session_id;
}

function describeFailure(answer: PaymentAnswer<RefundResult>): string {
  if (answer.ok) return refundRefused(`código ${answer.value.responseCode ?? "desconocido"}`);
  if (answer.kind === "unknown") return reembolsoErrors.unanswered;
  return refundRefused(answer.reason.split(" · ").at(-1) ?? "");
}
