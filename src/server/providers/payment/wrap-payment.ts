import type { PaymentAnswer, PaymentProvider } from "./payment.ts";

export const paymentOperations = ["create", "commit", "status", "refund"] as const;
export type PaymentOperation = (typeof paymentOperations)[number];

/** Answers what the caller gets. */
export type AroundCall = <T>(
  operation: PaymentOperation,
  call: () => Promise<PaymentAnswer<T>>,
) => Promise<PaymentAnswer<T>>;

export function wrapPayment<P extends Pick<PaymentProvider, PaymentOperation>>(
  provider: P,
  around: AroundCall,
): P {
  return {
    ...provider,
    create: (payment) => around("create", () => provider.create(payment)),
    commit: (token) => around("commit", () => provider.commit(token)),
    status: (token) => around("status", () => provider.status(token)),
    refund: (token, amount) => around("refund", () => provider.refund(token, amount)),
  } satisfies Pick<PaymentProvider, PaymentOperation> & P;
}
