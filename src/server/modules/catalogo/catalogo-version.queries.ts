import type { Db, Tx } from "../../db/database.ts";

/** Part of each transaction that changes what a cached page or list shows. */
export async function bumpCatalogoVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable("catalogo_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}

export async function readCatalogoVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom("catalogo_version")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return version;
}
