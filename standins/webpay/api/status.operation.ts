import { json, type Reply } from "../../http/reply.ts";
import { apiError, invalidParameter, type Work } from "../operacion.ts";
import type { Provider } from "../provider.ts";
import { resultOf } from "../result.ts";
import type { Transaccion } from "../transaccion.ts";

// Webpay's own wording.
const tooOldMessage = "The transactions's date has passed max time (7 days) to recover the status";

/** GET /transactions/{token} */
export async function statusTransaccion(provider: Provider, work: Work): Promise<Reply> {
  await work.process();
  const found = provider.transacciones.find(work.token);
  if (found === null) return invalidParameter("token");
  if (isPastStatusLimit(provider, found)) return pastStatusLimit();
  return json(200, resultOf(found));
}

export function isPastStatusLimit(provider: Provider, transaccion: Transaccion): boolean {
  return provider.clock.now() > transaccion.createdAt + provider.limits.statusMs;
}

export function pastStatusLimit(): Reply {
  return apiError(422, tooOldMessage);
}
