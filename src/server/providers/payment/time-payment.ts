import type { Logger } from "pino";
import { currentSpan } from "../../call.ts";
import type { PaymentProvider } from "./payment.ts";
import { type PaymentOperation, wrapPayment } from "./wrap-payment.ts";

export type PaymentCall = {
  operation: PaymentOperation;
  outcome: "ok" | "refused" | "unknown";
  seconds: number;
};

/** Reports each call, and logs those that the settings make fail. */
export function timePayment(
  provider: PaymentProvider,
  { report, log }: { report: (call: PaymentCall) => void; log: Logger },
): PaymentProvider {
  const { name, keySettings } = provider;
  const keyRefused = `${name} refuses the shop: ${keySettings} do not belong together`;
  return wrapPayment(provider, async (operation, call) => {
    const start = performance.now();
    const answer = await call();
    const outcome = answer.ok ? "ok" : answer.kind;
    const ms = performance.now() - start;
    report({ operation, outcome, seconds: ms / 1000 });
    currentSpan()?.record({ name: `${name.toLowerCase()} ${operation}`, ms, isFailed: !answer.ok });
    if (!answer.ok && answer.why === "credentials") log.error({ operation }, keyRefused);
    return answer;
  });
}
