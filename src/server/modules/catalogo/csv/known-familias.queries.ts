import { batches } from "../../../batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { FamiliaRow } from "../familias/familias.queries.ts";

const batchSize = 500;

export type FamiliaNombre = Pick<FamiliaRow, "id" | "nombre">;

/** All of the shop: the database cannot compare them without accents and case. */
export async function selectFamiliaNombres(db: Db): Promise<FamiliaNombre[]> {
  return db.selectFrom("familias").select(["id", "nombre"]).orderBy("id").limit(100_000).execute();
}

export async function selectKnownFamilias(db: Db, ids: readonly number[]): Promise<FamiliaRow[]> {
  const found: FamiliaRow[] = [];
  for await (const batch of batches(ids, batchSize)) {
    found.push(...(await familiasById(db, batch).execute()));
  }
  return found;
}

/** Before their productos, which then neither come nor go. `ids` ascend (docs/arquitectura.md "Locks"). */
export async function lockKnownFamilias(tx: Tx, ids: readonly number[]): Promise<FamiliaRow[]> {
  const found: FamiliaRow[] = [];
  for await (const batch of batches(ids, batchSize)) {
    found.push(...(await familiasById(tx, batch).forUpdate().execute()));
  }
  return found;
}

function familiasById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("familias")
    .select(["id", "nombre", "ejes"])
    .where("id", "in", ids)
    .orderBy("id")
    .limit(ids.length);
}
