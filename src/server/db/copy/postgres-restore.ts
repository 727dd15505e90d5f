import { setTimeout as wait } from "node:timers/promises";
import { readColumns, readMajor, withClient } from "./postgres-copy.ts";
import { findProgram, runProgram } from "./postgres-programs.ts";
import { compareTally, type Query, type Tally } from "./tally.ts";

const partings = 20;
const partingMs = 100;

/** `isInUse`: a shop has connections to it. */
export async function findPostgresState(
  url: string,
): Promise<{ isEmpty: boolean; isInUse: boolean }> {
  return withClient(url, async (query) => {
    let isInUse = await hasShop(query);
    // A server lists a connection for a moment after the shop has ended.
    for (let turn = 0; isInUse && turn < partings; turn++) {
      await wait(partingMs);
      isInUse = await hasShop(query);
    }
    return { isEmpty: (await readColumns(query)).size === 0, isInUse };
  });
}

async function hasShop(query: Query): Promise<boolean> {
  const [row] = await query(`select count(*) as total from pg_stat_activity
    where datname = current_database() and application_name = 'estrato'`);
  return Number(row?.total) > 0;
}

/** The whole database, whatever it holds, as `pg_restore` reads it. */
export async function savePostgres(url: string, file: string): Promise<void> {
  const major = await withClient(url, readMajor);
  const args = ["--format=custom", `--file=${file}`];
  await runProgram(await findProgram("pg_dump", major), { url, args });
}

export async function emptySchema(url: string): Promise<void> {
  await withClient(url, async (query) => {
    const [row] = await query("select quote_ident(current_schema()) as name");
    // One call, one transaction.
    await query(`drop schema ${row?.name} cascade; create schema ${row?.name}`);
  });
}

/** All or nothing. Answers how rows and sums differ from `tables`. */
export async function loadPostgres(
  url: string,
  { file, tables }: { file: string; tables: Tally },
): Promise<string[]> {
  const major = await withClient(url, readMajor);
  const args = ["--single-transaction", "--no-owner", "--no-privileges", file];
  await runProgram(await findProgram("pg_restore", major), { url, args });
  return withClient(url, (query) => compareTally(query, tables));
}
