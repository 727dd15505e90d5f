import type { PaymentAnswer, PaymentResult, RefundResult } from "../../../providers/payment.ts";
import type { ReembolsoRow } from "../../pedidos/index.ts";
import type { Intento } from "../intentos.queries.ts";

/** Money to give back. Without a reembolso the shop gives it back by itself, because it must not keep it. */
export type Refund = { intento: Intento; reembolso: ReembolsoRow | undefined };

/** The provider's words for money that is back, all of it. */
export const backStatuses = ["REVERSED", "NULLIFIED"];

export function isAccepted(
  answer: PaymentAnswer<RefundResult>,
): answer is { ok: true; value: RefundResult } {
  if (!answer.ok) return false;
  const { type, responseCode } = answer.value;
  return type === "REVERSED" || (type === "NULLIFIED" && responseCode === 0);
}

/**
 * Whether an answer may be believed. The owner's refund is of a payment whose answers fitted; one that
 * the shop gives back may be wrong about another payment from the start.
 */
export function isAbout({ intento, reembolso }: Refund, result: PaymentResult): boolean {
  if (!reembolso) return true;
  return result.buyOrder === intento.buy_order && result.sessionId === intento.session_id;
}
