/** Where a payment stands; each provider's adapter translates its own words into these. */
export type PaymentState =
  /** Not paid; a payment that was left or ran out of time stays so. */
  | "open"
  /** The shopper has paid, and without a commit nothing is charged. */
  | "paid_uncommitted"
  | "paid"
  /** Said to be paid, without what proves it. */
  | "doubtful"
  | "refused"
  | "returned"
  | "partly_returned"
  /** The answer contradicts itself, or is none that the adapter knows: it decides nothing. */
  | "unclear";

/** The provider's own words: kept and shown to the owner, never compared. */
export type ProviderWords = {
  state: string;
  code: number | null;
  /** The provider's word in its answer to a refund, once money has gone back. */
  refund: string;
};

export type PaymentResult = {
  state: PaymentState;
  /** Rest after a partial refund; else null. */
  balance: number | null;
  amount: number;
  buyOrder: string;
  sessionId: string;
  authorizationCode: string | null;
  paymentTypeCode: string | null;
  installmentsNumber: number | null;
  installmentsAmount: number | null;
  /** Last four. */
  cardDigits: string | null;
  words: ProviderWords;
};

/**
 * `over_balance`: more than is left of the charge; `not_refundable`: there is no such charge; `too_late`: the
 * provider gives it back no more; `whole_only`: all of it or nothing. A retry cannot succeed.
 */
export type RefundRefusal = "over_balance" | "not_refundable" | "too_late" | "whole_only";

/** `aborted`: nobody can pay it any more. `credentials`: the shop's code or key is wrong. */
export type FailureCode = "aborted" | "no_such_payment" | "credentials" | RefundRefusal;

/** `refused`: answered with no, nothing changed. `unknown`: may have taken effect. */
export type PaymentFailure = {
  ok: false;
  kind: "refused" | "unknown";
  /** Undefined: nothing is known of it, and it may be temporary. */
  why?: FailureCode;
  /** For people and the log: nothing is decided by it. */
  reason: string;
  /** The provider's own sentence in it. */
  said?: string;
};

export type PaymentAnswer<T> = { ok: true; value: T } | PaymentFailure;

export type CreatePayment = {
  buyOrder: string;
  sessionId: string;
  /** Whole pesos. */
  amount: number;
  returnUrl: string;
};

/** `amount`: null when the provider does not say; "all" is its word for a charge that is undone. */
export type Returned = { kind: "returned"; amount: number | "all" | null; word: string };

/** `refused`: with the provider's number for it. `unclear`: neither. */
export type RefundResult =
  | Returned
  | { kind: "refused"; code: number | null }
  | { kind: "unclear" };

/** Fields that the provider gave the browser to carry. */
export type RetornoFields = Readonly<Record<string, string | undefined>>;

/** How the browser came back; only `normal` may be confirmed. */
export type Retorno =
  | { kind: "normal"; token: string }
  | { kind: "aborted"; token: string; buyOrder: string; sessionId: string }
  | { kind: "timeout"; buyOrder: string; sessionId: string }
  | { kind: "broken"; token: string }
  | { kind: "unknown" };

/** Calls never throw and are never retried. */
export type PaymentProvider = {
  /** For log and traces. */
  name: string;
  /** The settings to look at when it refuses the shop. */
  keySettings: string;
  /** A token is valid only in the `ambiente` and `comercio` that created it. */
  ambiente: string;
  comercio: string;
  /** For the owner, when the shop knows the state without the provider's answer. */
  words: Readonly<Record<"paid" | "partly_returned", ProviderWords>>;
  /** True while calls time out: start no payment then. */
  isAway: () => boolean;
  /** Probes a silent provider; true when it answers. */
  isBack: () => Promise<boolean>;
  readRetorno: (fields: RetornoFields) => Retorno;
  create: (payment: CreatePayment) => Promise<PaymentAnswer<{ token: string; url: string }>>;
  commit: (token: string) => Promise<PaymentAnswer<PaymentResult>>;
  status: (token: string) => Promise<PaymentAnswer<PaymentResult>>;
  refund: (token: string, amount: number) => Promise<PaymentAnswer<RefundResult>>;
};

/** The charge stands, whole. */
export function hasMoney({ state }: PaymentResult): boolean {
  return state === "paid";
}

/** Without a commit nothing is charged. */
export function isUncommitted({ state }: PaymentResult): boolean {
  return state === "open" || state === "paid_uncommitted";
}
