import { createRequire } from "node:module";
import transbank from "transbank-sdk";
import * as z from "zod/mini";
import type {
  CreatePayment,
  PaymentAnswer,
  PaymentFailure,
  PaymentProvider,
  PaymentResult,
} from "./payment.ts";
import { withBreaker } from "./payment-breaker.ts";
import { callTimeoutMs } from "./provider-times.ts";

const { Options, WebpayPlus } = transbank;

/**
 * The SDK's own copy of axios would follow a redirect and repeat the key of the shop wherever it
 * leads; the SDK has no setting for it.
 */
const httpOfWebpay = createRequire(createRequire(import.meta.url).resolve("transbank-sdk"))(
  "axios",
);
httpOfWebpay.defaults.maxRedirects = 0;

/** Webpay's page stands on the host of its API: nobody else's may ask for a card. */
const createdSchema = (apiUrl: string) =>
  z.object({
    token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    url: z.url().check(z.refine((page) => URL.parse(page)?.origin === new URL(apiUrl).origin)),
  });

const ResultSchema = z.object({
  status: z.string().check(z.minLength(1), z.maxLength(64)),
  amount: z.number(),
  buy_order: z.string(),
  session_id: z.string(),
  vci: z.nullish(z.string()),
  response_code: z.nullish(z.number()),
  authorization_code: z.nullish(z.string()),
  payment_type_code: z.nullish(z.string()),
  installments_number: z.nullish(z.number()),
  installments_amount: z.nullish(z.number()),
  balance: z.nullish(z.number()),
  card_detail: z.nullish(z.object({ card_number: z.nullish(z.string()) })),
});

const RefundSchema = z.object({
  type: z.string(),
  response_code: z.nullish(z.number()),
  nullified_amount: z.nullish(z.number()),
});

type Settings = {
  url: string;
  commerceCode: string;
  apiKey: string;
  timeoutMs?: number;
};

export function createWebpay({
  url,
  commerceCode,
  apiKey,
  timeoutMs = callTimeoutMs,
}: Settings): PaymentProvider {
  const CreatedSchema = createdSchema(url);
  const transaction = new WebpayPlus.Transaction(new Options(commerceCode, apiKey, url, timeoutMs));
  const provider = {
    ambiente: url,
    comercio: commerceCode,
    create: ({ buyOrder, sessionId, amount, returnUrl }: CreatePayment) =>
      ask(
        () => transaction.create(buyOrder, sessionId, amount, returnUrl),
        CreatedSchema,
        (it) => it,
      ),
    commit: (token: string) => withToken(token, () => transaction.commit(token)),
    status: (token: string) => withToken(token, () => transaction.status(token)),
    refund: (token: string, amount: number) =>
      ask(
        () => transaction.refund(checked(token), amount),
        RefundSchema,
        (it) => ({
          type: it.type,
          responseCode: it.response_code ?? null,
          nullifiedAmount: it.nullified_amount ?? null,
        }),
      ),
  } satisfies Omit<PaymentProvider, "isAway" | "isBack">;
  return withBreaker(provider);
}

function withToken(token: string, call: () => Promise<unknown>) {
  return ask(
    () => {
      checked(token);
      return call();
    },
    ResultSchema,
    toResult,
  );
}

/** The SDK does not encode tokens in paths. */
function checked(token: string): string {
  if (!/^[0-9a-f]{64}$/.test(token)) throw new Error("status code 422: malformed token");
  return token;
}

async function ask<S extends z.ZodMiniType, T>(
  call: () => Promise<unknown>,
  schema: S,
  map: (value: z.output<S>) => T,
): Promise<PaymentAnswer<T>> {
  try {
    const parsed = schema.safeParse(await call());
    if (!parsed.success) return { ok: false, kind: "unknown", reason: "unreadable answer" };
    return { ok: true, value: map(parsed.data) };
  } catch (error) {
    return classify(error);
  }
}

/** Errors of the SDK are text: the HTTP status, then a sentence. */
function classify(error: unknown): PaymentFailure {
  const message = error instanceof Error ? error.message : String(error);
  const status = Number(/status code (\d{3})/.exec(message)?.[1]);
  const isRefused = [400, 404, 422].includes(status);
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.join(" · ").slice(0, 300);
  if ([401, 403].includes(status)) {
    return { ok: false, kind: "unknown", reason, why: "credentials" };
  }
  if (!isRefused) return { ok: false, kind: "unknown", reason };
  return { ok: false, kind: "refused", reason, ...explain(reason) };
}

/** docs/webpay.md "Errors"; other refusals may be temporary. */
function explain(reason: string): Pick<PaymentFailure, "why"> {
  if (/parameter: token/.test(reason)) return { why: "no_such_payment" };
  const isFinal = /bigger than authorized|has an invalid state|max time \(90 days\)|Partial refund/;
  return isFinal.test(reason) ? { why: "final" } : {};
}

function toResult(raw: z.output<typeof ResultSchema>): PaymentResult {
  return {
    status: raw.status,
    balance: raw.balance ?? null,
    responseCode: raw.response_code ?? null,
    amount: raw.amount,
    buyOrder: raw.buy_order,
    sessionId: raw.session_id,
    vci: raw.vci ?? null,
    authorizationCode: raw.authorization_code ?? null,
    paymentTypeCode: raw.payment_type_code ?? null,
    installmentsNumber: raw.installments_number ?? null,
    installmentsAmount: raw.installments_amount ?? null,
    cardDigits: raw.card_detail?.card_number?.slice(-4) ?? null,
  };
}
