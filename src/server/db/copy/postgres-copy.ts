import pg from "pg";
import { type DatabaseSummary, summarize } from "./copied-database.ts";
import { findProgram, runProgram } from "./postgres-programs.ts";
import { groupColumns, type Query } from "./tally.ts";

/** Writes one consistent state to `target`, and counts that same state. The account owns the tables. */
export async function copyPostgres(url: string, target: string): Promise<DatabaseSummary> {
  return withClient(url, async (query) => {
    const program = await findProgram("pg_dump", await readMajor(query));
    await query("begin isolation level repeatable read read only");
    const [row] = await query("select pg_export_snapshot() as id");
    const snapshot = `--snapshot=${row?.id}`;
    const args = ["--format=custom", "--no-owner", "--no-privileges", "--no-comments", snapshot];
    await runProgram(program, { url, args: [...args, `--file=${target}`] });
    const summary = await summarizePostgres(query);
    await query("commit");
    return summary;
  });
}

export async function summarizePostgres(query: Query): Promise<DatabaseSummary> {
  return summarize(query, { engine: "postgres", columns: await readColumns(query) });
}

export async function readColumns(query: Query): Promise<Map<string, string[]>> {
  return groupColumns(
    await query(`select pg_class.relname as table_name, attname as column_name
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and attnum > 0 and not attisdropped`),
  );
}

export async function readMajor(query: Query): Promise<number> {
  const [row] = await query("select current_setting('server_version_num') as version");
  return Math.floor(Number(row?.version) / 10_000);
}

/** A connection without the shop's time limits: a dump of a large shop takes minutes. */
export async function withClient<T>(url: string, use: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "estrato-copia" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await use(
      async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    );
  } finally {
    await client.end();
  }
}
