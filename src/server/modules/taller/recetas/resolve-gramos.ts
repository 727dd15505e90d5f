import type { RecetaGramos } from "#contract/schemas/recetas.ts";

/** `clave`: of a color of the shop. */
export type ColorGramos = { clave: string; gramos: number };

type Piece = {
  /** The choice in each campo: for a color, its clave. */
  campos: Readonly<Record<string, string>>;
  /** Where the variante stands on each eje, by the nombre of the eje. */
  ejes: Readonly<Record<string, string>>;
};

/**
 * Sums what a receta takes of each color of the shop for one piece, in the sequence of its rows. A campo that was left empty,
 * and an eje that is gone, take nothing.
 */
export function resolveGramos(
  rows: readonly RecetaGramos[],
  { campos, ejes }: Piece,
): ColorGramos[] {
  const sums = new Map<string, number>();
  for (const { de, clave, gramos } of rows) {
    const color = de === "color" ? clave : own(de === "campo" ? campos : ejes, clave);
    if (color !== undefined && color !== "") sums.set(color, (sums.get(color) ?? 0) + gramos);
  }
  return [...sums].map(([clave, gramos]) => ({ clave, gramos }));
}

function own(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
