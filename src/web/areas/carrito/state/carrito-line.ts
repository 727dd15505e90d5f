import type { ApiClient, ApiFailure } from "#contract/client.ts";
import { insufficientStock } from "#contract/unit-messages.ts";
import { type LineId, lineId } from "./line-key.ts";

const maxTries = 3;

export type LineToSend = LineId & { nombre: string; target: number };

/** `unanswered` may be retried. `notice` says that stock or a bound allows less, or nothing. */
export type LineAnswer =
  | { kind: "kept"; notice: string | null }
  | { kind: "lost"; notice: string | null }
  | { kind: "unanswered" };

/** Sets a line to its target, or to what stock and bounds allow. */
export async function sendLine(
  api: ApiClient,
  { nombre, target, ...line }: LineToSend,
): Promise<LineAnswer> {
  let cantidad = target;
  /** Notice about a bound; the stock's is made at the end, from the units that are kept. */
  let bound: string | null = null;
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const result = await api("setCarritoLinea", { body: { ...lineId(line), cantidad } });
    if (result.ok) {
      const notice = bound ?? insufficientStock(nombre, cantidad);
      return { kind: "kept", notice: cantidad < target ? notice : null };
    }
    if (!isFinal(result)) return { kind: "unanswered" };
    bound = result.maximo === undefined ? null : result.error;
    cantidad = unitsAllowed(result);
    if (cantidad === 0) return { kind: "lost", notice: bound };
  }
  return { kind: "lost", notice: bound };
}

/** By a bound or by the stock; 0 for another refusal. */
function unitsAllowed({ status, disponible, maximo }: ApiFailure): number {
  if (maximo !== undefined) return maximo;
  return status === 409 ? (disponible ?? 0) : 0;
}

/** A retry would get the same answer. */
function isFinal({ status }: ApiFailure): boolean {
  return [400, 404, 409, 422].includes(status);
}
