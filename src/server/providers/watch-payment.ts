import type { PaymentAnswer, PaymentProvider } from "./payment.ts";

export type PaymentCall = {
  operation: "create" | "commit" | "status" | "refund";
  outcome: "ok" | "refused" | "unknown";
  seconds: number;
};

/** Tells of each call to the provider how it ended and how long it took. */
export function watchPayment(
  provider: PaymentProvider,
  tell: (call: PaymentCall) => void,
): PaymentProvider {
  async function watch<T>(
    operation: PaymentCall["operation"],
    call: () => Promise<PaymentAnswer<T>>,
  ): Promise<PaymentAnswer<T>> {
    const start = performance.now();
    const answer = await call();
    const outcome = answer.ok ? "ok" : answer.kind;
    tell({ operation, outcome, seconds: (performance.now() - start) / 1000 });
    return answer;
  }
  return {
    ...provider,
    create: (payment) => watch("create", () => provider.create(payment)),
    commit: (token) => watch("commit", () => provider.commit(token)),
    status: (token) => watch("status", () => provider.status(token)),
    refund: (token, amount) => watch("refund", () => provider.refund(token, amount)),
  };
}
