import type { PaymentProvider } from "./payment.ts";
import { wrapPayment } from "./wrap-payment.ts";

/** Consecutive calls without an answer that open the breaker. */
const maxSilent = 3;
/** Well formed and unknown to the provider, which refuses it when it is up. */
const unknownToken = "0".repeat(64);

/**
 * A circuit breaker for payment starts. `isAway` turns true after three calls without an answer, and
 * false again only with an answer: `isBack` probes with an unknown token, so that no shopper's payment
 * waits for a time-out. Confirmations and refunds are never held back, because money may depend on them.
 */
export function withBreaker(provider: Omit<PaymentProvider, "isAway" | "isBack">): PaymentProvider {
  let silent = 0;
  const isAway = () => silent >= maxSilent;
  const watched = wrapPayment(provider, async (_operation, call) => {
    const answer = await call();
    const isSilent = !answer.ok && answer.kind === "unknown";
    silent = isSilent ? silent + 1 : 0;
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
