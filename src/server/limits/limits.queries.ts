import type { Db, Tx } from "../db/database.ts";
import type { Tries } from "./limits-count.ts";

/** Inserts the row if missing and locks it until the transaction ends. */
export async function holdTries(tx: Tx, clave: string): Promise<Tries> {
  return tx
    .insertInto("limites")
    .values({ clave, cuenta: 0, vence_en: 0 })
    .onConflict((conflict) =>
      conflict.column("clave").doUpdateSet((eb) => ({ cuenta: eb.ref("limites.cuenta") })),
    )
    .returning(["cuenta", "vence_en"])
    .executeTakeFirstOrThrow();
}

export async function updateTries(tx: Tx, clave: string, tries: Tries): Promise<void> {
  await tx.updateTable("limites").set(tries).where("clave", "=", clave).execute();
}

/** A try that succeeded was no guess. */
export async function giveTryBack(db: Db, clave: string): Promise<void> {
  await db
    .updateTable("limites")
    .set((eb) => ({ cuenta: eb("cuenta", "-", 1) }))
    .where("clave", "=", clave)
    .where("cuenta", ">", 0)
    .execute();
}

export async function deleteTries(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom("limites")
    .where("clave", "in", [...keys])
    .execute();
}

/** `prefix` must contain no wildcard. */
export async function deleteTriesUnder(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom("limites").where("clave", "like", `${prefix}%`).execute();
}

export async function deleteTriesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("limites").where("vence_en", "<", before).execute();
}
