import type { Transaccion } from "./transaccion.ts";

/** `url` is the shop's return_url; `campos` go into the query (GET) or a form (POST). */
export type Retorno = { metodo: "GET" | "POST"; url: string; campos: Record<string, string> };

/** Approved or rejected. */
export function normalReturn(transaccion: Transaccion): Retorno {
  return {
    metodo: "GET",
    url: transaccion.returnUrl,
    campos: { token_ws: transaccion.token },
  };
}

/** "Anular compra y volver": GET or POST, depending on Webpay's environment. */
export function abortReturn(transaccion: Transaccion, method: "GET" | "POST"): Retorno {
  const campos = { TBK_TOKEN: transaccion.token, ...orderFields(transaccion) };
  return { metodo: method, url: transaccion.returnUrl, campos };
}

/** Timeout: no token comes. */
export function timeoutReturn(transaccion: Transaccion): Retorno {
  return { metodo: "GET", url: transaccion.returnUrl, campos: orderFields(transaccion) };
}

/** Error page or recovered tab: both tokens. */
export function errorReturn(transaccion: Transaccion): Retorno {
  const { token } = transaccion;
  const campos = { token_ws: token, TBK_TOKEN: token, ...orderFields(transaccion) };
  return { metodo: "POST", url: transaccion.returnUrl, campos };
}

/** The address of a GET return; keeps the query of return_url. */
export function returnAddress({ url, campos }: Retorno): string {
  const [address = ""] = url.split("#", 1);
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(campos)}`;
}

function orderFields({ sessionId, buyOrder }: Transaccion): Record<string, string> {
  return { TBK_ID_SESION: sessionId, TBK_ORDEN_COMPRA: buyOrder };
}
