/** What the provider says of a transaction, checked and without surprises. */
export type PaymentResult = {
  /** INITIALIZED, AUTHORIZED, FAILED, REVERSED, NULLIFIED, PARTIALLY_NULLIFIED or CAPTURED. */
  status: string;
  responseCode: number | null;
  amount: number;
  buyOrder: string;
  sessionId: string;
  /** Present once the shopper has paid, even when nobody has confirmed it yet. */
  vci: string | null;
  authorizationCode: string | null;
  paymentTypeCode: string | null;
  installmentsNumber: number | null;
  installmentsAmount: number | null;
  /** Last four digits, never more. */
  cardDigits: string | null;
};

/**
 * How a call can fail: `refused` = the provider answered and says no (422, 404), nothing changed by
 * this call; `unknown` = nobody can tell whether it took effect (time-out, reset, 5xx, nonsense).
 */
export type PaymentFailure = {
  ok: false;
  kind: "refused" | "unknown";
  reason: string;
  /** A refusal that says more: asking again cannot change it, or there is no such payment at all. */
  why?: "final" | "no_such_payment";
};

export type PaymentAnswer<T> = { ok: true; value: T } | PaymentFailure;

export type CreatePayment = {
  buyOrder: string;
  sessionId: string;
  /** Whole pesos. */
  amount: number;
  returnUrl: string;
};

export type RefundResult = { type: string; responseCode: number | null };

/** A card payment provider. No call throws; none is repeated by itself. */
export type PaymentProvider = {
  /** Base address and commerce code, stored with each attempt: a token is only valid there. */
  ambiente: string;
  comercio: string;
  /** True while the provider gives no answers: a new payment would only wait for its time-out. */
  isAway: () => boolean;
  /** Asks a provider that is away whether it answers again; costs nothing while it is not away. */
  isBack: () => Promise<boolean>;
  create: (payment: CreatePayment) => Promise<PaymentAnswer<{ token: string; url: string }>>;
  commit: (token: string) => Promise<PaymentAnswer<PaymentResult>>;
  status: (token: string) => Promise<PaymentAnswer<PaymentResult>>;
  refund: (token: string, amount: number) => Promise<PaymentAnswer<RefundResult>>;
};

/** The provider holds the money of this payment. */
export function hasMoney(result: PaymentResult): boolean {
  return isApproved(result) || result.status === "CAPTURED";
}

/** Approved means both; a code of 0 alone was seen on aborted payments. */
export function isApproved({ status, responseCode }: PaymentResult): boolean {
  return status === "AUTHORIZED" && responseCode === 0;
}
