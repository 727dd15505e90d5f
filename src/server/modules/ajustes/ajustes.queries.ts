import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";

export async function selectAjustes(db: Db) {
  return db
    .selectFrom("ajustes")
    .select(["valores", "version", "actualizado_en"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

type Writing = { valores: string; version: number; now: number };

/** False when another write has raised the version meanwhile. */
export async function upsertAjustes(tx: Tx, { valores, version, now }: Writing): Promise<boolean> {
  const row = { id: 1, valores, version: version + 1, actualizado_en: now };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("ajustes")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ valores, version: version + 1, actualizado_en: now })
        .where(sql.ref("ajustes.version"), "=", version),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}
