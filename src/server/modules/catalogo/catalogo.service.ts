import { errorMessages } from "#contract/error-messages.ts";
import type { Campo } from "#contract/schemas/campos.ts";
import type { Opinion, Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import { maxFound, maxPageSize } from "#contract/schemas/lists.ts";
import {
  type AnyOrden,
  type AnyProductosQuery,
  lowStock,
} from "#contract/schemas/productos-admin.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import type { Facetas } from "#contract/values/producto/facetas.ts";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import { byValores, ejesOf } from "#contract/values/producto/variante.ts";
import type { Config } from "../../config/config.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { searchWords } from "../../search-words.ts";
import {
  type ImagenRow,
  type ProductoDetalleRow,
  type ProductoRow,
  selectCampos,
  selectImagenes,
  selectProducto,
  type VarianteRow,
} from "./catalogo.queries.ts";
import { sumConteo } from "./conteo.queries.ts";
import {
  countFound,
  countProductos,
  type ProductosFilter,
  selectProductos,
} from "./productos-list.queries.ts";
import { maxSorted } from "./search/matches.ts";
import { type Busqueda, searchProductos } from "./search/search.service.ts";
import { readSoldUnits } from "./sold-units.ts";
import { maxUnitsOf } from "./stock/unit-bounds.ts";

/** `hasMore`: a search that found more than it lists. */
export type ProductosList = {
  productos: Producto[];
  total: number;
  hasMore: boolean;
  /** Only for a public search. */
  busqueda?: Busqueda;
};

type Only = { isPublic: boolean; onlyDestacados: boolean };

export async function listProductos(
  db: Db,
  { query, ...only }: Only & { query: AnyProductosQuery },
): Promise<ProductosList> {
  const filter = toProductosFilter(query, only);
  const { pagina = 1, por_pagina = maxPageSize, orden = "recientes" } = query;
  if (filter === null) return { productos: [], total: 0, hasMore: false };
  if (only.isPublic && filter.words.length > 0) {
    const { rows, ...found } = await searchProductos(db, { query, filter });
    return { productos: rows.map(toProducto), ...found };
  }
  const { total, hasMore, isCommon } = await countListed(db, { filter, orden });
  const page = { orden, limit: por_pagina, offset: (pagina - 1) * por_pagina, total };
  const rows = await selectProductos(db, { filter, isCommon, ...page });
  return { productos: rows.map(toProducto), total, hasMore };
}

type Counted = { total: number; hasMore: boolean; isCommon: boolean };

/** A search counts no further than it lists (docs/reglas.md 118). */
async function countListed(
  db: Db,
  { filter, orden }: { filter: ProductosFilter; orden: AnyOrden },
): Promise<Counted> {
  const isWhole = { hasMore: false, isCommon: false };
  if (filter.words.length > 0) {
    const limit = orden === "recientes" ? maxFound : maxSorted;
    const found = await countFound(db, { filter, limit: limit + 1 });
    const total = Math.min(found, maxFound);
    return { total, hasMore: found > maxFound, isCommon: found > maxSorted };
  }
  const count = filter.maxStock === null ? sumConteo : countProductos;
  const total = await count(db, filter);
  return { ...isWhole, total, isCommon: total > maxSorted };
}

/** Null when nothing can match: a search of signs alone. */
export function toProductosFilter(
  query: AnyProductosQuery,
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
    // A search tells variantes apart: «macetero azul» is one of them.
    onlyListed: isPublic && words.length === 0,
    onlyDestacados,
    maxStock: hasLowStock ? lowStock : null,
    facetas: pickFacetas(query),
  };
}

function pickFacetas(query: Facetas): Facetas {
  const { precio_min, precio_max, material, disponible, estrellas } = query;
  return { precio_min, precio_max, material, disponible, estrellas };
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
  const { stock, opiniones, personalizacion, ...rest } = row;
  const { familia_id, familia_nombre, ejes, variantes, ...shown } = rest;
  return {
    ...toProducto(shown),
    ...(units && { maximo: maxUnitsOf(stock, units) }),
    version: row.version,
    personalizacion: JSON.parse(personalizacion) as Campo[],
    ...toFamilia({ familia_id, familia_nombre, ejes, variantes }),
    opiniones: JSON.parse(opiniones) as Opinion[],
  };
}

type FamiliaRow = Pick<ProductoDetalleRow, "familia_id" | "familia_nombre" | "ejes" | "variantes">;

function toFamilia(row: FamiliaRow): Pick<ProductoDetalle, "familia" | "variantes"> {
  const { familia_id: id, familia_nombre: nombre } = row;
  if (id === null || nombre === null) return { familia: null, variantes: [] };
  const ejes = JSON.parse(row.ejes ?? "[]") as Eje[];
  const variantes = (JSON.parse(row.variantes) as VarianteRow[])
    .filter(({ activo }) => activo === 1)
    .map(({ activo: _, ...it }) => ({ ...it, valores: JSON.parse(it.valores) as string[] }))
    .toSorted(byValores(ejes))
    .map(({ valores, ...it }) => ({ ...it, ejes: ejesOf(ejes, valores) }));
  return { familia: { id, nombre, ejes }, variantes };
}

/** Today's, also of an inactive producto. */
export async function readCampos(db: Db, productoId: number): Promise<Campo[]> {
  const json = await selectCampos(db, productoId);
  return json === undefined ? [] : (JSON.parse(json) as Campo[]);
}

/** Covers first. */
export async function findImagenPaths(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const byProducto = Map.groupBy(await selectImagenes(db, ids), ({ producto_id }) => producto_id);
  return new Map(
    [...byProducto].map(([id, rows]) => [id, rows.map(({ nombre }) => imagenPath(nombre))]),
  );
}

function toProducto(shown: ProductoRow): Producto {
  const { disponible, version: _, calificacion_decimas, ...row } = shown;
  const imagenes = JSON.parse(row.imagenes) as ImagenRow[];
  return {
    ...row,
    stock: disponible,
    a_medida: row.a_medida === 1,
    destacado: row.destacado === 1,
    activo: row.activo === 1,
    imagenes: imagenes.map(({ nombre }) => imagenPath(nombre)),
    marcador: imagenes[0]?.marcador ?? "",
    calificacion_promedio: row.opiniones_total > 0 ? calificacion_decimas / 10 : null,
  };
}

export async function describeTienda(db: Db, config: Config): Promise<Tienda> {
  const { nombre, lema, identidad, whatsapp, redes, piezasBase, respuestaHoras, cuotas } =
    config.tienda();
  return {
    nombre,
    lema,
    url: config.shopUrl,
    identidad,
    whatsapp,
    redes,
    piezas_impresas: piezasBase + (await readSoldUnits(db)),
    respuesta_horas: respuestaHoras,
    cuotas,
    despacho: config.tienda().despacho,
    despacho_por_comuna: config.tienda().hasDespachoTabla,
    despacho_incluido: config.tienda().despachoIncluido,
    privacidad: config.tienda().privacidad,
    boleta: config.tienda().boleta,
    transferencia: config.tienda().transferencia,
    textos: config.tienda().textos,
    unidades_por_pedido: config.units.perPedido,
    google: config.google !== null,
    origenes: {
      pago: new URL(config.webpay.url).origin,
      google: config.google && new URL(config.google.issuer).origin,
    },
    demo: config.mode === "demo",
    integracion: config.trial.isTrial,
  };
}
