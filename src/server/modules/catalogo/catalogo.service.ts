import { errorMessages } from "#contract/error-messages.ts";
import type { Campo } from "#contract/schemas/campos.ts";
import type { Opinion, Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { maxFound, maxPageSize } from "#contract/schemas/lists.ts";
import {
  type AnyOrden,
  type AnyProductosQuery,
  lowStock,
} from "#contract/schemas/productos-admin.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { defaultTextos, type Textos } from "#contract/values/default-textos.ts";
import type { Facetas } from "#contract/values/producto/facetas.ts";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import { madeInDays } from "#contract/values/producto/suministro.ts";
import type { Config } from "../../config/config.ts";
import type { TiendaConfig } from "../../config/tienda-config.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { searchWords } from "../../search-words.ts";
import {
  type OpinionRow,
  selectCampos,
  selectImagenes,
  selectProducto,
} from "./catalogo.queries.ts";
import { sumConteo } from "./conteo.queries.ts";
import { toCards } from "./familias/cards.service.ts";
import { toFamilia, varianteNames } from "./familias/shown-familia.ts";
import {
  countFound,
  countProductos,
  type ProductosFilter,
  selectProductos,
} from "./productos-list.queries.ts";
import { maxSorted } from "./search/matches.ts";
import { type Busqueda, searchProductos } from "./search/search.service.ts";
import { wordsOf } from "./search/typed-words.ts";
import { readSoldUnits } from "./sold-units.ts";
import { maxUnitsOf } from "./stock/unit-bounds.ts";
import { toProducto } from "./to-producto.ts";

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
    const words = [query.q ?? "", ...found.busqueda.palabras].flatMap(wordsOf);
    return { productos: await toCards(db, { rows, words, color: query.color }), ...found };
  }
  const { total, hasMore, isCommon } = await countListed(db, { filter, orden });
  const page = { orden, limit: por_pagina, offset: (pagina - 1) * por_pagina, total };
  const rows = await selectProductos(db, { filter, isCommon, ...page });
  const { color } = query;
  const productos = only.isPublic
    ? await toCards(db, { rows, words: [], color })
    : rows.map(toProducto);
  return { productos, total, hasMore };
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
    onlyListed: isPublic,
    onlyDestacados,
    maxStock: hasLowStock ? lowStock : null,
    facetas: pickFacetas(query),
  };
}

function pickFacetas(query: Facetas): Facetas {
  const { precio_min, precio_max, material, color, disponible, estrellas } = query;
  return { precio_min, precio_max, material, color, disponible, estrellas };
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
  return {
    ...toProducto(row),
    ...(units && { maximo: maxUnitsOf(row.stock, units) }),
    espera_dias: madeInDays(row),
    version: row.version,
    personalizacion: JSON.parse(row.personalizacion) as Campo[],
    ...toFamilia(row),
    opiniones: toOpiniones(row.opiniones, varianteNames(row)),
  };
}

function toOpiniones(json: string, variantes: ReadonlyMap<number, string>): Opinion[] {
  return (JSON.parse(json) as OpinionRow[]).map(({ producto_id, ...opinion }) => {
    return { ...opinion, variante: variantes.get(producto_id) ?? null };
  });
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

/** The table of despacho says more than the first text about it; an owner's own text stays. */
function textosOf({ textos, hasDespachoTabla, despacho }: TiendaConfig): Textos {
  const isFirst = textos.texto_envios === defaultTextos.texto_envios;
  return isFirst && hasDespachoTabla ? { ...textos, texto_envios: despacho } : textos;
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
    textos: textosOf(config.tienda()),
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
