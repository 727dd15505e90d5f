import type { BodyOf } from "#contract/client.ts";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { sumClp } from "#contract/values/pago/clp.ts";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";

export type ShownOf = {
  lines: readonly CarritoLine[];
  way: DespachoWay | null;
  /** The total of a refused start. */
  totalTold: number | null;
};

/** In pesos. Without an answer about despacho the refusal is the only one that knows its precio. */
export function totalShown({ lines, way, totalTold }: ShownOf): number {
  const monto = sumClp(lines);
  return way ? monto + way.precio : (totalTold ?? monto);
}

type Shown = Pick<BodyOf<"startPago">, "despacho" | "sin_retracto" | "total">;

/** Total and retracto that this page says: the shop refuses to charge another one. */
export function shownToBuyer(shown: ShownOf): Shown {
  const { lines, way } = shown;
  return {
    ...(way && { despacho: way.modo }),
    sin_retracto: lines.flatMap(({ producto_id, a_medida }) => (a_medida ? [producto_id] : [])),
    total: totalShown(shown),
  };
}
