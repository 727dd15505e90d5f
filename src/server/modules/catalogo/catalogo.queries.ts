import { sql } from "kysely";
import type { OrdenAdmin } from "#contract/schemas/productos-admin.ts";
import type { Db } from "../../db/database.ts";
import { containsWords } from "../../db/engine.ts";

export type ProductoRow = {
  id: number;
  nombre: string;
  sku: string;
  descripcion: string;
  precio: number;
  disponible: number;
  material: string;
  dimensiones: string;
  altura_capa: string;
  peso_gramos: number;
  categoria_id: number;
  categoria_nombre: string;
  categoria_slug: string;
  destacado: number;
  activo: number;
  version: number;
  calificacion_promedio: number | null;
  opiniones_total: number;
};

export type ProductosFilter = {
  /** Folded; all must occur. */
  words: string[];
  categoria: string | null;
  /** Null for both. */
  activo: boolean | null;
  onlyActiveCategorias: boolean;
  onlyDestacados: boolean;
  /** Only productos with at most so many units to buy. */
  maxStock: number | null;
};

type ProductosPage = {
  filter: ProductosFilter;
  orden: OrdenAdmin;
  limit: number;
  offset: number;
  total: number;
};

/** Ties are ordered by id, so that pages neither repeat nor skip a row. */
export async function selectProductos(
  db: Db,
  { filter, orden, limit, offset, total }: ProductosPage,
): Promise<ProductoRow[]> {
  const rest = Math.min(limit, total - offset);
  if (rest <= 0) return [];
  // Counted from the end: the last page costs what the first does.
  const isReversed = offset > total / 2;
  // Ids first, out of an index: skipped rows are never read.
  const found = await applyOrden(applyFilter(db, filter), { orden, isReversed })
    .select("productos.id")
    .limit(rest)
    .offset(isReversed ? total - offset - rest : offset)
    .execute();
  if (found.length === 0) return [];
  const ids = (isReversed ? found.toReversed() : found).map(({ id }) => id);
  const rows = (await productoColumns(db)
    .where("productos.id", "in", ids)
    .orderBy("productos.id")
    .limit(ids.length)
    .execute()) as ProductoRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countProductos(db: Db, filter: ProductosFilter): Promise<number> {
  const { total } = await applyFilter(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** `stock`: on the shelf, reservas included. */
export async function selectProducto(
  db: Db,
  id: number,
): Promise<(ProductoRow & { stock: number }) | undefined> {
  const row = await productoColumns(db)
    .select("productos.stock")
    .where("productos.id", "=", id)
    .executeTakeFirst();
  return row as (ProductoRow & { stock: number }) | undefined;
}

export async function isPublicProducto(db: Db, id: number): Promise<boolean> {
  const active = db.selectFrom("productos").select("id").where("id", "=", id);
  return (await active.where("activo", "=", 1).executeTakeFirst()) !== undefined;
}

export async function isPublicCategoria(db: Db, slug: string): Promise<boolean> {
  const active = db.selectFrom("categorias").select("id").where("slug", "=", slug);
  return (await active.where("activo", "=", 1).executeTakeFirst()) !== undefined;
}

/** True for an inactive producto too. */
export async function hasProducto(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("productos").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function selectProductoNombres(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("productos")
    .select(["id", "nombre"])
    .where("id", "in", [...new Set(ids)])
    .orderBy("id")
    .limit(ids.length)
    .execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

const disponible = sql<number>`productos.stock - productos.reservado`;

function productoColumns(db: Db) {
  return db
    .selectFrom("productos")
    .innerJoin("categorias", "categorias.id", "productos.categoria_id")
    .select([
      "productos.id",
      "productos.nombre",
      "productos.sku",
      "productos.descripcion",
      "productos.precio",
      disponible.as("disponible"),
      "productos.material",
      "productos.dimensiones",
      "productos.altura_capa",
      "productos.peso_gramos",
      "productos.categoria_id",
      "categorias.nombre as categoria_nombre",
      "categorias.slug as categoria_slug",
      "productos.destacado",
      "productos.activo",
      "productos.version",
    ])
    .select((eb) => [
      eb
        .selectFrom("opiniones")
        .whereRef("opiniones.producto_id", "=", "productos.id")
        .where("opiniones.oculta", "=", 0)
        .select(sql<number | null>`avg(opiniones.calificacion * 1.0)`.as("average"))
        .as("calificacion_promedio"),
      eb
        .selectFrom("opiniones")
        .whereRef("opiniones.producto_id", "=", "productos.id")
        .where("opiniones.oculta", "=", 0)
        .select((inner) => inner.fn.countAll<number>().as("total"))
        .as("opiniones_total"),
    ]);
}

/** A query without columns, order or limit. */
export function applyFilter(db: Db, filter: ProductosFilter) {
  const { categoria } = filter;
  let query = db.selectFrom("productos").where(containsWords(db, "productos", filter.words));
  if (filter.activo !== null) query = query.where("activo", "=", filter.activo ? 1 : 0);
  if (filter.onlyDestacados) query = query.where("destacado", "=", 1);
  if (filter.maxStock !== null) query = query.where(disponible, "<=", filter.maxStock);
  if (categoria === null) return query;
  return query.where("categoria_id", "in", (eb) => {
    const ids = eb.selectFrom("categorias").select("id").where("slug", "=", categoria);
    return filter.onlyActiveCategorias ? ids.where("activo", "=", 1) : ids;
  });
}

const ranks = {
  precio_asc: ["precio", "asc"],
  precio_desc: ["precio", "desc"],
  nombre: ["busqueda", "asc"],
  stock_asc: [disponible, "asc"],
  stock_desc: [disponible, "desc"],
  recientes: [null, "desc"],
} as const satisfies Record<OrdenAdmin, unknown>;

function applyOrden(
  query: ReturnType<typeof applyFilter>,
  { orden, isReversed }: { orden: OrdenAdmin; isReversed: boolean },
) {
  const turned = (direction: "asc" | "desc") =>
    (direction === "asc") === isReversed ? "desc" : "asc";
  const [column, direction] = ranks[orden];
  const ranked = column === null ? query : query.orderBy(column, turned(direction));
  return ranked.orderBy("id", turned("desc"));
}

/** Covers first. */
export async function selectImagenes(
  db: Db,
  productoIds: number[],
): Promise<{ producto_id: number; nombre: string; marcador: string }[]> {
  if (productoIds.length === 0) return [];
  return db
    .selectFrom("producto_imagenes")
    .select(["producto_id", "nombre", "marcador"])
    .where("producto_id", "in", productoIds)
    .orderBy("producto_id")
    .orderBy("posicion")
    .limit(productoIds.length * 20)
    .execute();
}

export async function selectOpiniones(db: Db, productoId: number) {
  return db
    .selectFrom("opiniones")
    .select(["id", "nombre_usuario", "calificacion", "comentario", "creado_en", "respuesta"])
    .where("producto_id", "=", productoId)
    .where("oculta", "=", 0)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

export async function selectActiveCategorias(db: Db) {
  return db
    .selectFrom("categorias")
    .select(["id", "nombre", "slug"])
    .where("activo", "=", 1)
    .orderBy("id")
    .limit(500)
    .execute();
}

export async function sumSoldUnits(db: Db): Promise<number> {
  const { units } = await db
    .selectFrom("reservas")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cantidad"), sql<number>`0`).as("units"))
    .where("estado", "=", "vendida")
    .executeTakeFirstOrThrow();
  return Number(units);
}
