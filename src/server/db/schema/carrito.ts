import type { Generated } from "kysely";
import type { Millis } from "./values.ts";

export type CarritoLineasTable = {
  usuario_id: number;
  producto_id: number;
  cantidad: number;
  /** SHA-256 of `personalizacion`, "" for a plain line. */
  huella: Generated<string>;
  /** JSON, PersonalizacionSchema, or "". */
  personalizacion: Generated<string>;
  creado_en: Millis;
};
