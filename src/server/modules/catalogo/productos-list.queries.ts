import { sql } from "kysely";
import type { AnyOrden } from "#contract/schemas/productos-admin.ts";
import type { Facetas } from "#contract/values/producto/facetas.ts";
import type { Db } from "../../db/database.ts";
import { containsWords, engineOf } from "../../db/engine.ts";
import { containsRead } from "../../db/words.ts";
import {
  categoriaId,
  disponible,
  type ProductoRow,
  selectProductosOf,
} from "./catalogo.queries.ts";
import { fromCovered, hasFacetas, narrowByFacetas } from "./facetas/facetas.queries.ts";
import {
  applyOrden,
  deepFrom,
  type Found,
  nearerEnd,
  type ProductosQuery,
  ranks,
  ranksOfFew,
  selectDeepPage,
} from "./productos-pages.queries.ts";

export type ProductosFilter = {
  /** Folded; all must occur. */
  words: string[];
  categoria: string | null;
  /** Null for both. */
  activo: boolean | null;
  onlyActiveCategorias: boolean;
  /** One producto of each familia. */
  onlyListed: boolean;
  onlyDestacados: boolean;
  /** Only productos with at most so many units to buy. */
  maxStock: number | null;
  facetas: Facetas;
};

type Page = { orden: AnyOrden; limit: number; offset: number };

/**
 * `isCommon`: a search or a filter that reads productos in their order until the page is full, since too many are found
 * to be sorted.
 */
export async function selectProductos(
  db: Db,
  {
    total,
    isCommon,
    ...page
  }: Page & { filter: ProductosFilter; total: number; isCommon: boolean },
): Promise<ProductoRow[]> {
  const { filter, orden, offset } = page;
  const limit = Math.min(page.limit, total - offset);
  if (limit <= 0) return [];
  if (filter.words.length > 0) {
    const found = isCommon ? walkedProductos(db, filter) : searchedProductos(db, filter);
    return readPage(db, { ids: found, orden, limit, offset, isReversed: false });
  }
  if (hasFacetas(filter.facetas) && !isCommon) {
    const found = fewProductos(db, filter);
    return readPage(db, { ids: found, orden, limit, offset, isReversed: false });
  }
  const ids = { query: applyFilter(db, filter), id: sql.ref<number>("productos.id"), ranks };
  const place = nearerEnd({ offset, limit, total });
  if (place.offset < deepFrom || !isSteady(filter, orden)) {
    return readPage(db, { ids, orden, limit, ...place });
  }
  // A total that was counted before an edit places a page that is read from the end elsewhere.
  const list = JSON.stringify([filter, orden, total]);
  const deep = await selectDeepPage(db, { ids, list, orden, limit, offset, total });
  return selectProductosOf(db, deep);
}

/** Only an edit changes the list: a sale changes stock and what is most sold, a buyer's stars what is liked best. */
function isSteady({ facetas, maxStock }: ProductosFilter, orden: AnyOrden): boolean {
  return steady.has(orden) && maxStock === null && !hasFacetas(facetas);
}

const steady: ReadonlySet<AnyOrden> = new Set(["recientes", "precio_asc", "precio_desc", "nombre"]);

type SortedPage = Page & { query: ProductosQuery; isFew: boolean };

/** For a query of the table productos; `isFew`: sorted, not read in the order of an index. */
export async function readSortedPage(
  db: Db,
  { query, isFew, ...page }: SortedPage,
): Promise<ProductoRow[]> {
  const ids = { query, id: sql.ref<number>("productos.id"), ranks: isFew ? ranksOfFew : ranks };
  return readPage(db, { ids, ...page, isReversed: false });
}

/** Ids alone, out of an index: skipped rows are never read, and what a card shows is a prepared statement. */
async function readPage(
  db: Db,
  { ids, isReversed, orden, limit, offset }: Page & { ids: Found; isReversed: boolean },
): Promise<ProductoRow[]> {
  const found = await applyOrden(ids, { orden, isReversed })
    .select("productos.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const page = found.map(({ id }) => id);
  return selectProductosOf(db, isReversed ? page.toReversed() : page);
}

function searchedProductos(db: Db, filter: ProductosFilter): Found {
  const { from, where, id } = engineOf(db).search(filter.words);
  const query = db.selectFrom(from).where(where) as unknown as ProductosQuery;
  return { query: narrow(db, query, filter), id, ranks: ranksOfFew };
}

/** Found by filters alone. */
function fewProductos(db: Db, filter: ProductosFilter): Found {
  const query = narrow(db, fromCovered(db), filter);
  return { query, id: sql.ref("productos.id"), ranks: ranksOfFew };
}

/** Without the index of words. */
function walkedProductos(db: Db, filter: ProductosFilter): Found {
  const query = db.selectFrom("productos").where(containsRead("productos", filter.words));
  return { query: narrow(db, query, filter), id: sql.ref("productos.id"), ranks };
}

/** At most `limit`. */
export async function countFound(
  db: Db,
  { filter, limit }: { filter: ProductosFilter; limit: number },
): Promise<number> {
  const found = searchedProductos(db, filter).query.select(sql.lit(1).as("uno")).limit(limit);
  const { total } = await db
    .selectFrom(found.as("encontrados"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Reads each row that is counted. */
export async function countProductos(db: Db, filter: ProductosFilter): Promise<number> {
  const { total } = await applyFilter(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** A query without columns, order or limit. */
export function applyFilter(db: Db, filter: ProductosFilter): ProductosQuery {
  const query = db.selectFrom("productos");
  const { words } = filter;
  const found = words.length === 0 ? query : query.where(containsWords(db, "productos", words));
  return narrow(db, found, filter);
}

export function narrow(db: Db, query: ProductosQuery, filter: ProductosFilter): ProductosQuery {
  const { categoria, activo } = filter;
  let found = narrowByFacetas(db, query, filter.facetas);
  if (activo !== null) found = found.where("activo", "=", activo ? 1 : 0);
  if (filter.onlyListed) found = found.where("detras", "=", 0);
  if (filter.onlyDestacados) found = found.where("destacado", "=", 1);
  if (filter.maxStock !== null) {
    found = found
      .where(disponible, "<=", filter.maxStock)
      .where("productos.suministro", "=", "estante");
  }
  if (categoria === null) return found;
  const { onlyActiveCategorias: onlyActive } = filter;
  return found.where("categoria_id", "=", categoriaId(db, { slug: categoria, onlyActive }));
}
