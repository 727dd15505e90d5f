import { json, type Reply } from "../../http/reply.ts";
import {
  abortedMessage,
  apiError,
  invalidParameter,
  lockedMessage,
  type Work,
} from "../operacion.ts";
import type { Provider } from "../provider.ts";
import { resultOf } from "../result.ts";
import { isPayable, type Transaccion } from "../transaccion.ts";
import { isPastStatusLimit, pastStatusLimit } from "./status.operation.ts";

const notPaidYetMessage =
  "Invalid status '0' for transaction while authorizing. " +
  "Commerce will be notified by webpay to authorize";

/** PUT /transactions/{token}. Locked per token; idempotent once committed. */
export async function commitTransaccion(provider: Provider, work: Work): Promise<Reply> {
  const found = provider.transacciones.find(work.token);
  if (found === null) return invalidParameter("token");
  if (isPastStatusLimit(provider, found)) return pastStatusLimit();
  if (provider.locked.has(found.token)) return apiError(422, lockedMessage);
  if (isPayable(found)) return apiError(422, notPaidYetMessage);
  if (found.estado === "aborted" || found.estado === "expired")
    return apiError(422, abortedMessage);
  if (!isAwaitingCommit(found)) return json(200, resultOf(found));
  provider.locked.add(found.token);
  try {
    await work.process();
    return settle(provider, found.token);
  } finally {
    provider.locked.delete(found.token);
  }
}

// Reads again: the transaction may have expired or been deleted meanwhile.
function settle(provider: Provider, token: string): Reply {
  const transaccion = provider.transacciones.find(token);
  if (transaccion === null) return invalidParameter("token");
  if (!isAwaitingCommit(transaccion)) return apiError(422, abortedMessage);
  const committed: Transaccion = {
    ...transaccion,
    estado: transaccion.estado === "resolved_ok" ? "committed_ok" : "committed_rejected",
    committedAt: provider.clock.now(),
  };
  provider.transacciones.save(committed);
  return json(200, resultOf(committed));
}

function isAwaitingCommit(transaccion: Transaccion): boolean {
  return transaccion.estado === "resolved_ok" || transaccion.estado === "resolved_rejected";
}
