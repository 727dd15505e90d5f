import type { PaymentProvider } from "./payment.ts";
import { type PaymentOperation, wrapPayment } from "./wrap-payment.ts";

export type PaymentCall = {
  operation: PaymentOperation;
  outcome: "ok" | "refused" | "unknown";
  seconds: number;
};

export function timePayment(
  provider: PaymentProvider,
  report: (call: PaymentCall) => void,
): PaymentProvider {
  return wrapPayment(provider, async (operation, call) => {
    const start = performance.now();
    const answer = await call();
    const outcome = answer.ok ? "ok" : answer.kind;
    report({ operation, outcome, seconds: (performance.now() - start) / 1000 });
    return answer;
  });
}
