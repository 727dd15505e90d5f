import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type Facetas, precioStep } from "#contract/values/producto/facetas.ts";
import type { Db } from "../../../db/database.ts";
import { isSqlite } from "../../../db/engine.ts";
import { wellRated } from "../../../db/kept-facetas.ts";
import type { Schema } from "../../../db/schema/schema.ts";
import type { ProductosQuery } from "../productos-pages.queries.ts";

/** A subquery of the module's `categoriaId`. */
type CategoriaIds = SelectQueryBuilder<Schema, "categorias", { id: number }>;

export function hasFacetas(facetas: Facetas): boolean {
  const { precio_min, precio_max, material, color, disponible, estrellas } = facetas;
  return [precio_min, precio_max, material, color, estrellas].some(isSet) || disponible === true;
}

const isSet = (value: unknown) => value !== undefined;

/**
 * No index has these expressions: SQLite has no statistics, and would rather read all productos of a
 * material and sort them than read the few of a page in their order.
 */
const outsideIndexes = {
  precio: sql<number>`productos.precio + 0`,
  material: sql<string>`productos.material || ''`,
  decimas: sql<number>`productos.calificacion_decimas + 0`,
};
const plain = {
  precio: sql<number>`productos.precio`,
  material: sql<string>`productos.material`,
  decimas: sql<number>`productos.calificacion_decimas`,
};

export function narrowByFacetas(db: Db, query: ProductosQuery, facetas: Facetas): ProductosQuery {
  const { precio_min, precio_max, material, color, disponible, estrellas } = facetas;
  const column = isSqlite(db) ? outsideIndexes : plain;
  let found = query;
  if (precio_min !== undefined) found = found.where(column.precio, ">=", precio_min);
  if (precio_max !== undefined) found = found.where(column.precio, "<=", precio_max);
  if (material !== undefined) found = found.where(column.material, "=", material);
  if (color !== undefined) found = found.where(hasColor("productos", color));
  if (disponible) found = found.where(sql<boolean>`productos.stock > productos.reservado`);
  if (estrellas !== undefined) found = found.where(column.decimas, ">=", wellRated);
  return found;
}

/** Also false for a clave that the shop's list does not have. */
function hasColor(table: "productos" | "productos_facetas", clave: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.colores`)} like
    '% ' || (select id from colores where clave = ${clave}) || ' %'`;
}

/** SQLite reads its covering index, whose entries are a tenth of the rows. */
export function fromCovered(db: Db): ProductosQuery {
  if (!isSqlite(db)) return db.selectFrom("productos");
  const covered = sql<"productos">`productos indexed by productos_de_busqueda`;
  return db.selectFrom(sql`productos`.as<"productos">(covered)) as unknown as ProductosQuery;
}

/** Twice the thousands: see ProductosFacetasTable. */
const tramoOf = (precio: number) => (2 * precio) / precioStep;

type Counted = {
  facetas: Facetas;
  categoriaIds: CategoriaIds | null;
  activo: boolean | null;
  onlyListed: boolean;
  onlyDestacados: boolean;
};

/** Length of a list with these filters. */
export async function sumFacetas(
  db: Db,
  { facetas, categoriaIds, activo, onlyListed, onlyDestacados }: Counted,
): Promise<number> {
  const { precio_min, precio_max, material, color, disponible, estrellas } = facetas;
  const { total } = await db
    .selectFrom("productos_facetas")
    .select((eb) => eb.fn.sum<number | null>("total").as("total"))
    .$if(activo !== null, (query) => query.where("activo", "=", activo ? 1 : 0))
    .$if(onlyListed, (query) => query.where("detras", "=", 0))
    .$if(onlyDestacados, (query) => query.where("destacado", "=", 1))
    .$if(categoriaIds !== null, (query) => query.where("categoria_id", "=", categoriaIds))
    .$if(precio_min !== undefined, (query) =>
      query.where("tramo", ">=", tramoOf(Number(precio_min))),
    )
    .$if(precio_max !== undefined, (query) =>
      query.where("tramo", "<=", tramoOf(Number(precio_max))),
    )
    .$if(material !== undefined, (query) => query.where("material", "=", String(material)))
    .$if(color !== undefined, (query) => query.where(hasColor("productos_facetas", String(color))))
    .$if(disponible === true, (query) => query.where("disponible", "=", 1))
    .$if(estrellas !== undefined, (query) => query.where("bien_evaluado", "=", 1))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export type FacetaCell = {
  categoria_slug: string | null;
  material: string;
  /** Like those of productos. */
  colores: string;
  disponible: number;
  bien_evaluado: number;
  tramo: number;
  total: number;
};

/** Columns of cells `f` and categorias `c`. */
export const cellColumns = [
  "c.slug as categoria_slug",
  "f.material",
  "f.colores",
  "f.disponible",
  "f.bien_evaluado",
  "f.tramo",
] as const;

/** More different values than any catalogue is browsed by. */
const maxCells = 20_000;

/** Active productos by all values that they are filtered by; no slug where the categoria is inactive. */
export async function selectFacetas(db: Db): Promise<FacetaCell[]> {
  return db
    .selectFrom("productos_facetas as f")
    .leftJoin("categorias as c", (join) =>
      join.onRef("c.id", "=", "f.categoria_id").on("c.activo", "=", 1),
    )
    .select([...cellColumns, "f.total"])
    .where("f.activo", "=", 1)
    .where("f.detras", "=", 0)
    .where("f.total", ">", 0)
    .orderBy("f.categoria_id")
    .orderBy("f.material")
    .limit(maxCells)
    .execute();
}
