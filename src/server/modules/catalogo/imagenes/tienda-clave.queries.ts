import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/database.ts";

/** Which shop this database is of: made once, the same in every copy of the database. */
export async function ensureTiendaClave(db: Db, now: number): Promise<string> {
  await db
    .insertInto("tienda")
    .values({ id: 1, clave: randomUUID(), creado_en: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { clave } = await db
    .selectFrom("tienda")
    .select("clave")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return clave;
}
