import type {
  PaymentAnswer,
  PaymentResult,
  RefundResult,
  Returned,
} from "../../../providers/payment/payment.ts";
import type { ReembolsoRow } from "../../pedidos/index.ts";
import type { Intento } from "../intentos.queries.ts";

/** Without a reembolso the shop gives it back by itself, because it must not keep it. */
export type Refund = { intento: Intento; reembolso: ReembolsoRow | undefined };

/** All that the provider still holds: it would refuse to give it back twice. */
export function asksForRest({ intento, reembolso }: Refund): boolean {
  return !reembolso || reembolso.monto === intento.monto - reembolso.devuelto_antes;
}

/** A charge that is undone as a whole never answers a refund of a part. */
export function isAccepted(
  refund: Refund,
  answer: PaymentAnswer<RefundResult>,
): answer is { ok: true; value: Returned } {
  if (!answer.ok || answer.value.kind !== "returned") return false;
  const { amount } = answer.value;
  if (amount === "all") return asksForRest(refund);
  return amount === null || amount === (refund.reembolso?.monto ?? amount);
}

/**
 * The owner's refund is of a payment whose answers fitted; the shop's own may be about another
 * payment.
 */
export function isAbout({ intento, reembolso }: Refund, result: PaymentResult): boolean {
  if (!reembolso) return true;
  return result.buyOrder === intento.buy_order && result.sessionId === intento.session_id;
}

/** Pesos that the provider gave back of this payment; null when its record does not say. */
export function returnedOf({ monto }: { monto: number }, result: PaymentResult): number | null {
  if (result.state === "returned") return monto;
  if (result.state !== "partly_returned") return 0;
  return result.balance === null ? null : monto - result.balance;
}

/**
 * `back`: the money of this refund has gone back. `open`: nothing of it. `other`: the record shows
 * an amount that the shop's books do not explain.
 */
export function readRecord(refund: Refund, result: PaymentResult): "back" | "open" | "other" {
  const { intento, reembolso } = refund;
  if (result.state === "returned") return "back";
  if (!reembolso) return "open";
  const returned = returnedOf(intento, result);
  if (returned === null) return "other";
  // From the reembolso's own row: the intento's sum may have changed since it was read.
  const { devuelto_antes, monto } = reembolso;
  if (returned >= devuelto_antes + monto) return "back";
  return returned === devuelto_antes ? "open" : "other";
}
