import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { prepareForIds } from "../../../db/prepared.ts";
import type { RecetasTable } from "../../../db/schema/taller.ts";

/** More are listed nowhere. */
const maxVersiones = 50;

const columns = [
  ...(["id", "producto_id", "version", "minutos", "por_placa"] as const),
  ...(["notas", "gramos", "archivo_id", "creada_en"] as const),
] as const;

export type RecetaRow = Selectable<RecetasTable>;

/** Receta of a producto, for its trabajos; `gramos`: JSON. */
export type RecetaOfProducto = Pick<RecetaRow, "id" | "producto_id" | "gramos">;

export type CurrentReceta = RecetaOfProducto & Pick<RecetaRow, "version" | "minutos" | "por_placa">;

const current = prepareForIds((db, ids) =>
  db
    .selectFrom("recetas")
    .select(["id", "producto_id", "version", "gramos", "minutos", "por_placa"])
    .where("producto_id", "in", ids)
    .where("version", "=", (eb) =>
      eb
        .selectFrom("recetas as newest")
        .select((inner) => inner.fn.max("newest.version").as("version"))
        .whereRef("newest.producto_id", "=", "recetas.producto_id"),
    )
    .orderBy("producto_id")
    .limit(ids.length),
);

/** The current one of each of these productos that has any. */
export async function selectCurrentRecetas(
  db: Db,
  productoIds: readonly number[],
): Promise<CurrentReceta[]> {
  return productoIds.length === 0 ? [] : (await current(db, productoIds, {})).rows;
}

/** The newest first, at most 50. */
export async function selectVersiones(db: Db, productoId: number): Promise<RecetaRow[]> {
  return db
    .selectFrom("recetas")
    .select(columns)
    .where("producto_id", "=", productoId)
    .orderBy("version", "desc")
    .limit(maxVersiones)
    .execute();
}

export async function selectRecetasById(db: Db, ids: readonly number[]): Promise<RecetaRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("recetas")
    .select(columns)
    .where("id", "in", [...ids])
    .orderBy("id")
    .limit(ids.length)
    .execute();
}

/** Undefined for an unknown version. */
export async function selectVersion(
  db: Db,
  { producto_id, version }: { producto_id: number; version: number },
): Promise<RecetaRow | undefined> {
  return db
    .selectFrom("recetas")
    .select(columns)
    .where("producto_id", "=", producto_id)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Answers those that were written: another transaction may have taken a version. */
export async function insertRecetas(
  tx: Tx,
  rows: readonly Omit<RecetaRow, "id">[],
): Promise<RecetaOfProducto[]> {
  return tx
    .insertInto("recetas")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["producto_id", "version"]).doNothing())
    .returning(["id", "producto_id", "gramos"])
    .execute();
}

type Older = { productoIds: readonly number[]; newest: readonly number[] };

/** Files that these productos name in versions other than the newest. */
export async function selectOldArchivos(tx: Tx, older: Older): Promise<number[]> {
  const rows = await tx
    .selectFrom("recetas")
    .select("archivo_id")
    .distinct()
    .where("producto_id", "in", [...older.productoIds])
    .where("id", "not in", [...older.newest])
    .where("archivo_id", "is not", null)
    .orderBy("archivo_id")
    .limit(older.productoIds.length * maxVersiones)
    .execute();
  return rows.flatMap(({ archivo_id }) => archivo_id ?? []);
}

/** Versions that no trabajo was printed by need no file. */
export async function dropOldArchivos(tx: Tx, older: Older): Promise<void> {
  await tx
    .updateTable("recetas")
    .set({ archivo_id: null })
    .where("producto_id", "in", [...older.productoIds])
    .where("id", "not in", [...older.newest])
    .where("archivo_id", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("trabajos")
            .select("trabajos.id")
            .whereRef("trabajos.receta_id", "=", "recetas.id"),
        ),
      ),
    )
    .execute();
}

/** Those of these archivos that a receta names. */
export async function selectNamedArchivos(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("recetas")
    .select("archivo_id")
    .distinct()
    .where("archivo_id", "in", [...ids])
    .limit(ids.length)
    .execute();
  return new Set(rows.flatMap(({ archivo_id }) => archivo_id ?? []));
}
