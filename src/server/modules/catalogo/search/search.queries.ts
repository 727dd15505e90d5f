import { type RawBuilder, sql } from "kysely";
import type { AnyOrden } from "#contract/schemas/productos-admin.ts";
import type { Db } from "../../../db/database.ts";
import { engineOf } from "../../../db/engine.ts";
import { countedBy } from "../../../db/kept-facetas.ts";
import { textsTable } from "../../../db/texts.ts";
import { type ProductoRow, selectProductosOf } from "../catalogo.queries.ts";
import { cellColumns, type FacetaCell, hasFacetas } from "../facetas/facetas.queries.ts";
import { narrow, type ProductosFilter, readSortedPage } from "../productos-list.queries.ts";
import type { ProductosQuery } from "../productos-pages.queries.ts";
import type { Clauses } from "./clauses.ts";

export type Match = Tier & { filter: ProductosFilter };

/** At most `limit`. */
export async function countMatches(
  db: Db,
  { match, limit }: { match: Match; limit: number },
): Promise<number> {
  const found = matchingIds(db, match)
    .query.select(sql.lit(1).as("uno"))
    .$if(match.isRare, (query) => query.orderBy(engineOf(db).texts.newest(true), "desc"))
    .limit(limit);
  const { total } = await db
    .selectFrom(found.as("encontrados"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many of at most `limit` found productos share the values that they are filtered by. */
export async function selectFoundCells(
  db: Db,
  { match, limit }: { match: Match; limit: number },
): Promise<FacetaCell[]> {
  const { disponible, bienEvaluado, tramo } = countedBy("productos");
  const found = matching(db, { ...match, isById: true })
    .select(["productos.categoria_id", "productos.material", "productos.colores"])
    .select([
      sql.raw<number>(disponible).as("disponible"),
      sql.raw<number>(bienEvaluado).as("bien_evaluado"),
      sql.raw<number>(tramo).as("tramo"),
    ])
    .$if(match.isRare, (query) => query.orderBy(engineOf(db).texts.newest(true), "desc"))
    .limit(limit);
  return db
    .selectFrom(found.as("f"))
    .leftJoin("categorias as c", (join) =>
      join.onRef("c.id", "=", "f.categoria_id").on("c.activo", "=", 1),
    )
    .select(cellColumns)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .groupBy([
      "f.categoria_id",
      "c.slug",
      "f.material",
      "f.colores",
      "f.disponible",
      "f.bien_evaluado",
      "f.tramo",
    ])
    .orderBy("f.categoria_id")
    .orderBy("f.material")
    .limit(limit)
    .execute();
}

/** `ranked`: the best first; each matches at least what those before it match. */
export type Ranked = { ranked: readonly Tier[]; filter: ProductosFilter };

/** `isRare`: so few match that all of them can be sorted. */
export type Tier = { clauses: Clauses; isRare: boolean };

/**
 * `countTo`: counts all that match, at most so many, which costs less than to ask again. Not where the last tier is
 * common: PostgreSQL would read productos in their order until it has them.
 */
export type RankedPart = { limit: number; offset: number; countTo?: number };

/** `found`: how many match; null where neither the page nor a count tells it. */
export type RankedPage = { rows: ProductoRow[]; found: number | null };

/** By the first of `ranked` that matches, then newest first. */
export async function selectRanked(
  db: Db,
  { ranked, filter, limit, offset, countTo = 0 }: Ranked & RankedPart,
): Promise<RankedPage> {
  if (limit <= 0) return { rows: [], found: null };
  const isCounted = countTo > 0 && ranked.at(-1)?.isRare === true;
  const found = ranked
    .map(({ clauses, isRare }, nivel) => {
      const { query, id } = matchingIds(db, { clauses, isRare, filter });
      const isLast = nivel === ranked.length - 1;
      const best = query
        .select([id.as("id"), sql.lit(nivel).as("nivel")])
        .orderBy(engineOf(db).texts.newest(isRare), "desc")
        .limit(isCounted && isLast ? Math.max(offset + limit, countTo) : offset + limit);
      return db.selectFrom(best.as("nivel")).select(["nivel.id", "nivel.nivel"]);
    })
    .reduce((all, next) => all.unionAll(next));
  const page = await db
    .selectFrom(found.as("encontrados"))
    .select((eb) => ["encontrados.id", eb.fn.min<number>("encontrados.nivel").as("nivel")])
    .$if(isCounted, (query) => query.select(sql<number>`count(*) over ()`.as("total")))
    .groupBy("encontrados.id")
    .orderBy("nivel")
    .orderBy("encontrados.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const rows = await selectProductosOf(
    db,
    page.map(({ id }) => id),
  );
  const isEnd = page.length < limit && (page.length > 0 || offset === 0);
  if (isEnd) return { rows, found: offset + page.length };
  const total = page[0]?.total;
  return { rows, found: total === undefined ? null : Math.min(countTo, Number(total)) };
}

type SortedPage = { orden: AnyOrden; limit: number; offset: number };

/** `isCommon`: too many match to be sorted, so productos are read in their order until the page is full. */
export async function selectSortedMatches(
  db: Db,
  { match, isCommon, ...page }: SortedPage & { match: Match; isCommon: boolean },
): Promise<ProductoRow[]> {
  if (page.limit <= 0) return [];
  const query = isCommon ? walked(db, match) : matching(db, { ...match, isById: true });
  return readSortedPage(db, { query, isFew: !isCommon, ...page });
}

/** The productos of `ids` in an order of their own. */
export async function selectSortedOf(
  db: Db,
  { ids, ...page }: SortedPage & { ids: readonly number[] },
): Promise<ProductoRow[]> {
  const query = db.selectFrom("productos").where("productos.id", "in", [...ids]);
  return readSortedPage(db, { query, isFew: true, ...page });
}

/** Out of the index of words alone, where the filter leaves out what the shop does not show and nothing else. */
function matchingIds(db: Db, match: Match): { query: ProductosQuery; id: RawBuilder<number> } {
  const { texts } = engineOf(db);
  if (!isShownOnly(match.filter)) {
    return { query: matching(db, match), id: sql.ref<number>("productos.id") };
  }
  const query = db
    .selectFrom(texts.table.as(textsTable))
    .where(texts.matchesShown(match.clauses)) as unknown as ProductosQuery;
  return { query, id: texts.id };
}

/** Leaves out what the shop does not show, and nothing else. */
export function isShownOnly(filter: ProductosFilter): boolean {
  const { activo, onlyListed, onlyDestacados, categoria, maxStock, facetas } = filter;
  const isShown = activo === true && onlyListed && !onlyDestacados;
  return isShown && categoria === null && maxStock === null && !hasFacetas(facetas);
}

/**
 * Begins with the index of words, which a cross join makes the outer table on SQLite. `isById`: PostgreSQL
 * reads each producto by its id; for some thousands it would rather read them all.
 */
function matching(
  db: Db,
  { clauses, filter, isById = false }: Match & { isById?: boolean },
): ProductosQuery {
  const { texts, name } = engineOf(db);
  const productos = sql<"productos">`productos indexed by productos_de_busqueda`;
  const from =
    name === "sqlite"
      ? sql`${texts.table} cross join productos`.as<"productos">(productos)
      : sql`${texts.table} join ${isById ? productoOf(texts.id) : sql`productos`}`.as<"productos">(
          sql`productos on ${isById ? sql`true` : sql`productos.id = ${texts.id}`}`,
        );
  const query = db
    .selectFrom(from)
    .where(texts.matches(clauses))
    .$if(name === "sqlite", (found) =>
      found.where(sql<boolean>`productos.id = ${texts.id}`),
    ) as unknown as ProductosQuery;
  return narrow(db, query, filter);
}

/** `offset 0` keeps PostgreSQL from making a plain join of it. */
function productoOf(id: RawBuilder<number>): RawBuilder<unknown> {
  return sql`lateral (
    select p.id, p.activo, p.detras, p.categoria_id, p.destacado, p.material, p.stock, p.reservado, p.precio,
      p.colores, p.calificacion_decimas, p.valoracion, p.vendidas, p.busqueda
    from productos as p where p.id = ${id} offset 0)`;
}

/** SQLite reads all ids first; to ask its index of words for each row would cost ten times as much. */
function walked(db: Db, { clauses, filter }: Match): ProductosQuery {
  const { texts, name } = engineOf(db);
  const found = sql`select ${texts.id} from ${texts.table} where ${texts.matches(clauses)}`;
  const isFound =
    name === "sqlite"
      ? sql<boolean>`productos.id in (${found})`
      : sql<boolean>`exists (${found} and ${texts.id} = productos.id)`;
  return narrow(db, db.selectFrom("productos").where(isFound), filter);
}
