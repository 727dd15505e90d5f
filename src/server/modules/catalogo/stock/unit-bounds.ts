import type { UnitsConfig } from "../../../config/units-config.ts";

type PerProducto = Pick<UnitsConfig, "perLine" | "sharePercent" | "shareFrom">;

/**
 * Units of a producto that one person may put into a pedido, and hold. `stock`: on the shelf, reservas
 * included. The share leaves something for others, and never bites below a few units.
 */
export function maxUnitsOf(
  stock: number,
  { perLine, sharePercent, shareFrom }: PerProducto,
): number {
  return Math.min(perLine, Math.max(shareFrom, Math.floor((stock * sharePercent) / 100)));
}
