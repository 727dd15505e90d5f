import type { Transaccion } from "./transaccion.ts";

/**
 * The request that the shopper's browser makes next. `url` is the shop's return_url untouched;
 * `campos` are the fields it carries: in the query for GET, as a form for POST.
 */
export type Retorno = { metodo: "GET" | "POST"; url: string; campos: Record<string, string> };

/** After a payment, approved or rejected alike. */
export function normalReturn(transaccion: Transaccion): Retorno {
  return {
    metodo: "GET",
    url: transaccion.returnUrl,
    campos: { token_ws: transaccion.token },
  };
}

/** After "Anular compra y volver". The real one uses GET or POST, depending on the environment. */
export function abortReturn(transaccion: Transaccion, metodo: "GET" | "POST"): Retorno {
  const campos = { TBK_TOKEN: transaccion.token, ...orderFields(transaccion) };
  return { metodo, url: transaccion.returnUrl, campos };
}

/** After the form's time ran out: no token comes. */
export function timeoutReturn(transaccion: Transaccion): Retorno {
  return { metodo: "GET", url: transaccion.returnUrl, campos: orderFields(transaccion) };
}

/** From an error page or a recovered tab: both tokens at once. */
export function errorReturn(transaccion: Transaccion): Retorno {
  const { token } = transaccion;
  const campos = { token_ws: token, TBK_TOKEN: token, ...orderFields(transaccion) };
  return { metodo: "POST", url: transaccion.returnUrl, campos };
}

/** The whole address of a GET return; a query that return_url already has is kept as it is. */
export function returnAddress({ url, campos }: Retorno): string {
  const [address = ""] = url.split("#", 1);
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(campos)}`;
}

function orderFields({ sessionId, buyOrder }: Transaccion): Record<string, string> {
  return { TBK_ID_SESION: sessionId, TBK_ORDEN_COMPRA: buyOrder };
}
