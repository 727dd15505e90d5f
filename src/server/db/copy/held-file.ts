import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../../errors.ts";
import { type DatabaseSummary, readLevel } from "./copied-database.ts";
import { isBusy, summarizeFile } from "./sqlite-copy.ts";
import type { Query } from "./tally.ts";

type Row = Record<string, unknown>;

/** The embedded database, which nobody else can open or change meanwhile. */
export type HeldFile = {
  summarize: () => Promise<DatabaseSummary>;
  /** The newest migration; null where no shop has been. */
  level: () => Promise<string | null>;
  /** Every row of `table`, in JSON lists of at most some hundred kilobytes. */
  readRows: (table: string, columns: readonly string[]) => Generator<string>;
  /** The highest `id` that each table has ever given out. */
  readSequences: () => { name: string; last: number }[];
  release: () => void;
};

const batchRows = 500;
const batchCharacters = 500_000;

/** Throws an OperatorError while another process has it open. */
export function holdFile(file: string): HeldFile {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving the mode needs the file alone, and merges its write-ahead log.
    database.exec("pragma journal_mode = delete");
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new OperatorError(`La tienda de ${file} está abierta: detenla.`, { cause: error });
  }
  const query: Query = async (sql) => database.prepare(sql).all();
  return {
    summarize: () => summarizeFile(query),
    level: async () => {
      const found = await query("select name from sqlite_master where name = 'kysely_migration'");
      return readLevel(query, new Map(found.map(({ name }) => [String(name), []])));
    },
    readRows: (table, columns) => readRows(database, { table, columns }),
    readSequences: () =>
      database
        .prepare("select name, seq from sqlite_sequence where seq > 0")
        .all()
        .map(({ name, seq }) => ({ name: String(name), last: Number(seq) })),
    // A read leaves nothing to roll back.
    release: () => database.close(),
  };
}

function* readRows(
  database: DatabaseSync,
  { table, columns }: { table: string; columns: readonly string[] },
): Generator<string> {
  const names = columns.map((column) => `"${column}"`).join(", ");
  let batch: string[] = [];
  let characters = 0;
  for (const row of database
    .prepare(`select ${names} from "${table}"`)
    .iterate() as Iterable<Row>) {
    const text = JSON.stringify(row);
    batch.push(text);
    characters += text.length;
    if (batch.length < batchRows && characters < batchCharacters) continue;
    yield `[${batch.join(",")}]`;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield `[${batch.join(",")}]`;
}
