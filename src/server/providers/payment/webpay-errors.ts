import type { FailureCode, PaymentFailure } from "./payment.ts";

/** Webpay's sentences (docs/webpay.md "Errors"); a refusal with another one may be temporary. */
const sentences: readonly (readonly [RegExp, FailureCode])[] = [
  [/parameter: token/, "no_such_payment"],
  [/bigger than authorized/, "over_balance"],
  [/has an invalid state/, "not_refundable"],
  [/max time \(90 days\)/, "too_late"],
  [/Partial refund/, "whole_only"],
  [/aborted/, "aborted"],
];

/** Errors of the SDK are text: the HTTP status, then a sentence. */
export function classify(error: unknown): PaymentFailure {
  const message = error instanceof Error ? error.message : String(error);
  const status = Number(/status code (\d{3})/.exec(message)?.[1]);
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.join(" · ").slice(0, 300);
  if ([401, 403].includes(status)) {
    return { ok: false, kind: "unknown", reason, why: "credentials" };
  }
  if (![400, 404, 422].includes(status)) return { ok: false, kind: "unknown", reason };
  const why = sentences.find(([sentence]) => sentence.test(reason))?.[1];
  const said = lines.at(-1) ?? "";
  return { ok: false, kind: "refused", reason, said, ...(why && { why }) };
}
