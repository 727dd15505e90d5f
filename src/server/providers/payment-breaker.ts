import { type Clock, seconds } from "../clock.ts";
import type { PaymentAnswer, PaymentProvider } from "./payment.ts";

/** So many calls in a row without an answer mean that the provider is away. */
const maxSilent = 3;
/** One new payment after this time tries whether it is back; questions and confirmations try at any time. */
const pauseMs = seconds(15);

/**
 * Remembers whether the provider answers. While it is away nobody waits ten seconds to be told so:
 * `isAway` says it at once. Confirmations, questions and refunds always go out, because money may
 * hang on them; the first answer to any of them ends the pause.
 */
export function withBreaker(
  provider: Omit<PaymentProvider, "isAway">,
  clock: Clock,
): PaymentProvider {
  let silent = 0;
  let awayUntil = 0;

  async function watch<T>(call: () => Promise<PaymentAnswer<T>>): Promise<PaymentAnswer<T>> {
    const answer = await call();
    const isSilent = !answer.ok && answer.kind === "unknown";
    silent = isSilent ? silent + 1 : 0;
    awayUntil = silent >= maxSilent ? clock.now() + pauseMs : 0;
    return answer;
  }

  return {
    ...provider,
    isAway: () => clock.now() < awayUntil,
    create(payment) {
      // While this one tries, others are told to wait.
      if (silent >= maxSilent) awayUntil = clock.now() + pauseMs;
      return watch(() => provider.create(payment));
    },
    commit: (token) => watch(() => provider.commit(token)),
    status: (token) => watch(() => provider.status(token)),
    refund: (token, amount) => watch(() => provider.refund(token, amount)),
  };
}
