import type { PaymentAnswer, PaymentResult, RefundResult } from "../../../providers/payment.ts";
import type { ReembolsoRow } from "../../pedidos/index.ts";
import type { Intento } from "../intentos.queries.ts";

/** Without a reembolso the shop gives it back by itself, because it must not keep it. */
export type Refund = { intento: Intento; reembolso: ReembolsoRow | undefined };

/** The provider's words for all of the money being back. */
export const backStatuses = ["REVERSED", "NULLIFIED"];

export function isAccepted(
  answer: PaymentAnswer<RefundResult>,
): answer is { ok: true; value: RefundResult } {
  if (!answer.ok) return false;
  const { type, responseCode } = answer.value;
  return type === "REVERSED" || (type === "NULLIFIED" && responseCode === 0);
}

/**
 * The owner's refund is of a payment whose answers fitted; the shop's own may be about another
 * payment.
 */
export function isAbout({ intento, reembolso }: Refund, result: PaymentResult): boolean {
  if (!reembolso) return true;
  return result.buyOrder === intento.buy_order && result.sessionId === intento.session_id;
}
