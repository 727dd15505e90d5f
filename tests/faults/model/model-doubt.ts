import type { Intento, Model } from "./model.ts";
import { close, settle } from "./model-pago.ts";
import { status } from "./model-provider.ts";

export type Word = "cobrado" | "no_cobrado";

/** State in the provider's portal. */
export function truthOf({ transaccion }: Intento): Word {
  return transaccion?.estado === "charged" ? "cobrado" : "no_cobrado";
}

/** The provider's answer decides; without one the person's answer does (docs/reglas.md 132). */
export function endDoubt(model: Model, intento: Intento, word: Word): number {
  const known = intento.transaccion && status(model, intento.transaccion);
  const isDenied = known === "unpaid" || known === "paid, not confirmed";
  if (isDenied && word === "cobrado") return 409;
  delete intento.isStopped;
  if (settle(model, intento, known)) return 200;
  if (word === "cobrado") settle(model, intento, "charged");
  else close(model, intento, "expirado");
  return 200;
}
