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
