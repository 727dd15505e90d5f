import type { PaymentAnswer, PaymentProvider } from "./payment.ts";

/** So many calls in a row without an answer mean that the provider is away. */
const maxSilent = 3;
/** Well formed and nobody's: a provider that is there refuses it. */
const unknownToken = "0".repeat(64);

/**
 * Remembers whether the provider answers. Once it is away it stays so until it has answered
 * something: no shopper's payment is spent on finding out, nor their ten seconds. `isBack` asks;
 * confirmations and refunds always go out, because money may hang on them.
 */
export function withBreaker(provider: Omit<PaymentProvider, "isAway" | "isBack">): PaymentProvider {
  let silent = 0;

  async function watch<T>(call: () => Promise<PaymentAnswer<T>>): Promise<PaymentAnswer<T>> {
    const answer = await call();
    const isSilent = !answer.ok && answer.kind === "unknown";
    silent = isSilent ? silent + 1 : 0;
    return answer;
  }

  const isAway = () => silent >= maxSilent;
  const status = (token: string) => watch(() => provider.status(token));
  return {
    ...provider,
    isAway,
    async isBack() {
      if (isAway()) await status(unknownToken);
      return !isAway();
    },
    create: (payment) => watch(() => provider.create(payment)),
    commit: (token) => watch(() => provider.commit(token)),
    status,
    refund: (token, amount) => watch(() => provider.refund(token, amount)),
  };
}
