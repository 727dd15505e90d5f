export type PaymentResult = {
  /** docs/webpay.md "Codes". */
  status: string;
  /** What is left of it after a partial refund; else null. */
  balance: number | null;
  responseCode: number | null;
  amount: number;
  buyOrder: string;
  sessionId: string;
  /** Set once the shopper has paid. */
  vci: string | null;
  authorizationCode: string | null;
  paymentTypeCode: string | null;
  installmentsNumber: number | null;
  installmentsAmount: number | null;
  /** Last four. */
  cardDigits: string | null;
};

/** `refused`: answered with no (422, 404), nothing changed. `unknown`: may have taken effect. */
export type PaymentFailure = {
  ok: false;
  kind: "refused" | "unknown";
  reason: string;
  /** `final`: a retry cannot succeed. `credentials`: the shop's code or key is wrong. */
  why?: "final" | "no_such_payment" | "credentials";
};

export type PaymentAnswer<T> = { ok: true; value: T } | PaymentFailure;

export type CreatePayment = {
  buyOrder: string;
  sessionId: string;
  /** Whole pesos. */
  amount: number;
  returnUrl: string;
};

export type RefundResult = {
  type: string;
  responseCode: number | null;
  /** Null when the provider does not say. */
  nullifiedAmount: number | null;
};

/** Calls never throw and are never retried. */
export type PaymentProvider = {
  /** A token is valid only in the `ambiente` and `comercio` that created it. */
  ambiente: string;
  comercio: string;
  /** True while calls time out: start no payment then. */
  isAway: () => boolean;
  /** Probes a silent provider; true when it answers. */
  isBack: () => Promise<boolean>;
  create: (payment: CreatePayment) => Promise<PaymentAnswer<{ token: string; url: string }>>;
  commit: (token: string) => Promise<PaymentAnswer<PaymentResult>>;
  status: (token: string) => Promise<PaymentAnswer<PaymentResult>>;
  refund: (token: string, amount: number) => Promise<PaymentAnswer<RefundResult>>;
};

export function hasMoney(result: PaymentResult): boolean {
  return isApproved(result) || result.status === "CAPTURED";
}

/** Aborted payments carry response code 0 too. */
export function isApproved({ status, responseCode }: PaymentResult): boolean {
  return status === "AUTHORIZED" && responseCode === 0;
}
