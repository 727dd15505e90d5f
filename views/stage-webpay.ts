import type { Place } from "./place.ts";

type Return = { metodo: "GET" | "POST"; url: string; campos: Record<string, string> };

/** Does at the payment stand-in what a shopper would do, and comes back to the shop as a browser would. */
export async function payAt(place: Place, token: string, accion: string): Promise<void> {
  const { retorno } = await post<{ retorno: Return }>(place, `/webpay/control/${token}`, {
    accion,
  });
  const fields = new URLSearchParams(retorno.campos);
  const isGet = retorno.metodo === "GET";
  const response = await fetch(isGet ? `${retorno.url}?${fields}` : retorno.url, {
    method: retorno.metodo,
    redirect: "manual",
    ...(isGet ? {} : { body: fields }),
  });
  if (response.status !== 303) throw new Error(`the return answered ${response.status}`);
}

/** Makes the stand-in misbehave in its next calls. */
export async function setFault(
  place: Place,
  fault: { falla: string; operacion: string; veces: number },
): Promise<void> {
  await post(place, "/webpay/control/fallas", fault);
}

async function post<T>({ standinsUrl }: Place, path: string, body: object): Promise<T> {
  const response = await fetch(`${standinsUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
