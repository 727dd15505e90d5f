/** Rows per page in the shop; the API's default is its maximum. */
export const catalogoPageSize = 24;

export const busquedaLength = 100;

/** Apart from the schemas, so that public pages load no validator. */
export const ordenesWithoutSearch = [
  "recientes",
  "mas_vendidos",
  "mejor_evaluados",
  "precio_asc",
  "precio_desc",
  "nombre",
] as const;
/** Without words there is nothing to be like, so `relevancia` lists the newest first. */
export const ordenes = ["relevancia", ...ordenesWithoutSearch] as const;
export type Orden = (typeof ordenes)[number];

/** Result of a search: all words, known ones in place of misspelt ones, some of them, or none. */
export const encontrados = ["todas", "corregida", "algunas", "ninguna"] as const;
export type Encontrado = (typeof encontrados)[number];
