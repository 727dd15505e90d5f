import type { TestShop } from "#rig/shop/test-shop.ts";
import { databaseNow } from "#server/db/engine.ts";

/** Epoch milliseconds by the database's own clock, which no test moves. */
export async function readDatabaseTime({ database: { db } }: TestShop): Promise<number> {
  const { now } = await db.selectNoFrom(databaseNow(db).as("now")).executeTakeFirstOrThrow();
  return Number(now);
}
