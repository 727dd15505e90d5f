import { randomBytes } from "node:crypto";
import { json, type Reply } from "../../http/reply.ts";
import { apiError, invalidParameter, isBlank, isPesos, type Work } from "../operacion.ts";
import type { Provider } from "../provider.ts";
import type { Transaccion } from "../transaccion.ts";

const buyOrderMax = 26;
const sessionIdMax = 61;
const returnUrlMax = 256;
const buyOrderAlphabet = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]+$/;
const tokenBytes = 32;

export const integrationCommerceCode = "597055555532";
export const paymentPageFolder = "/webpay/webpayserver";
export const paymentPagePath = `${paymentPageFolder}/initTransaction`;

type CreateFields = { buyOrder: string; sessionId: string; amount: number; returnUrl: string };

/** POST /transactions */
export async function createTransaccion(provider: Provider, work: Work): Promise<Reply> {
  const checked = checkFields(work.body);
  if ("problem" in checked) return checked.problem;
  await work.process();
  const token = randomBytes(tokenBytes).toString("hex");
  provider.transacciones.save(newTransaccion(token, checked.fields, provider.clock.now()));
  return json(200, { token, url: `${work.origin}${paymentPagePath}` });
}

function newTransaccion(token: string, fields: CreateFields, now: number): Transaccion {
  return {
    ...fields,
    token,
    commerceCode: integrationCommerceCode,
    estado: "created",
    createdAt: now,
    openedAt: null,
    resolvedAt: null,
    committedAt: null,
    pago: null,
    cardApproves: null,
    resolution: null,
    refundedAmount: 0,
  };
}

function checkFields(body: Record<string, unknown>): { fields: CreateFields } | { problem: Reply } {
  const { buy_order, session_id, amount, return_url } = body;
  if (isBlank(buy_order)) return { problem: apiError(422, "buy_order is required!") };
  if (isBlank(session_id)) return { problem: apiError(422, "session_id is required!") };
  if (isBlank(amount)) return { problem: apiError(422, "amount is required!") };
  if (isBlank(return_url)) return { problem: apiError(400, "return_url is required") };
  if (!isTextUpTo(buy_order, buyOrderMax)) return { problem: invalidParameter("buy_order") };
  if (!buyOrderAlphabet.test(buy_order)) {
    const message = `Parameter TBK_ORDEN_COMPRA rejected with value ${buy_order}`;
    return { problem: apiError(422, message) };
  }
  if (!isTextUpTo(session_id, sessionIdMax)) return { problem: invalidParameter("session_id") };
  if (!isPesos(amount)) return { problem: invalidParameter("amount") };
  if (!isTextUpTo(return_url, returnUrlMax) || !isAbsoluteUrl(return_url)) {
    return { problem: invalidParameter("return_url") };
  }
  const fields = { buyOrder: buy_order, sessionId: session_id, amount, returnUrl: return_url };
  return { fields };
}

function isTextUpTo(value: unknown, max: number): value is string {
  return typeof value === "string" && value.length <= max;
}

function isAbsoluteUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:");
}
