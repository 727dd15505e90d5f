import type { BodyOf } from "#contract/client.ts";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { sumClp } from "#contract/values/pago/clp.ts";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";

type Shown = Pick<BodyOf<"startPago">, "despacho" | "despacho_precio" | "sin_retracto" | "total">;

/** Price and retracto that this page says: the shop refuses to charge another one. */
export function shownToBuyer(lines: readonly CarritoLine[], way: DespachoWay | null): Shown {
  return {
    ...(way && { despacho: way.modo, despacho_precio: way.precio }),
    sin_retracto: lines.flatMap(({ producto_id, a_medida }) => (a_medida ? [producto_id] : [])),
    total: sumClp(lines) + (way?.precio ?? 0),
  };
}
