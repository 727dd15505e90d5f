import type { Db, Tx } from "../../db/database.ts";
import { prepare } from "../../db/prepared.ts";

const byHuella = prepare((db, { huella }: { huella: string }) =>
  db.selectFrom("terminos_versiones").select("id").where("huella", "=", huella),
);

export async function findTerminosByHuella(db: Db, huella: string): Promise<number | undefined> {
  return (await byHuella(db, { huella })).rows[0]?.id;
}

/** Undefined when another process has just written the same text. */
export async function insertTerminos(
  tx: Tx,
  row: { huella: string; secciones: string; creado_en: number },
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto("terminos_versiones")
    .values(row)
    .onConflict((conflict) => conflict.column("huella").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export async function selectTerminos(db: Db, version: number) {
  return db
    .selectFrom("terminos_versiones")
    .select(["id", "secciones", "creado_en"])
    .where("id", "=", version)
    .executeTakeFirst();
}

export async function hasTerminos(db: Db, version: number): Promise<boolean> {
  const row = await db
    .selectFrom("terminos_versiones")
    .select("id")
    .where("id", "=", version)
    .executeTakeFirst();
  return row !== undefined;
}
