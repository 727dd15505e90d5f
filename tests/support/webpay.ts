/** Whoever runs beside the stand-ins: a test's shop, or a harness's. */
type Beside = { standins: { url: string } };

export type Retorno = { metodo: "GET" | "POST"; url: string; campos: Record<string, string> };

export type Transaccion = {
  token: string;
  buy_order: string;
  status: string;
  amount: number;
  captured_amount: number;
  refunded_amount: number;
};

/** Does at the payment stand-in what a shopper would do, and answers the request their browser would make. */
export async function actAtWebpay(
  shop: Beside,
  token: string,
  action: { accion: string } & Record<string, unknown>,
): Promise<Retorno> {
  const { retorno } = await postJson(`${shop.standins.url}/webpay/control/${token}`, action);
  return retorno as Retorno;
}

/** Makes the browser's request back to the shop; answers the address of the result page. */
export async function followRetorno({ metodo, url, campos }: Retorno): Promise<URL> {
  const fields = new URLSearchParams(campos);
  const response = await fetch(metodo === "GET" ? `${local(url)}?${fields}` : local(url), {
    method: metodo,
    redirect: "manual",
    ...(metodo === "POST" ? { body: fields } : {}),
  });
  if (response.status !== 303) {
    throw new Error(`return answered ${response.status}: ${await response.text()}`);
  }
  return new URL(response.headers.get("location") ?? "");
}

/** Pays, rejects, aborts or lets expire, and comes back: the whole way of a shopper. */
export async function finishPayment(
  shop: Beside,
  token: string,
  accion: "aprobar" | "rechazar" | "anular" | "expirar",
): Promise<URL> {
  return followRetorno(await actAtWebpay(shop, token, { accion }));
}

/** Makes the next `veces` calls of an operation misbehave. */
export async function injectFault(
  shop: Beside,
  fault: { falla: string; operacion?: string; veces?: number } & Record<string, unknown>,
): Promise<void> {
  await postJson(`${shop.standins.url}/webpay/control/fallas`, { veces: 1, ...fault });
}

export async function listTransacciones(shop: Beside): Promise<Transaccion[]> {
  const response = await fetch(`${shop.standins.url}/webpay/control/transacciones`);
  return (await response.json()) as Transaccion[];
}

/** All calls that reached the provider, in order. */
export async function listLlamadas(
  shop: Beside,
): Promise<{ operacion: string; token: string | null }[]> {
  const response = await fetch(`${shop.standins.url}/webpay/control/llamadas`);
  return (await response.json()) as { operacion: string; token: string | null }[];
}

/** How often the shop called an operation for this token. */
export async function countCalls(shop: Beside, operacion: string, token?: string): Promise<number> {
  const calls = await listLlamadas(shop);
  return calls.filter(
    (call) => call.operacion === operacion && (token === undefined || call.token === token),
  ).length;
}

/** The shop's address names localhost; on some machines that is ::1 first. */
function local(url: string): string {
  return url.replace("//localhost:", "//127.0.0.1:");
}

async function postJson(url: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
