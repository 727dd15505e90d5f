import type { Generated } from "kysely";
import type { Flag } from "./values.ts";

/** One row: what holds for every zona, and the version of the whole table. */
export type DespachoAjustesTable = {
  id: number;
  /** Raised by every change of ajustes, zonas or tramos. */
  version: number;
  activa: Flag;
  peso_defecto_gramos: number;
  /** 24: no cut-off. */
  hora_corte: number;
  dias_preparacion: number;
  /** Dates, separated by spaces. */
  dias_cerrados: string;
  por_pagar_dias_desde: number;
  por_pagar_dias_hasta: number;
  retiro: Flag;
  retiro_taller: string;
  retiro_horario: string;
};

export type DespachoZonasTable = {
  id: Generated<number>;
  posicion: number;
  modo: "domicilio" | "sucursal" | "por_pagar";
  nombre: string;
  /** CUT codes of regiones and comunas, or CL, separated by spaces. */
  lugares: string;
  dias_desde: number;
  dias_hasta: number;
  gratis_desde: number | null;
};

export type DespachoTramosTable = { zona_id: number; hasta_gramos: number; precio: number };
