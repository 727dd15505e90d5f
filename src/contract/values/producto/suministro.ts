/** How a unit is supplied: from the shelf, or made once it was bought (docs/reglas.md 205). */
export const suministros = ["estante", "encargo"] as const;
export type Suministro = (typeof suministros)[number];

export const encargoBounds = { plazo_dias: 60, por_semana: 999 } as const;

/** Both are 0 for the shelf. */
export type Supply = {
  suministro: Suministro;
  /** Working days until a unit is made. */
  plazo_dias: number;
  /** Units that are sold in seven days. */
  por_semana: number;
};

export const fromShelf: Supply = { suministro: "estante", plazo_dias: 0, por_semana: 0 };

/** Working days until an encargo bought now is made: its own, and no less than the work ahead takes. 0 from the shelf. */
export function madeInDays({
  plazo_dias,
  espera_dias = 0,
}: {
  plazo_dias: number;
  espera_dias?: number | undefined;
}): number {
  return plazo_dias === 0 ? 0 : Math.max(plazo_dias, espera_dias);
}
