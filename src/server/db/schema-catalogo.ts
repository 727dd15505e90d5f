import type { Generated } from "kysely";
import type { Millis } from "./schema-values.ts";

/** A group of words that mean the same in a search. */
export type SinonimosTable = {
  id: Generated<number>;
  /** Spelt by the owner, with commas. */
  palabras: string;
  creado_en: Millis;
};

/** Productos that are one piece in several colors or sizes (docs/reglas.md 206). */
export type FamiliasTable = {
  id: Generated<number>;
  nombre: string;
  /** JSON, list of EjeSchema. */
  ejes: string;
};

/** A color that the shop prints with. */
export type ColoresTable = {
  id: Generated<number>;
  /** Names it in campos for good. */
  clave: string;
  nombre: string;
  /** Hex like #1f3a8a. */
  color: string;
};

/** Words that people looked for and did not find. */
export type BusquedasFallidasTable = {
  /** Folded. */
  palabras: string;
  veces: number;
  ultima_en: Millis;
};

export type CatalogoVersionTable = {
  id: number;
  version: number;
  /** Version of the last change that any page may show. */
  estructura: number;
  /** Version of the last edit of a producto, which lists may show as well. */
  ediciones: number;
  /** Version of the last sale. */
  ventas: number;
};

export type CatalogoCambiosTable = { producto_id: number; version: number };

/** One row. */
export type AjustesTable = {
  id: number;
  /** JSON, AjustesSchema as it was when it was saved. */
  valores: string;
  version: number;
  actualizado_en: Millis;
};
