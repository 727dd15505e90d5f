import type { Generated } from "kysely";
import type { Millis } from "./values.ts";

export type AvisosTable = {
  id: Generated<number>;
  producto_id: number;
  email: string;
  /** Hash of the link that takes every aviso of the address away. */
  baja: string;
  creado_en: Millis;
};
