import type { CarritoItem } from "#contract/schemas/carrito.ts";

type Bounded = Pick<CarritoItem, "disponible" | "maximo">;

/** Units that can be paid: those that are left, within what one person may buy. */
export function payableUnits({ disponible, maximo = disponible }: Bounded): number {
  return Math.min(disponible, maximo);
}
