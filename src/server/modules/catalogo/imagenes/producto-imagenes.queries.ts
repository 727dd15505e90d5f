import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { engineOf } from "../../../db/engine.ts";

export type ImagenRow = { nombre: string; marcador: string };

const imagenColumns = ["nombre", "marcador"] as const;

/** Covers first; JSON of rows with these columns, for a statement that reads productos. */
export function imagenesOf(
  db: Db,
  columns: readonly (typeof imagenColumns)[number][] = imagenColumns,
) {
  const rows = db
    .selectFrom("producto_imagenes")
    .select(columns)
    .where("producto_id", "=", sql.ref<number>("productos.id"))
    .orderBy("posicion")
    .limit(20);
  return engineOf(db).jsonRows(rows, columns);
}

export async function selectImagenesOf(db: Db, productoId: number): Promise<ImagenRow[]> {
  return db
    .selectFrom("producto_imagenes")
    .select(["nombre", "marcador"])
    .where("producto_id", "=", productoId)
    .orderBy("posicion")
    .limit(100)
    .execute();
}

/** The caller has locked the producto. */
export async function replaceImagenes(
  tx: Tx,
  { producto_id, imagenes }: { producto_id: number; imagenes: ImagenRow[] },
): Promise<void> {
  await tx.deleteFrom("producto_imagenes").where("producto_id", "=", producto_id).execute();
  if (imagenes.length === 0) return;
  await tx
    .insertInto("producto_imagenes")
    .values(imagenes.map((imagen, posicion) => ({ ...imagen, producto_id, posicion })))
    .execute();
}

/** The sweep keeps their files for a while. */
export async function retireImagenes(
  tx: Tx,
  { nombres, now }: { nombres: string[]; now: number },
): Promise<void> {
  if (nombres.length === 0) return;
  await tx
    .insertInto("imagenes_retiradas")
    .values(nombres.map((nombre) => ({ nombre, retirada_en: now })))
    .onConflict((conflict) => conflict.column("nombre").doUpdateSet({ retirada_en: now }))
    .execute();
}

export async function selectShownImagenes(db: Db, nombres: string[]): Promise<Set<string>> {
  if (nombres.length === 0) return new Set();
  const rows = await db
    .selectFrom("producto_imagenes")
    .select("nombre")
    .distinct()
    .where("nombre", "in", nombres)
    .orderBy("nombre")
    .limit(nombres.length)
    .execute();
  return new Set(rows.map(({ nombre }) => nombre));
}

export async function selectRetiredImagenes(
  db: Db,
  { nombres, since }: { nombres: string[]; since: number },
): Promise<Set<string>> {
  if (nombres.length === 0) return new Set();
  const rows = await db
    .selectFrom("imagenes_retiradas")
    .select("nombre")
    .where("nombre", "in", nombres)
    .where("retirada_en", ">", since)
    .orderBy("nombre")
    .limit(nombres.length)
    .execute();
  return new Set(rows.map(({ nombre }) => nombre));
}

export async function deleteRetiredImagenes(db: Db, until: number): Promise<void> {
  await db.deleteFrom("imagenes_retiradas").where("retirada_en", "<=", until).execute();
}
