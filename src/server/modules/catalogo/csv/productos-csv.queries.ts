import { type RawBuilder, sql } from "kysely";
import { batches } from "../../../batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { ProductoFields } from "../productos/productos-admin.queries.ts";
import { applyFilter, type ProductosFilter } from "../productos-list.queries.ts";

/** Far below what either engine can bind. */
const batchSize = 500;
/** On SQLite some 20 ms with indexes, words and counts: nobody else is answered during a statement. */
const writeBatchSize = 100;

export type ExportRow = Omit<ProductoFields, "categoria_id"> & {
  id: number;
  disponible: number;
  categoria: string;
};

/** Oldest first, so that an import keeps their order. */
export async function selectProductosAfter(
  db: Db,
  { filter, after, limit }: { filter: ProductosFilter; after: number; limit: number },
): Promise<ExportRow[]> {
  const ids = applyFilter(db, filter)
    .select("productos.id")
    .where("productos.id", ">", after)
    .orderBy("productos.id")
    .limit(limit);
  return db
    .selectFrom("productos")
    .innerJoin("categorias", "categorias.id", "productos.categoria_id")
    .select([
      "productos.id",
      "productos.sku",
      "productos.nombre",
      "productos.descripcion",
      "productos.precio",
      sql<number>`productos.stock - productos.reservado`.as("disponible"),
      "productos.material",
      "productos.dimensiones",
      "productos.altura_capa",
      "productos.peso_gramos",
      "productos.a_medida",
      "categorias.nombre as categoria",
      "productos.destacado",
      "productos.activo",
    ])
    .where("productos.id", "in", ids)
    .orderBy("productos.id")
    .limit(limit)
    .execute();
}

export type KnownProducto = ProductoFields & {
  id: number;
  /** Units that no payment holds. */
  disponible: number;
};

export async function selectKnownProductos(db: Db, skus: string[]): Promise<KnownProducto[]> {
  const found: KnownProducto[] = [];
  for await (const ids of batches(await selectIdsBySku(db, skus), batchSize)) {
    found.push(...(await productosById(db, ids).execute()));
  }
  return found;
}

/** Locks productos in ascending id (docs/reglas.md 87). */
export async function lockKnownProductos(tx: Tx, skus: string[]): Promise<KnownProducto[]> {
  const found: KnownProducto[] = [];
  for await (const ids of batches(await selectIdsBySku(tx, skus), batchSize)) {
    found.push(...(await productosById(tx, ids).forUpdate().execute()));
  }
  return found;
}

function productosById(db: Db, ids: number[]) {
  return db
    .selectFrom("productos")
    .select([
      "id",
      "sku",
      "nombre",
      "descripcion",
      "precio",
      sql<number>`stock - reservado`.as("disponible"),
      "material",
      "dimensiones",
      "altura_capa",
      "peso_gramos",
      "a_medida",
      "categoria_id",
      "destacado",
      "activo",
    ])
    .where("id", "in", ids)
    .orderBy("id")
    .limit(ids.length);
}

/** Ids in ascending order. */
async function selectIdsBySku(db: Db, skus: string[]): Promise<number[]> {
  const found: number[] = [];
  for await (const batch of batches(skus, batchSize)) {
    const keys = batch.map((sku) => sql<string>`lower(cast(${sku} as text))`);
    const rows = await db
      .selectFrom("productos")
      .select("id")
      .where(sql<string>`lower(sku)`, "in", keys)
      .orderBy("id")
      .limit(batch.length)
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found.sort((a, b) => a - b);
}

/** Those that may be numbers with leading zeros; of a larger shop the first ones. */
export async function selectSkusWithZeros(db: Db): Promise<string[]> {
  const lower = sql<string>`lower(sku)`;
  const rows = await db
    .selectFrom("productos")
    .select("sku")
    .where(lower, ">=", "0")
    .where(lower, "<", "1")
    .orderBy(lower)
    .limit(20_000)
    .execute();
  return rows.map(({ sku }) => sku);
}

export type KnownCategoria = { id: number; nombre: string; slug: string };

export async function selectKnownCategorias(db: Db): Promise<KnownCategoria[]> {
  return knownCategorias(db).execute();
}

export async function lockKnownCategorias(tx: Tx): Promise<KnownCategoria[]> {
  return knownCategorias(tx).forShare().execute();
}

function knownCategorias(db: Db) {
  return db.selectFrom("categorias").select(["id", "nombre", "slug"]).orderBy("id").limit(1000);
}

export type WrittenProducto = ProductoFields & { busqueda: string };

/** The ids. */
export async function insertProductos(
  tx: Tx,
  { rows, now }: { rows: (WrittenProducto & { stock: number })[]; now: number },
): Promise<number[]> {
  const added: { id: number }[] = [];
  for await (const batch of batches(rows, writeBatchSize)) {
    const inserted = await tx
      .insertInto("productos")
      .values(batch.map((row) => ({ ...row, creado_en: now })))
      .returning("id")
      .execute();
    added.push(...inserted);
  }
  return added.map(({ id }) => id);
}

export type UpdatedProducto = WrittenProducto & {
  id: number;
  /** Null leaves the stock alone. */
  disponible: number | null;
};

/** Answers how many rows were written. */
export async function updateProductos(tx: Tx, rows: UpdatedProducto[]): Promise<number> {
  let written = 0;
  for await (const batch of batches(rows, writeBatchSize)) {
    // Both engines name these columns column1, column2 …
    const values = sql.join(batch.map((row) => sql`(${sql.join(toValues(row))})`));
    const { numAffectedRows } = await sql`
      update productos set
        nombre = c.column2, descripcion = c.column3, precio = c.column4, material = c.column5,
        dimensiones = c.column6, altura_capa = c.column7, peso_gramos = c.column8,
        categoria_id = c.column9, destacado = c.column10, activo = c.column11,
        busqueda = c.column12, a_medida = c.column13,
        stock = coalesce(productos.reservado + c.column14, productos.stock),
        version = productos.version + 1
      from (values ${values}) as c
      where productos.id = c.column1`.execute(tx);
    written += Number(numAffectedRows ?? 0);
  }
  return written;
}

function toValues(row: UpdatedProducto): RawBuilder<unknown>[] {
  return [
    integer(row.id),
    text(row.nombre),
    text(row.descripcion),
    integer(row.precio),
    text(row.material),
    text(row.dimensiones),
    text(row.altura_capa),
    integer(row.peso_gramos),
    integer(row.categoria_id),
    integer(row.destacado),
    integer(row.activo),
    text(row.busqueda),
    integer(row.a_medida),
    integer(row.disponible),
  ];
}

/** PostgreSQL cannot infer types among `values`. */
function integer(value: number | null): RawBuilder<unknown> {
  return sql`cast(${value} as bigint)`;
}

function text(value: string): RawBuilder<unknown> {
  return sql`cast(${value} as text)`;
}
