import type { Ways } from "./use-ways.ts";

/** A single way that is included needs no words beyond the shop's sentence. */
export function hasChoice({ ways }: Pick<Ways, "ways">): boolean {
  return ways.length > 1 || ways.some(({ modo, precio }) => modo !== "domicilio" || precio > 0);
}
