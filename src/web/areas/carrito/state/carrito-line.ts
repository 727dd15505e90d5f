import type { ApiClient, ApiFailure } from "#contract/client.ts";
import { insufficientStock } from "#contract/error-messages.ts";

const maxTries = 3;

export type LineToSend = { producto_id: number; nombre: string; target: number };

/** `unanswered` may be retried. `notice` says that the stock allows less. */
export type LineAnswer =
  | { kind: "kept"; notice: string | null }
  | { kind: "lost" }
  | { kind: "unanswered" };

/** Sets a line to its target, or to what the stock allows. */
export async function sendLine(
  api: ApiClient,
  { producto_id, nombre, target }: LineToSend,
): Promise<LineAnswer> {
  let cantidad = target;
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const result = await api("setCarritoLinea", { body: { producto_id, cantidad } });
    if (result.ok) {
      return {
        kind: "kept",
        notice: cantidad < target ? insufficientStock(nombre, cantidad) : null,
      };
    }
    if (!isFinal(result)) return { kind: "unanswered" };
    if (result.status !== 409 || !result.disponible) return { kind: "lost" };
    cantidad = result.disponible;
  }
  return { kind: "lost" };
}

/** A retry would get the same answer. */
function isFinal({ status }: ApiFailure): boolean {
  return [400, 404, 409, 422].includes(status);
}
