import type { PaymentProvider } from "./payment.ts";
import { type PaymentOperation, wrapPayment } from "./wrap-payment.ts";

type Calls = Pick<PaymentProvider, PaymentOperation>;

/** Unanswered calls in a row. */
const maxUnanswered = 3;
/** Well formed and refused. */
const unknownToken = "0".repeat(64);

/**
 * Circuit breaker for payment starts only: money may depend on confirmations and refunds. It closes
 * with an answer: `isBack` probes with an unknown token, so that no shopper's payment waits for a
 * time-out.
 */
export function withBreaker(calls: Calls): Calls & Pick<PaymentProvider, "isAway" | "isBack"> {
  let unanswered = 0;
  const isAway = () => unanswered >= maxUnanswered;
  const watched = wrapPayment(calls, async (_operation, call) => {
    const answer = await call();
    const isUnanswered = !answer.ok && answer.kind === "unknown";
    unanswered = isUnanswered ? unanswered + 1 : 0;
    return answer;
  });
  return {
    ...watched,
    isAway,
    async isBack() {
      if (isAway()) await watched.status(unknownToken);
      return !isAway();
    },
  };
}
