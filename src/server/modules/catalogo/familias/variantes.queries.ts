import { type Selectable, sql } from "kysely";
import { familiaLimits } from "#contract/schemas/familias.ts";
import type { Db } from "../../../db/database.ts";
import { engineOf } from "../../../db/engine.ts";
import { literal } from "../../../db/prepared.ts";
import type { FamiliasTable } from "../../../db/schema-catalogo.ts";

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
    .limit(literal(familiaLimits.variantes));
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
