/** Rows a page of the catalogue shows in the shop; the API's own default is its maximum. */
export const catalogoPageSize = 24;

/** Apart from the schemas, so that a page that only lists them need not load a validator. */
export const ordenes = ["recientes", "precio_asc", "precio_desc", "nombre"] as const;
export type Orden = (typeof ordenes)[number];
