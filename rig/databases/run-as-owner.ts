import { sql } from "kysely";
import pg from "pg";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { asOwner } from "./test-database.ts";

/** For an act that the account of a running shop may not do: to break a table, or to show that its triggers hold. */
export async function runAsOwner(
  { config, database }: Pick<TestShop, "config" | "database">,
  statement: string,
): Promise<void> {
  if (config.databaseUrl === null) {
    await sql.raw(statement).execute(database.db);
    return;
  }
  const client = new pg.Client({ connectionString: asOwner(config.databaseUrl) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
