import { type Selectable, sql } from "kysely";
import { familiaLimits } from "#contract/schemas/familias.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { engineOf } from "../../../db/engine.ts";
import type { FamiliasTable, ProductosTable } from "../../../db/schema/catalogo.ts";

/** `valores`: JSON. */
export type VarianteRow = {
  id: number;
  sku: string;
  valores: string;
  precio: number;
  stock: number;
  activo: number;
};

const varianteColumns = ["id", "sku", "valores", "precio", "stock", "activo"] as const;

/** Inactive ones too: asked for active ones, SQLite reads the whole catalogue by their index. */
export function variantesOf(db: Db, familia: "productos.familia_id" | "familias.id") {
  const rows = db
    .selectFrom("productos as variantes")
    .select(["id", "sku", "valores", "precio", sql<number>`stock - reservado`.as("stock")])
    .select("activo")
    .where("familia_id", "=", sql.ref<number>(familia))
    .orderBy("id")
    .limit(familiaLimits.variantes);
  return engineOf(db).jsonRows(rows, varianteColumns);
}

export type FamiliaWhole = Pick<Selectable<FamiliasTable>, "id" | "nombre" | "ejes"> & {
  /** JSON of `VarianteRow`. */
  variantes: string;
};

export async function selectFamilias(db: Db, ids: readonly number[]): Promise<FamiliaWhole[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("familias")
    .select(["id", "nombre", "ejes", variantesOf(db, "familias.id").as("variantes")])
    .where("id", "in", ids)
    .orderBy("id")
    .limit(ids.length)
    .execute();
}

export type WhichProductos = { familias: readonly number[]; ids: readonly number[] };

const describedColumns = [
  "id",
  "nombre",
  "sku",
  "material",
  "personalizacion",
  "familia_id",
  "valores",
  "activo",
  "detras",
  "busqueda_variantes",
  "colores",
] as const;

/** `ejes`: JSON, null for a producto of its own. */
export type DescribedRow = Pick<Selectable<ProductosTable>, (typeof describedColumns)[number]> & {
  ejes: string | null;
};

/** The productos of these ids and of these familias, in ascending id. */
export async function selectToDescribe(
  tx: Tx,
  { familias, ids }: WhichProductos,
): Promise<DescribedRow[]> {
  return tx
    .selectFrom("productos")
    .leftJoin("familias", "familias.id", "productos.familia_id")
    .select(describedColumns.map((name) => `productos.${name}` as const))
    .select("familias.ejes")
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb("productos.id", "in", ids)]),
        ...(familias.length === 0 ? [] : [eb("productos.familia_id", "in", familias)]),
      ]),
    )
    .orderBy("productos.id")
    .limit(ids.length + familias.length * familiaLimits.variantes)
    .execute();
}

export async function updateDescription(
  tx: Tx,
  { id, ...description }: Pick<DescribedRow, "id" | "busqueda_variantes" | "colores">,
): Promise<void> {
  await tx.updateTable("productos").set(description).where("id", "=", id).execute();
}
