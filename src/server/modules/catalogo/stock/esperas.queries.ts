import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { catalogoChanged } from "../catalogo-changes.ts";

export type EncargoRow = { id: number; material: string; espera_dias: number };

/** Those that are made when bought, in ascending id. */
export async function selectEncargosAfter(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<EncargoRow[]> {
  return (
    db
      .selectFrom("productos")
      .select(["id", "material", "espera_dias"])
      // A literal: SQLite uses its partial index only for that.
      .where(sql<boolean>`suministro = 'encargo'`)
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute()
  );
}

/** Says of these productos how long they wait; in ascending id, as all who lock productos. */
export async function writeEsperas(
  tx: Tx,
  esperas: readonly { id: number; espera_dias: number }[],
): Promise<void> {
  const ids = esperas.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .selectFrom("productos")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .limit(ids.length)
    .forUpdate()
    .execute();
  for (const [espera_dias, equal] of Map.groupBy(esperas, (it) => it.espera_dias)) {
    await tx
      .updateTable("productos")
      .set({ espera_dias })
      .where(
        "id",
        "in",
        equal.map(({ id }) => id),
      )
      .execute();
  }
  catalogoChanged(tx, { edited: ids });
}
