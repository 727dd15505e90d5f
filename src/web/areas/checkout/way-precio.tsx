import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { Money } from "#web/ui/content/money.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import type { Ways } from "./use-ways.ts";

/** A single way that is included needs no words beyond the shop's sentence. */
export function hasChoice({ ways }: Pick<Ways, "ways">): boolean {
  const [first, ...others] = ways;
  if (first === undefined) return false;
  return others.length > 0 || first.modo !== "domicilio" || first.precio > 0;
}

export function WayPrecio({ modo, precio }: Pick<DespachoWay, "modo" | "precio">) {
  if (precio > 0) return <Money pesos={precio} />;
  if (modo === "retiro") return <span>{copy.free}</span>;
  return <span>{modo === "por_pagar" ? copy.onReceipt : copy.included}</span>;
}
