/** Rows per page in the shop; the API's default is its maximum. */
export const catalogoPageSize = 24;

export const busquedaLength = 100;

/** Apart from the schemas, so that public pages load no validator. */
export const ordenes = ["recientes", "precio_asc", "precio_desc", "nombre"] as const;
export type Orden = (typeof ordenes)[number];
