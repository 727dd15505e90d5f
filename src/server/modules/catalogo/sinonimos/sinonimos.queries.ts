import type { Sinonimo } from "#contract/schemas/busquedas.ts";
import type { Db, Tx } from "../../../db/database.ts";

/** So many groups are read at each change of the catalogue. */
export const maxSinonimos = 300;

export async function selectSinonimos(db: Db): Promise<Sinonimo[]> {
  return db
    .selectFrom("sinonimos")
    .select(["id", "palabras"])
    .orderBy("id")
    .limit(maxSinonimos)
    .execute();
}

export async function lockSinonimo(tx: Tx, id: number): Promise<Sinonimo | undefined> {
  return tx
    .selectFrom("sinonimos")
    .select(["id", "palabras"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSinonimo(
  tx: Tx,
  { palabras, now }: { palabras: string; now: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("sinonimos")
    .values({ palabras, creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function updateSinonimo(tx: Tx, { id, palabras }: Sinonimo): Promise<void> {
  await tx.updateTable("sinonimos").set({ palabras }).where("id", "=", id).execute();
}

export async function deleteSinonimo(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("sinonimos").where("id", "=", id).execute();
}
