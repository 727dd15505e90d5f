import { createRequire } from "node:module";
import transbank from "transbank-sdk";
import * as z from "zod/mini";
import { callTimeoutMs } from "../provider-times.ts";
import type { CreatePayment, PaymentAnswer, PaymentProvider, PaymentResult } from "./payment.ts";
import { withBreaker } from "./payment-breaker.ts";
import { classify } from "./webpay-errors.ts";
import { readRetorno } from "./webpay-return.ts";
import { refundOf, stateOf, wordsOf } from "./webpay-words.ts";

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
  const calls = withBreaker({
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
        ({ type, response_code = null, nullified_amount = null }) =>
          refundOf({ type, response_code, nullified_amount }),
      ),
  });
  return {
    name: "Webpay",
    keySettings: "WEBPAY_COMMERCE_CODE and WEBPAY_API_KEY",
    ambiente: url,
    comercio: commerceCode,
    words: { paid: wordsOf("AUTHORIZED", 0), partly_returned: wordsOf("PARTIALLY_NULLIFIED", 0) },
    readRetorno,
    ...calls,
  };
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

function toResult(raw: z.output<typeof ResultSchema>): PaymentResult {
  const { status, response_code = null, vci = null } = raw;
  return {
    state: stateOf({ status, response_code, vci }),
    balance: raw.balance ?? null,
    amount: raw.amount,
    buyOrder: raw.buy_order,
    sessionId: raw.session_id,
    authorizationCode: raw.authorization_code ?? null,
    paymentTypeCode: raw.payment_type_code ?? null,
    installmentsNumber: raw.installments_number ?? null,
    installmentsAmount: raw.installments_amount ?? null,
    cardDigits: raw.card_detail?.card_number?.slice(-4) ?? null,
    words: wordsOf(status, response_code),
  };
}
