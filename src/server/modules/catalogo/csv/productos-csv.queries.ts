import { type RawBuilder, sql } from "kysely";
import { familiaLimits } from "#contract/schemas/familias.ts";
import { productoFields } from "#contract/values/producto/producto-fields.ts";
import { batches } from "../../../batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { disponible } from "../catalogo.queries.ts";
import type { ProductoFields } from "../productos/productos-admin.queries.ts";
import { applyFilter, type ProductosFilter } from "../productos-list.queries.ts";

/** Far below what either engine can bind. */
const batchSize = 500;
/** On SQLite some 20 ms with indexes, words and counts: nobody else is answered during a statement. */
const writeBatchSize = 100;

export type ExportRow = ProductoFields & {
  id: number;
  disponible: number;
  categoria: string;
  valores: string;
  personalizacion: string;
  /** Null for a producto of its own, as are its `ejes`. */
  familia: string | null;
  ejes: string | null;
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
    .leftJoin("familias", "familias.id", "productos.familia_id")
    .select(["productos.id", disponible.as("disponible"), "categorias.nombre as categoria"])
    .select([
      "familias.nombre as familia",
      "familias.ejes",
      "productos.valores",
      "productos.personalizacion",
    ])
    .select(productoFields.map((name) => `productos.${name}` as const))
    .where("productos.id", "in", ids)
    .orderBy("productos.id")
    .limit(limit)
    .execute();
}

export type KnownProducto = ProductoFields & {
  id: number;
  /** Units that no payment holds. */
  disponible: number;
  personalizacion: string;
  familia_id: number | null;
  /** JSON, a clave for each eje. */
  valores: string;
};

/** Productos with these SKUs, and all of these familias. */
type Which = { skus: readonly string[]; familias: readonly number[] };

export async function selectKnownProductos(db: Db, which: Which): Promise<KnownProducto[]> {
  const found: KnownProducto[] = [];
  for await (const ids of batches(await selectIds(db, which), batchSize)) {
    found.push(...(await productosById(db, ids).execute()));
  }
  return found;
}

/** Locks productos in ascending id (docs/reglas.md 87). */
export async function lockKnownProductos(tx: Tx, which: Which): Promise<KnownProducto[]> {
  const found: KnownProducto[] = [];
  for await (const ids of batches(await selectIds(tx, which), batchSize)) {
    found.push(...(await productosById(tx, ids).forUpdate().execute()));
  }
  return found;
}

function productosById(db: Db, ids: number[]) {
  return db
    .selectFrom("productos")
    .select(["id", ...productoFields, "personalizacion", "familia_id", "valores"])
    .select(disponible.as("disponible"))
    .where("id", "in", ids)
    .orderBy("id")
    .limit(ids.length);
}

/** In ascending order. */
async function selectIds(db: Db, { skus, familias }: Which): Promise<number[]> {
  const found = new Set((await selectBySku(db, skus)).map(({ id }) => id));
  for await (const batch of batches(familias, batchSize)) {
    const rows = await db
      .selectFrom("productos")
      .select("id")
      .where("familia_id", "in", batch)
      .orderBy("id")
      .limit(batch.length * familiaLimits.variantes)
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return [...found].sort((a, b) => a - b);
}

/** Ids of the familias in which productos with these SKUs are. */
export async function selectFamiliasOfSkus(db: Db, skus: readonly string[]): Promise<number[]> {
  const rows = await selectBySku(db, skus);
  return [...new Set(rows.flatMap(({ familia_id }) => familia_id ?? []))];
}

async function selectBySku(db: Db, skus: readonly string[]) {
  const found: { id: number; familia_id: number | null }[] = [];
  for await (const batch of batches(skus, batchSize)) {
    const keys = batch.map((sku) => sql<string>`lower(cast(${sku} as text))`);
    const rows = await db
      .selectFrom("productos")
      .select(["id", "familia_id"])
      .where(sql<string>`lower(sku)`, "in", keys)
      .orderBy("id")
      .limit(batch.length)
      .execute();
    found.push(...rows);
  }
  return found;
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

export type WrittenProducto = ProductoFields & { personalizacion: string; busqueda: string };

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

const updatedColumns = [
  ...productoFields.filter((name) => name !== "sku"),
  "personalizacion",
  "busqueda",
] as const;

/** Answers how many rows were written. */
export async function updateProductos(tx: Tx, rows: UpdatedProducto[]): Promise<number> {
  let written = 0;
  // Both engines name the columns of `values` column1, column2 …; the first two are id and disponible.
  const changes = updatedColumns.map(
    (name, index) => sql`${sql.ref(name)} = ${sql.ref(`c.column${index + 3}`)}`,
  );
  for await (const batch of batches(rows, writeBatchSize)) {
    const values = sql.join(batch.map((row) => sql`(${sql.join(toValues(row))})`));
    const { numAffectedRows } = await sql`
      update productos set ${sql.join(changes)},
        stock = coalesce(productos.reservado + c.column2, productos.stock),
        version = productos.version + 1
      from (values ${values}) as c
      where productos.id = c.column1`.execute(tx);
    written += Number(numAffectedRows ?? 0);
  }
  return written;
}

function toValues(row: UpdatedProducto): RawBuilder<unknown>[] {
  return [row.id, row.disponible, ...updatedColumns.map((name) => row[name])].map(typed);
}

/** PostgreSQL cannot infer types among `values`. */
function typed(value: string | number | null): RawBuilder<unknown> {
  return typeof value === "string" ? sql`cast(${value} as text)` : sql`cast(${value} as bigint)`;
}
