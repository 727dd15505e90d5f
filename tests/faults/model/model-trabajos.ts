import type { TrabajoEstado, TrabajoTipo } from "#contract/schemas/taller.ts";

/** Work on one unit; `linea`: place of its line in its pedido. */
export type ModelTrabajo = {
  pedido: number;
  linea: number;
  unidad: number;
  tipo: TrabajoTipo;
  estado: TrabajoEstado;
  /** Grams of the counted filament that it takes. */
  gramos: number;
};

export type ModelTaller = {
  trabajos: ModelTrabajo[];
  /** Left on the spools; a print takes its own as it begins. */
  filamento: number;
};

/** Only prints of C, the written producto, are counted. */
export const counted = { producto: 2, color: "del-modelo", gramos: 10, atFirst: 1000 };
