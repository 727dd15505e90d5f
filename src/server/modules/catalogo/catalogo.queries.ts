import { type Selectable, sql } from "kysely";
import { productoFields } from "#contract/values/producto/producto-fields.ts";
import type { Db } from "../../db/database.ts";
import { engineOf } from "../../db/engine.ts";
import { prepareForIds } from "../../db/prepared.ts";
import type { ProductosTable } from "../../db/schema/catalogo.ts";
import type { OpinionesTable } from "../../db/schema/schema.ts";
import { variantesOf } from "./familias/variantes.queries.ts";
import { imagenesOf } from "./imagenes/producto-imagenes.queries.ts";

const shownColumns = [
  "id",
  ...productoFields,
  "version",
  "calificacion_decimas",
  "opiniones_total",
  "familia_id",
] as const;

export type ProductoRow = Pick<Selectable<ProductosTable>, (typeof shownColumns)[number]> & {
  disponible: number;
  categoria_nombre: string;
  categoria_slug: string;
  /** Covers first; JSON of `ImagenRow`. */
  imagenes: string;
};

export type ProductoDetalleRow = ProductoRow & {
  /** On the shelf, reservas included. */
  stock: number;
  espera_dias: number;
  /** JSON, list of CampoSchema. */
  personalizacion: string;
  /** JSON of `OpinionRow`, the visible ones of its whole familia, newest first. */
  opiniones: string;
  familia_nombre: string | null;
  /** JSON, list of EjeSchema. */
  ejes: string | null;
  /** JSON of `VarianteRow`, all of the familia. */
  variantes: string;
};

export type OpinionRow = Pick<Selectable<OpinionesTable>, (typeof opinionColumns)[number]>;

/** One statement: each costs PostgreSQL a round trip. */
export async function selectProducto(db: Db, id: number): Promise<ProductoDetalleRow | undefined> {
  const row = await productoColumns(db)
    .leftJoin("familias", "familias.id", "productos.familia_id")
    .select(["productos.stock", "productos.espera_dias", "productos.personalizacion"])
    .select(opinionesOf(db).as("opiniones"))
    .select(["familias.nombre as familia_nombre", "familias.ejes"])
    .select(variantesOf(db, "productos.familia_id").as("variantes"))
    .where("productos.id", "=", id)
    .executeTakeFirst();
  return row as ProductoDetalleRow | undefined;
}

/** JSON, list of CampoSchema. */
export async function selectCampos(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("productos")
    .select("personalizacion")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.personalizacion;
}

const opinionColumns = [
  "id",
  "producto_id",
  "nombre_usuario",
  "calificacion",
  "comentario",
  "creado_en",
  "respuesta",
] as const;

function opinionesOf(db: Db) {
  const rows = db
    .selectFrom("opiniones")
    .select(opinionColumns)
    .where("producto_id", "in", (eb) =>
      eb
        .selectFrom("productos as p")
        .select("p.id")
        .where((or) =>
          or.or([
            or("p.id", "=", sql.ref<number>("productos.id")),
            or("p.familia_id", "=", sql.ref<number>("productos.familia_id")),
          ]),
        ),
    )
    // Asked plainly, SQLite reads all visible ones of the shop in their order.
    .where(sql<boolean>`oculta + 0 = 0`)
    .orderBy("id", "desc")
    .limit(200);
  return engineOf(db).jsonRows(rows, opinionColumns);
}

const byIds = prepareForIds((db, ids) =>
  productoColumns(db).where("productos.id", "in", ids).orderBy("productos.id").limit(ids.length),
);

/** Also inactive ones, in the sequence of `ids`; without those that are not there. */
export async function selectProductosOf(db: Db, ids: readonly number[]): Promise<ProductoRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await byIds(db, ids, {});
  const found = new Map((rows as ProductoRow[]).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Null when there is none, or it is inactive. */
export async function selectPublicNombre(db: Db, id: number): Promise<string | null> {
  const active = db.selectFrom("productos").select("nombre").where("id", "=", id);
  return (await active.where("activo", "=", 1).executeTakeFirst())?.nombre ?? null;
}

export async function isPublicCategoria(db: Db, slug: string): Promise<boolean> {
  const active = db.selectFrom("categorias").select("id").where("slug", "=", slug);
  return (await active.where("activo", "=", 1).executeTakeFirst()) !== undefined;
}

/** A subquery. */
export function categoriaId(db: Db, { slug, onlyActive }: { slug: string; onlyActive: boolean }) {
  const ids = db.selectFrom("categorias").select("id").where("slug", "=", slug);
  return onlyActive ? ids.where("activo", "=", 1) : ids;
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

/** By id. */
export async function selectMateriales(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom("productos")
    .select(["id", "material"])
    .where("id", "in", [...ids])
    .limit(ids.length)
    .execute();
  return new Map(rows.map(({ id, material }) => [id, material]));
}

export const disponible = sql<number>`productos.stock - productos.reservado`;

export function productoColumns(db: Db) {
  return db
    .selectFrom("productos")
    .innerJoin("categorias", "categorias.id", "productos.categoria_id")
    .select([
      ...shownColumns.map((name) => `productos.${name}` as const),
      disponible.as("disponible"),
      "categorias.nombre as categoria_nombre",
      "categorias.slug as categoria_slug",
    ])
    .select(imagenesOf(db).as("imagenes"));
}

const imagenes = prepareForIds((db, ids) =>
  db
    .selectFrom("producto_imagenes")
    .select(["producto_id", "nombre"])
    .where("producto_id", "in", ids)
    .orderBy("producto_id")
    .orderBy("posicion")
    .limit(ids.length * 20),
);

/** Covers first. */
export async function selectImagenes(
  db: Db,
  productoIds: number[],
): Promise<{ producto_id: number; nombre: string }[]> {
  return productoIds.length === 0 ? [] : (await imagenes(db, productoIds, {})).rows;
}

/** `onlyFilled`: those in which the public finds a producto. */
export async function selectActiveCategorias(db: Db, { onlyFilled }: { onlyFilled: boolean }) {
  return db
    .selectFrom("categorias")
    .select(["id", "nombre", "slug"])
    .where("activo", "=", 1)
    .$if(onlyFilled, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom("productos_conteo")
            .select("total")
            .whereRef("productos_conteo.categoria_id", "=", "categorias.id")
            .where("productos_conteo.activo", "=", 1)
            .where("detras", "=", 0)
            .where("total", ">", 0),
        ),
      ),
    )
    .orderBy("id")
    .limit(500)
    .execute();
}

/** Version of the catalogue when units were last sold or came back. */
export async function selectVentasVersion(db: Db): Promise<number> {
  const { ventas } = await db
    .selectFrom("catalogo_version")
    .select("ventas")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(ventas);
}

/** Reads every line that was ever sold: ask `readSoldUnits`. */
export async function sumSoldUnits(db: Db): Promise<number> {
  const { units } = await db
    .selectFrom("reservas")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cantidad"), sql<number>`0`).as("units"))
    .where("estado", "=", "vendida")
    .executeTakeFirstOrThrow();
  return Number(units);
}
