import type { AppContext } from "../../context.ts";
import type { Intento } from "./intentos.queries.ts";

/** False for an intento of another commerce code or host, where today's key says nothing about its token. */
export function isOfThisCommerce(
  { payment }: Pick<AppContext, "payment">,
  { ambiente, comercio }: Pick<Intento, "ambiente" | "comercio">,
): boolean {
  return ambiente === payment.ambiente && comercio === payment.comercio;
}
