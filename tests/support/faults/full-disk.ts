import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import { asOwner } from "#rig/databases/test-database.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

type Write = "insert" | "update";

/** More than what deleted rows leave free in the file. */
const fillerBytes = 1_000_000;

/** Every such write of these tables needs pages of its own from now on. */
export async function needRoom(shop: TestShop, writes: [table: string, write: Write][]) {
  const isSqlite = shop.config.databaseUrl === null;
  await runAsOwner(shop, "create table if not exists relleno (bytes text)");
  if (!isSqlite) {
    await runAsOwner(
      shop,
      `create or replace function rellena() returns trigger language plpgsql security definer as
        $$ begin insert into relleno values (''); return null; end $$`,
    );
  }
  for (const [table, write] of writes) {
    const body = isSqlite
      ? `begin insert into relleno values (zeroblob(${fillerBytes})); end`
      : "for each row execute function rellena()";
    await runAsOwner(shop, `create trigger ${table}_llena after ${write} on ${table} ${body}`);
  }
}

export async function forgetRoom(shop: TestShop, tables: string[]): Promise<void> {
  const on = (table: string) => (shop.config.databaseUrl === null ? "" : `on ${table}`);
  for (const table of tables) await runAsOwner(shop, `drop trigger ${table}_llena ${on(table)}`);
}

/** SQLite: no page more. PostgreSQL: the kernel refuses the page, with ENOSPC. */
export async function fillDisk(shop: TestShop): Promise<void> {
  if (shop.config.databaseUrl === null) return limitFile(shop, 1);
  const file = await renewFile(shop);
  rmSync(file);
  symlinkSync("/dev/full", file);
}

export async function freeDisk(shop: TestShop): Promise<void> {
  if (shop.config.databaseUrl === null) return limitFile(shop, 2 ** 30);
  await renewFile(shop);
}

async function limitFile({ database: { db } }: TestShop, pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
}

/** A new file, which no connection holds open. */
async function renewFile({ config }: TestShop): Promise<string> {
  const client = new pg.Client({ connectionString: asOwner(config.databaseUrl ?? "") });
  await client.connect();
  try {
    await client.query("truncate relleno");
    // A sync of the new file that is still to come would fail on what replaces it, and end the server.
    await client.query("checkpoint");
    const { rows } = await client.query<{ folder: string; file: string }>(
      "select current_setting('data_directory') as folder, pg_relation_filepath('relleno') as file",
    );
    const [{ folder, file } = { folder: "", file: "" }] = rows;
    return join(folder, file);
  } finally {
    await client.end();
  }
}
