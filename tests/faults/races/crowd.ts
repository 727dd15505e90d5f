import { actAtWebpay } from "#rig/standins/webpay.ts";
import type { Buyer } from "#tests/support/buying/buyer.ts";
import type { Processes } from "./processes.ts";

/** Retries of what meets no free connection. */
const maxTries = 20;

/** Refused as busy, it has changed nothing. */
export const startInCrowd = ({ api, direccion_id }: Pick<Buyer, "api" | "direccion_id">) =>
  untilMet(
    () => api("startPago", { body: { direccion_id } }),
    (started) => started.ok || started.status !== 503,
  );

/** Left to the reconciler, it may be repeated. */
export const returnInCrowd = (send: () => Promise<URL>) =>
  untilMet(send, (page) => statusOf(page) !== "verificando");

async function untilMet<T>(send: () => Promise<T>, isMet: (answer: T) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await send();
    if (isMet(answer) || tries === maxTries) return answer;
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
