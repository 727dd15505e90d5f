import type { Generated } from "kysely";
import type { FallaMotivo, TrabajoEstado, TrabajoTipo } from "#contract/schemas/taller.ts";
import type { Millis } from "./schema-values.ts";

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
