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

export const printerStates = ["on", "out", "off"] as const;
export type PrinterState = (typeof printerStates)[number];

/** The one printer of the workshop, which prints one piece of the counted producto on a working day. */
export type ModelImpresora = {
  state: PrinterState;
  /** Last day out of service, like 2026-11-28. */
  until: string | null;
};
