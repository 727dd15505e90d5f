import { type SelectQueryBuilder, sql } from "kysely";
import type { OrdenAdmin } from "#contract/productos-admin.ts";
import type { Db } from "../../db/database.ts";
import type { Schema } from "../../db/schema.ts";

export type ProductoRow = {
  id: number;
  nombre: string;
  sku: string;
  descripcion: string;
  precio: number;
  disponible: number;
  material: string;
  dimensiones: string;
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
  /** Folded words that must all occur, free of pattern signs. */
  words: string[];
  categoria: string | null;
  /** Only the active or only the inactive ones, null for both. */
  activo: boolean | null;
  /** An inactive categoria does not exist for the public. */
  soloCategoriasActivas: boolean;
  soloDestacados: boolean;
  /** Only those with at most so many units that can be bought. */
  stockHasta: number | null;
};

/** One page of productos. Rows of equal rank are ordered by id, so that pages neither repeat nor skip. */
export async function selectProductos(
  db: Db,
  filter: ProductosFilter,
  page: { orden: OrdenAdmin; limit: number; offset: number },
): Promise<ProductoRow[]> {
  const ids = db
    .selectFrom("productos")
    .innerJoin("categorias", "categorias.id", "productos.categoria_id")
    .select("productos.id")
    .$call((query) => applyFilter(query, filter))
    .$call((query) => applyOrden(query, page.orden))
    .limit(page.limit)
    .offset(page.offset);
  const rows = await productoColumns(db)
    .where("productos.id", "in", ids)
    .$call((query) => applyOrden(query, page.orden))
    .limit(page.limit)
    .execute();
  return rows as ProductoRow[];
}

export async function countProductos(db: Db, filter: ProductosFilter): Promise<number> {
  const { total } = await db
    .selectFrom("productos")
    .innerJoin("categorias", "categorias.id", "productos.categoria_id")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .$call((query) => applyFilter(query, filter))
    .executeTakeFirstOrThrow();
  return total;
}

export async function selectProducto(db: Db, id: number): Promise<ProductoRow | undefined> {
  const row = await productoColumns(db).where("productos.id", "=", id).executeTakeFirst();
  return row as ProductoRow | undefined;
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
        .select(sql<number | null>`avg(opiniones.calificacion * 1.0)`.as("promedio"))
        .as("calificacion_promedio"),
      eb
        .selectFrom("opiniones")
        .whereRef("opiniones.producto_id", "=", "productos.id")
        .where("opiniones.oculta", "=", 0)
        .select((inner) => inner.fn.countAll<number>().as("total"))
        .as("opiniones_total"),
    ]);
}

type ProductosQuery<O> = SelectQueryBuilder<Schema, "productos" | "categorias", O>;

function applyFilter<O>(query: ProductosQuery<O>, filter: ProductosFilter): ProductosQuery<O> {
  let filtered = query;
  if (filter.activo !== null) {
    filtered = filtered.where("productos.activo", "=", filter.activo ? 1 : 0);
  }
  if (filter.soloDestacados) filtered = filtered.where("productos.destacado", "=", 1);
  if (filter.stockHasta !== null) filtered = filtered.where(disponible, "<=", filter.stockHasta);
  if (filter.categoria !== null) {
    filtered = filtered.where("categorias.slug", "=", filter.categoria);
    if (filter.soloCategoriasActivas) filtered = filtered.where("categorias.activo", "=", 1);
  }
  for (const word of filter.words) {
    filtered = filtered.where("productos.busqueda", "like", `%${word}%`);
  }
  return filtered;
}

function applyOrden<O>(query: ProductosQuery<O>, orden: OrdenAdmin): ProductosQuery<O> {
  switch (orden) {
    case "precio_asc":
      return query.orderBy("productos.precio", "asc").orderBy("productos.id", "desc");
    case "precio_desc":
      return query.orderBy("productos.precio", "desc").orderBy("productos.id", "desc");
    case "nombre":
      return query.orderBy("productos.busqueda", "asc").orderBy("productos.id", "desc");
    case "stock_asc":
      return query.orderBy(disponible, "asc").orderBy("productos.id", "desc");
    case "stock_desc":
      return query.orderBy(disponible, "desc").orderBy("productos.id", "desc");
    case "recientes":
      return query.orderBy("productos.id", "desc");
  }
}

/** Picture names of these productos, in their order, covers first. */
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

export async function selectCategoriasActivas(db: Db) {
  return db
    .selectFrom("categorias")
    .select(["id", "nombre", "slug"])
    .where("activo", "=", 1)
    .orderBy("id")
    .limit(500)
    .execute();
}

/** Units sold so far, for the claim on the home page. */
export async function sumUnidadesVendidas(db: Db): Promise<number> {
  const { unidades } = await db
    .selectFrom("reservas")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cantidad"), sql<number>`0`).as("unidades"))
    .where("estado", "=", "vendida")
    .executeTakeFirstOrThrow();
  return Number(unidades);
}
