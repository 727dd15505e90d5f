import { errorMessages } from "#contract/error-messages.ts";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import { lowStock, type ProductosAdminQuery } from "#contract/schemas/productos-admin.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { imagenPath } from "#contract/values/imagenes.ts";
import type { Config } from "../../config/config.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
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
  sumSoldUnits,
} from "./catalogo.queries.ts";
import { maxUnitsOf } from "./stock/unit-bounds.ts";

export type ProductosList = { productos: Producto[]; total: number };

type Only = { isPublic: boolean; onlyDestacados: boolean };

export async function listProductos(
  db: Db,
  { query, ...only }: Only & { query: ProductosAdminQuery },
): Promise<ProductosList> {
  const filter = toProductosFilter(query, only);
  const { pagina = 1, por_pagina = maxPageSize, orden = "recientes" } = query;
  if (filter === null) return { productos: [], total: 0 };
  const total = await countProductos(db, filter);
  const page = { orden, limit: por_pagina, offset: (pagina - 1) * por_pagina, total };
  const rows = await selectProductos(db, { filter, ...page });
  return { productos: await withImagenes(db, rows), total };
}

/** Null when nothing can match: a search of signs alone. */
export function toProductosFilter(
  query: ProductosAdminQuery,
  { isPublic, onlyDestacados }: Only,
): ProductosFilter | null {
  const hasLowStock = query.stock_bajo !== undefined;
  const words = searchWords(query.q ?? "");
  if ((query.q ?? "") !== "" && words.length === 0) return null;
  return {
    words,
    categoria: query.categoria ?? null,
    activo: isPublic || hasLowStock ? true : (query.activo ?? null),
    onlyActiveCategorias: isPublic,
    onlyDestacados,
    maxStock: hasLowStock ? lowStock : null,
  };
}

/** Throws 404, also for an inactive one unless told to include it. */
export async function getProducto(
  db: Db,
  { id, includeInactive, units }: { id: number; includeInactive: boolean; units?: UnitsConfig },
): Promise<ProductoDetalle> {
  const row = await selectProducto(db, id);
  if (!row || (row.activo === 0 && !includeInactive)) {
    throw notFound(errorMessages.productoNotFound);
  }
  const [producto] = await withImagenes(db, [row]);
  if (!producto) throw notFound(errorMessages.productoNotFound);
  const maximo = units && { maximo: maxUnitsOf(row.stock, units) };
  return {
    ...producto,
    ...maximo,
    version: row.version,
    opiniones: await selectOpiniones(db, id),
  };
}

/** Covers first. */
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
  const average = row.calificacion_promedio;
  return {
    ...row,
    stock: disponible,
    destacado: row.destacado === 1,
    activo: row.activo === 1,
    imagenes: imagenes.map(({ nombre }) => imagenPath(nombre)),
    marcador: imagenes[0]?.marcador ?? "",
    calificacion_promedio: average === null ? null : Math.round(Number(average) * 10) / 10,
  };
}

export async function describeTienda(db: Db, config: Config): Promise<Tienda> {
  const { nombre, lema, identidad, redes, piezasBase, respuestaHoras } = config.tienda;
  return {
    nombre,
    lema,
    url: config.shopUrl,
    identidad,
    redes,
    piezas_impresas: piezasBase + (await sumSoldUnits(db)),
    respuesta_horas: respuestaHoras,
    despacho: config.tienda.despacho,
    privacidad: config.tienda.privacidad,
    unidades_por_pedido: config.units.perPedido,
    google: config.google !== null,
    origenes: {
      pago: new URL(config.webpay.url).origin,
      google: config.google && new URL(config.google.issuer).origin,
    },
    demo: config.mode === "demo",
  };
}
