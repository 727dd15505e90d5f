import type { Retorno, RetornoFields } from "./payment.ts";

const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[0-9a-f]{64}$/.test(value);

/** Ours are plain ASCII; PostgreSQL refuses some other characters. */
const isPlain = (value: string | undefined): value is string =>
  value !== undefined && /^[\x21-\x7e]{1,64}$/.test(value);

/** By the parameters, never by the HTTP method (docs/webpay.md "Returns"). */
export function readRetorno(fields: RetornoFields): Retorno {
  const { token_ws, TBK_TOKEN, TBK_ID_SESION: sessionId, TBK_ORDEN_COMPRA: buyOrder } = fields;
  const hasBuyOrder = isPlain(sessionId) && isPlain(buyOrder);
  const hasTbk = TBK_TOKEN !== undefined || sessionId !== undefined || buyOrder !== undefined;
  if (token_ws !== undefined && hasTbk) {
    const token = isToken(TBK_TOKEN) ? TBK_TOKEN : token_ws;
    return isToken(token) ? { kind: "broken", token } : { kind: "unknown" };
  }
  if (isToken(token_ws)) return { kind: "normal", token: token_ws };
  if (isToken(TBK_TOKEN) && hasBuyOrder)
    return { kind: "aborted", token: TBK_TOKEN, buyOrder, sessionId };
  if (TBK_TOKEN === undefined && hasBuyOrder) return { kind: "timeout", buyOrder, sessionId };
  return { kind: "unknown" };
}
