import type { Generated } from "kysely";
import type { Suministro } from "#contract/values/producto/suministro.ts";
import type { Flag, Millis } from "./values.ts";

export type ProductosTable = {
  id: Generated<number>;
  nombre: string;
  sku: string;
  descripcion: string;
  precio: number;
  /** Units on the shelf, or those that the week takes, reserved ones included. */
  stock: number;
  /** Sum of the open reservas. */
  reservado: Generated<number>;
  material: string;
  dimensiones: string;
  altura_capa: Generated<string>;
  peso_gramos: number;
  suministro: Generated<Suministro>;
  /** Working days until a unit is made, units sold in seven days; 0 for the shelf. */
  plazo_dias: Generated<number>;
  por_semana: Generated<number>;
  /** Working days until a unit bought now is made, by the work ahead of it; 0 without printers. */
  espera_dias: Generated<number>;
  /** Made with what the buyer tells: a name, a photograph, measures. */
  a_medida: Generated<Flag>;
  categoria_id: number;
  destacado: Flag;
  activo: Generated<Flag>;
  version: Generated<number>;
  /** Folded nombre, sku, material and name of the categoria: `productoBusqueda`. */
  busqueda: string;
  creado_en: Millis;
  /** Visible ones of its whole familia, as for the two below. All three are written by triggers and `rateFamilia`. */
  opiniones_total: Generated<number>;
  /** Tenths of a star of the visible opiniones, 0 without. */
  calificacion_decimas: Generated<number>;
  /** Thousandths of a star, weighed by how many opiniones there are. */
  valoracion: Generated<number>;
  /** Units sold and not returned. */
  vendidas: Generated<number>;
  /** JSON, list of CampoSchema. */
  personalizacion: Generated<string>;
  /** Null for a producto of its own. */
  familia_id: Generated<number | null>;
  /** JSON, a clave for each eje of its familia, in their sequence. */
  valores: Generated<string>;
  /** Lists show another one of its familia: `chooseListed`. */
  detras: Generated<Flag>;
  /** Folded words of the others of its familia, where lists show this one; else "": `chooseListed`. */
  busqueda_variantes: Generated<string>;
  /**
   * Ids of the colores that its campos offer, and its active variantes where lists show it: ascending, each between
   * spaces (`describeListed`).
   */
  colores: Generated<string>;
};

export type ProductoImagenesTable = {
  id: Generated<number>;
  producto_id: number;
  posicion: number;
  /** See imagenPath. */
  nombre: string;
  /** Placeholder as a data URL. */
  marcador: Generated<string>;
};

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
