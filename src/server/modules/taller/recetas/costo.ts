import type { RecetaGramos } from "#contract/schemas/recetas.ts";

export type Rates = {
  /** Pesos for an hour of a printer. */
  horaMaquina: number;
  /** Prints of a hundred that fail. */
  fallas: number;
};

type Piece = {
  minutos: number;
  gramos: readonly RecetaGramos[];
  /** Claves of the colors that a row may be printed in. */
  coloresOf: (row: RecetaGramos) => readonly string[];
  /** Pesos for a kilogram, by the clave of a color. */
  precios: ReadonlyMap<string, number>;
};

/**
 * Whole pesos that one piece costs the shop; of the colors that a buyer may choose the dearest. `fallas`: the share of
 * the prints that are made again. `falta`: some filament has no price.
 */
export function costOfPiece(
  { minutos, gramos, coloresOf, precios }: Piece,
  { horaMaquina, fallas: percent }: Rates,
) {
  let filament = 0;
  let falta = false;
  for (const row of gramos) {
    const known = coloresOf(row).flatMap((clave) => precios.get(clave) ?? []);
    if (known.length === 0) falta = true;
    else filament += (row.gramos * Math.max(...known)) / 1000;
  }
  const machine = (minutos * horaMaquina) / 60;
  const once = filament + machine;
  const [filamento, maquina] = [Math.round(filament), Math.round(machine)];
  const total = Math.round(once / (1 - percent / 100));
  return { filamento, maquina, fallas: total - filamento - maquina, total, falta };
}
