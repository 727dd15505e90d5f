import type { Generated } from "kysely";
import type { FallaMotivo, TrabajoEstado, TrabajoTipo } from "#contract/schemas/taller.ts";
import type { Flag, Millis } from "./values.ts";

/** Work on one unit of a paid line. Its texts and names are those of the line. */
export type TrabajosTable = {
  id: Generated<number>;
  pedido_id: number;
  detalle_id: number;
  /** From 1 in its line; only a `fallido` shares it with another row. */
  unidad: number;
  tipo: TrabajoTipo;
  estado: TrabajoEstado;
  /** Estado of a `detenido` before it was stopped: it may go on. */
  antes: TrabajoEstado | null;
  /** Why a `fallido` failed. */
  motivo: FallaMotivo | null;
  /** The `fallido` that it does again. */
  reemplaza: number | null;
  /** The one of its producto when it was made; null without, and for what is only packed. */
  receta_id: number | null;
  /** JSON, list of `{ clave, gramos }`: what that receta takes of each color of the shop. */
  gramos: string;
  /** The owner's choice for one that is en_cola: pieces with the same number are printed at once. Null: in sequence. */
  placa: number | null;
  creado_en: Millis;
  movido_en: Millis;
};

/** One photograph for one trabajo. */
export type TrabajoFotosTable = {
  trabajo_id: number;
  /** A WebP, base64. */
  contenido: string;
  creado_en: Millis;
};

/** How a producto is printed. Its greatest version is the current one; the others tell how trabajos were printed. */
export type RecetasTable = {
  id: Generated<number>;
  producto_id: number;
  version: number;
  /** For one piece. */
  minutos: number;
  /** Pieces that a plate holds. */
  por_placa: number;
  /** For who prints. */
  notas: string;
  /** JSON, list of GramosSchema. */
  gramos: string;
  /** Versions and variantes share it. */
  archivo_id: number | null;
  creada_en: Millis;
};

/** Printers of the workshop, and when they print. */
export type ImpresorasTable = {
  id: Generated<number>;
  nombre: string;
  activa: Flag;
  /** Days of the week as digits, Monday 1: "12345". */
  dias: string;
  /** Hours of Chile's clock; `hasta` is exclusive, at most 24. */
  desde: number;
  hasta: number;
  /** JSON, list of materiales as productos name them; empty: every one. */
  materiales: string;
  /** Most colors of one piece. */
  colores: number;
  /** Out of service, both days inclusive; both null or none. */
  cerrada_desde: string | null;
  cerrada_hasta: string | null;
  version: number;
  creada_en: Millis;
};

/** Filament of a color of the shop. A color without a row is not counted. */
export type FilamentosTable = {
  color_id: number;
  /** Left; a print that begins takes its own. */
  gramos: number;
  /** Pesos. */
  precio_kilo: number;
  aviso_gramos: number;
};
