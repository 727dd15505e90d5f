import { actAtWebpay } from "#rig/standins/webpay.ts";
import type { Buyer } from "#tests/support/buying/buyer.ts";
import type { Processes } from "./processes.ts";

/** Retries of what meets no free connection. */
const maxTries = 20;

const start = ({ api, direccion_id }: Pick<Buyer, "api" | "direccion_id">) =>
  api("startPago", { body: { direccion_id } });

/** Retries a start that is refused as busy; a refusal changes nothing. */
export async function startInCrowd(buyer: Buyer) {
  for (let tries = 1; ; tries++) {
    const started = await start(buyer);
    if (started.ok || started.status !== 503 || tries === maxTries) return started;
  }
}

/** Repeats a return that met no free connection, as the reconciler would end its payment. */
export async function returnInCrowd(send: () => Promise<URL>): Promise<URL> {
  for (let tries = 1; ; tries++) {
    const page = await send();
    if (statusOf(page) !== "verificando" || tries === maxTries) return page;
  }
}

export const statusOf = (page: URL | undefined) => page?.searchParams.get("status") ?? "no status";

/**
 * Pays and returns to another process than the start's. Answers the status of the result page or of
 * the refusal.
 */
export async function buy({ inTurn }: Processes, buyer: Buyer, index: number): Promise<string> {
  const started = await startInCrowd(buyer);
  if (!started.ok) return String(started.status);
  const there = inTurn(index + 1);
  const retorno = await actAtWebpay(there, started.data.token, { accion: "aprobar" });
  return statusOf(await returnInCrowd(() => there.retorno(retorno)));
}
