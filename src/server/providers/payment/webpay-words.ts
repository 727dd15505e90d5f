import type { PaymentState, ProviderWords, RefundResult } from "./payment.ts";

/** Webpay's answer about a payment (docs/webpay.md "Codes"). */
export type WebpayWord = { status: string; response_code: number | null; vci: string | null };

/** A code of 0 alone proves nothing: it was seen on aborted payments. */
export function stateOf({ status, response_code: code, vci }: WebpayWord): PaymentState {
  switch (status) {
    case "INITIALIZED":
      return vci === null ? "open" : "paid_uncommitted";
    case "AUTHORIZED":
      return code === 0 ? "paid" : "doubtful";
    case "CAPTURED":
      return "paid";
    case "FAILED":
      // Taken for a refusal, it would leave a charge without a pedido.
      return code === 0 ? "unclear" : "refused";
    case "REVERSED":
    case "NULLIFIED":
      return "returned";
    case "PARTIALLY_NULLIFIED":
      return "partly_returned";
    default:
      return "unclear";
  }
}

/** Kept as they are: tables, mails and the owner's screens know these. */
export function wordsOf(status: string, code: number | null): ProviderWords {
  return { state: status, code, refund: status === "PARTIALLY_NULLIFIED" ? "NULLIFIED" : status };
}

/** Webpay's answer to a refund (docs/webpay.md "Refunds"). */
export type WebpayRefund = {
  type: string;
  response_code: number | null;
  nullified_amount: number | null;
};

/** A reversal is of everything, and has no code. */
export function refundOf({
  type,
  response_code: code,
  nullified_amount,
}: WebpayRefund): RefundResult {
  if (type === "REVERSED") return { kind: "returned", amount: "all", word: type };
  if (code !== 0) return { kind: "refused", code };
  if (type !== "NULLIFIED") return { kind: "unclear" };
  return { kind: "returned", amount: nullified_amount, word: type };
}
