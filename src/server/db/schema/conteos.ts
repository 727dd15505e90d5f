import type { Flag } from "./values.ts";

/** Written by triggers alone. */
export type ProductosConteoTable = {
  categoria_id: number;
  activo: Flag;
  destacado: Flag;
  detras: Flag;
  total: number;
};

/** Written by triggers alone (`kept-facetas.ts`). */
export type ProductosFacetasTable = {
  categoria_id: number;
  activo: Flag;
  destacado: Flag;
  detras: Flag;
  material: string;
  /** Like those of productos. */
  colores: string;
  disponible: Flag;
  bien_evaluado: Flag;
  /** Twice the thousands of the precio, and one more between two thousands. */
  tramo: number;
  total: number;
};
