import type { Place } from "#rig/shop/place.ts";
import { postJson } from "#rig/system/post-json.ts";

type Standing = Pick<Place, "standinsUrl">;

export type Retorno = { metodo: "GET" | "POST"; url: string; campos: Record<string, string> };

export type Transaccion = {
  token: string;
  buy_order: string;
  status: string;
  amount: number;
  captured_amount: number;
  refunded_amount: number;
};

/** Acts as the shopper; answers the browser's return, not yet made. */
export async function actAtWebpay(
  { standinsUrl }: Standing,
  token: string,
  action: { accion: string } & Record<string, unknown>,
): Promise<Retorno> {
  const url = `${standinsUrl}/webpay/control/${token}`;
  const { retorno } = await postJson<{ retorno: Retorno }>(url, action);
  return retorno;
}

/** Makes the return; answers the address of the result page. */
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

export async function finishPayment(
  place: Standing,
  token: string,
  accion: "aprobar" | "rechazar" | "anular" | "expirar",
): Promise<URL> {
  return followRetorno(await actAtWebpay(place, token, { accion }));
}

/** One call fails unless `veces` says more. */
export async function injectFault(
  { standinsUrl }: Standing,
  fault: { falla: string; operacion?: string; veces?: number } & Record<string, unknown>,
): Promise<void> {
  await postJson(`${standinsUrl}/webpay/control/fallas`, { veces: 1, ...fault });
}

export async function listTransacciones({ standinsUrl }: Standing): Promise<Transaccion[]> {
  const response = await fetch(`${standinsUrl}/webpay/control/transacciones`);
  return (await response.json()) as Transaccion[];
}

/** The provider knows no payment any more. */
export async function forgetTransacciones({ standinsUrl }: Standing): Promise<void> {
  await fetch(`${standinsUrl}/webpay/control/transacciones`, { method: "DELETE" });
}

type Llamada = { operacion: string; token: string | null; http: number | null };

export async function listLlamadas({ standinsUrl }: Standing): Promise<Llamada[]> {
  const response = await fetch(`${standinsUrl}/webpay/control/llamadas`);
  return (await response.json()) as Llamada[];
}

export async function countCalls(
  place: Standing,
  operacion: string,
  token?: string,
): Promise<number> {
  const calls = await listLlamadas(place);
  return calls.filter(
    (call) => call.operacion === operacion && (token === undefined || call.token === token),
  ).length;
}

/** Some machines resolve localhost to ::1 first. */
function local(url: string): string {
  return url.replace("//localhost:", "//127.0.0.1:");
}
