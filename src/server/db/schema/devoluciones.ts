import type { Generated } from "kysely";
import type { DevolucionEstado, DevolucionTipo, Solucion } from "#contract/schemas/devoluciones.ts";
import type { Millis } from "./values.ts";

export type DevolucionesTable = {
  id: Generated<number>;
  pedido_id: number;
  tipo: DevolucionTipo;
  solucion: Solucion;
  estado: DevolucionEstado;
  /** The buyer's words. */
  detalle: string;
  /** The buyer's browser chose it: a repeated call makes no second one. */
  clave: string;
  respuesta: Generated<string>;
  autor: string | null;
  /** Set when an accepted one gives money back. */
  reembolso_id: number | null;
  creado_en: Millis;
  respondida_en: Millis | null;
  /** When the shop had the piece again. */
  recibida_en: Millis | null;
  /** When the new or repaired piece was sent. */
  resuelta_en: Millis | null;
};

export type DevolucionFotosTable = {
  devolucion_id: number;
  /** From 1. */
  orden: number;
  pedido_id: number;
  /** A WebP, base64. */
  contenido: string;
  creado_en: Millis;
};

export type DevolucionLineasTable = {
  devolucion_id: number;
  detalle_id: number;
  cantidad: number;
};
