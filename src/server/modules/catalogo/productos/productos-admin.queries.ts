import { type Selectable, sql } from "kysely";
import { maxStock } from "#contract/schemas/productos-admin.ts";
import { type ProductoField, productoFields } from "#contract/values/producto/producto-fields.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { ProductosTable } from "../../../db/schema/catalogo.ts";
import type { Flag } from "../../../db/schema/values.ts";

/** The form's bound, and room for what payments hold. */
const maxUnits = 2 * maxStock;

export type ProductoFields = Pick<Selectable<ProductosTable>, ProductoField>;

/** Columns that the form edits: the table of the CSV has no campos. */
export const formColumns = [...productoFields, "personalizacion"] as const;

export type ProductoValues = Pick<Selectable<ProductosTable>, (typeof formColumns)[number]>;

export const editColumns = [...formColumns, "id", "stock", "reservado", "version"] as const;

export type ProductoEditRow = Pick<Selectable<ProductosTable>, (typeof editColumns)[number]>;

type CategoriaName = { id: number; nombre: string };

export async function selectCategoria(db: Db, id: number): Promise<CategoriaName | undefined> {
  return categoriaById(db, id).executeTakeFirst();
}

/** The categoria keeps its name until the transaction ends. */
export async function lockCategoria(tx: Tx, id: number): Promise<CategoriaName | undefined> {
  return categoriaById(tx, id).forShare().executeTakeFirst();
}

function categoriaById(db: Db, id: number) {
  return db.selectFrom("categorias").select(["id", "nombre"]).where("id", "=", id);
}

export async function selectProductoToEdit(
  db: Db,
  id: number,
): Promise<ProductoEditRow | undefined> {
  return db.selectFrom("productos").select(editColumns).where("id", "=", id).executeTakeFirst();
}

/** The case of the sku is ignored. */
export async function selectProductoIdBySku(db: Db, sku: string): Promise<number | null> {
  const row = await db
    .selectFrom("productos")
    .select("id")
    .where(sql<string>`lower(sku)`, "=", sql<string>`lower(cast(${sku} as text))`)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Where a variante stands; unchanged when absent. */
type FamiliaPlace = Partial<Pick<Selectable<ProductosTable>, "familia_id" | "valores">>;

export async function insertProductoRow(
  tx: Tx,
  row: ProductoValues & FamiliaPlace & { stock: number; busqueda: string; creado_en: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("productos")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** `sellable`: beside the units that payments hold. */
export type StockChange = { by: number } | { sellable: number };

type ProductoUpdate = {
  id: number;
  /** Null for any. */
  version: number | null;
  fields: Partial<ProductoValues & FamiliaPlace & { busqueda: string }>;
  stock: StockChange;
};

/** False for another version, or when payments hold more units than would be left. */
export async function updateProductoRow(
  tx: Tx,
  { id, version, fields, stock }: ProductoUpdate,
): Promise<boolean> {
  const units =
    "by" in stock ? sql<number>`stock + ${stock.by}` : sql<number>`reservado + ${stock.sellable}`;
  const { numUpdatedRows } = await tx
    .updateTable("productos")
    .set((eb) => ({ ...fields, stock: units, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .$if(version !== null, (query) => query.where("version", "=", Number(version)))
    .where(units, ">=", sql.ref<number>("reservado"))
    .where(units, "<=", maxUnits)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The ids of those that were not so already. */
export async function updateProductoFlags(
  tx: Tx,
  { ids, ...flags }: { ids: number[]; activo?: Flag; destacado?: Flag; a_medida?: Flag },
): Promise<number[]> {
  const rows = await tx
    .updateTable("productos")
    .set((eb) => ({ ...flags, version: eb("version", "+", 1) }))
    .where("id", "in", ids)
    .where((eb) =>
      eb.or([
        ...(flags.activo === undefined ? [] : [eb("activo", "<>", flags.activo)]),
        ...(flags.destacado === undefined ? [] : [eb("destacado", "<>", flags.destacado)]),
        ...(flags.a_medida === undefined ? [] : [eb("a_medida", "<>", flags.a_medida)]),
      ]),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
