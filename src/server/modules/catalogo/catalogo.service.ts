import { errorMessages } from "#contract/error-messages.ts";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import { type ProductosAdminQuery, stockBajo } from "#contract/schemas/productos-admin.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { imagenPath } from "#contract/values/imagenes.ts";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { searchWords } from "../../search-words.ts";
import {
  countProductos,
  type ProductoRow,
  type ProductosFilter,
  selectImagenes,
  selectOpiniones,
  selectProducto,
  selectProductos,
  sumUnidadesVendidas,
} from "./catalogo.queries.ts";

export type ProductosPage = {
  productos: Producto[];
  total: number;
  pagina: number;
  por_pagina: number;
};

/**
 * One page of the catalogue with the number of all matches. Without a size: the API's largest page.
 * For the public only what is active is there; the owner's own filters narrow the rest.
 */
export async function listProductos(
  db: Db,
  query: ProductosAdminQuery,
  only: { publicos: boolean; destacados: boolean },
): Promise<ProductosPage> {
  const filter = toProductosFilter(query, only);
  const pagina = query.pagina ?? 1;
  const por_pagina = query.por_pagina ?? maxPageSize;
  if (filter === null) return { productos: [], total: 0, pagina, por_pagina };
  const total = await countProductos(db, filter);
  const rows = await selectProductos(db, filter, {
    orden: query.orden ?? "recientes",
    limit: por_pagina,
    offset: (pagina - 1) * por_pagina,
    total,
  });
  return { productos: await withImagenes(db, rows), total, pagina, por_pagina };
}

/** What a list's query asks for, null when nothing can match: a search of signs alone. */
export function toProductosFilter(
  query: ProductosAdminQuery,
  only: { publicos: boolean; destacados: boolean },
): ProductosFilter | null {
  const hasLowStock = query.stock_bajo !== undefined;
  const words = searchWords(query.q ?? "");
  if ((query.q ?? "") !== "" && words.length === 0) return null;
  return {
    words,
    categoria: query.categoria ?? null,
    activo: only.publicos || hasLowStock ? true : (query.activo ?? null),
    soloCategoriasActivas: only.publicos,
    soloDestacados: only.destacados,
    stockHasta: hasLowStock ? stockBajo : null,
  };
}

/** A producto with its opiniones. Inactive ones do not exist for the public. */
export async function getProducto(
  db: Db,
  id: number,
  { includeInactive }: { includeInactive: boolean },
): Promise<ProductoDetalle> {
  const row = await selectProducto(db, id);
  if (!row || (row.activo === 0 && !includeInactive)) {
    throw notFound(errorMessages.productoNotFound);
  }
  const [producto] = await withImagenes(db, [row]);
  if (!producto) throw notFound(errorMessages.productoNotFound);
  return { ...producto, version: row.version, opiniones: await selectOpiniones(db, id) };
}

/** Covers and further pictures of these productos by id, as paths. */
export async function findImagenPaths(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const byProducto = Map.groupBy(await selectImagenes(db, ids), ({ producto_id }) => producto_id);
  return new Map(
    [...byProducto].map(([id, rows]) => [id, rows.map(({ nombre }) => imagenPath(nombre))]),
  );
}

async function withImagenes(db: Db, rows: ProductoRow[]): Promise<Producto[]> {
  const ids = rows.map(({ id }) => id);
  const byProducto = Map.groupBy(await selectImagenes(db, ids), ({ producto_id }) => producto_id);
  return rows.map((row) => toProducto(row, byProducto.get(row.id) ?? []));
}

function toProducto(
  { disponible, version: _, ...row }: ProductoRow,
  imagenes: { nombre: string; marcador: string }[],
): Producto {
  const promedio = row.calificacion_promedio;
  return {
    ...row,
    stock: disponible,
    destacado: row.destacado === 1,
    activo: row.activo === 1,
    imagenes: imagenes.map(({ nombre }) => imagenPath(nombre)),
    marcador: imagenes[0]?.marcador ?? "",
    calificacion_promedio: promedio === null ? null : Math.round(Number(promedio) * 10) / 10,
  };
}

/** What the shop says of itself: its settings, and the pieces sold on top of the configured base. */
export async function describeTienda(db: Db, config: Config): Promise<Tienda> {
  const { nombre, lema, identidad, redes, piezasBase, respuestaHoras, despacho } = config.tienda;
  return {
    nombre,
    lema,
    url: config.shopUrl,
    identidad,
    redes,
    piezas_impresas: piezasBase + (await sumUnidadesVendidas(db)),
    respuesta_horas: respuestaHoras,
    despacho,
    google: config.google !== null,
    demo: config.mode === "demo",
  };
}
