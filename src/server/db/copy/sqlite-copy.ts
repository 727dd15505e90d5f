import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../../errors.ts";
import { type DatabaseSummary, summarize } from "./copied-database.ts";
import { compareTally, groupColumns, type Query, type Tally } from "./tally.ts";

const busyTimeoutMs = 30_000;

/**
 * Writes one consistent state of the file to `target`, also while the shop writes: a copy of the file
 * alone would lack what is in its write-ahead log.
 */
export function copySqlite(file: string, target: string): Promise<DatabaseSummary> {
  const source = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    source.prepare("vacuum into ?").run(target);
  } finally {
    source.close();
  }
  return summarizeSqlite(target);
}

/** Throws when the file is damaged. */
export function summarizeSqlite(file: string): Promise<DatabaseSummary> {
  return withFile(file, summarizeFile);
}

/** Throws when the file is damaged. */
export async function summarizeFile(query: Query): Promise<DatabaseSummary> {
  const [check] = await query("pragma integrity_check(1)");
  const broken = await query("pragma foreign_key_check");
  if (check?.integrity_check !== "ok" || broken.length > 0)
    throw new OperatorError("La base de datos está dañada: no pasa la revisión de SQLite.");
  const columns = groupColumns(
    await query(`select list.name as table_name, info.name as column_name
      from pragma_table_list as list, pragma_table_info(list.name) as info
      where list.schema = 'main' and list.type = 'table' and list.name not like 'sqlite_%'`),
  );
  return summarize(query, { engine: "sqlite", columns });
}

export function compareSqlite(file: string, tables: Tally): Promise<string[]> {
  return withFile(file, (query) => compareTally(query, tables));
}

const busy = 5;

/** Whether another process has the file open. Otherwise its write-ahead log is merged into it. */
export function isSqliteInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving the mode needs the file alone.
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    // A damaged file is nobody's: it may be replaced.
    return isBusy(error);
  } finally {
    database.close();
  }
}

/** Another process holds the file. */
export function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === busy;
}

async function withFile<T>(file: string, use: (query: Query) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await use(async (sql) => database.prepare(sql).all());
  } finally {
    database.close();
  }
}
