import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";
import { makePrivateFile, makePrivateFolder } from "../../data-folder.ts";
import { withLiteralLimits } from "../literal-limits.ts";
import { createStatementWatch, watchDriver } from "../statement-watch.ts";
import { waitForLocks } from "./wait.ts";

const startTimeoutMs = 5000;
/** wait.ts goes on waiting without blocking the process. */
const busyTimeoutMs = 20;
const statementCacheSize = 500;

/** Creates a missing file. Settings survive a power cut. */
export function openSqlite(file: string, watch = createStatementWatch(() => 1)): Dialect {
  if (file !== ":memory:") {
    makePrivateFolder(dirname(file));
    makePrivateFile(file);
  }
  // Before the first pragma: two processes that start at once would fail with SQLITE_BUSY.
  const database = new DatabaseSync(file, { timeout: startTimeoutMs });
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full");
  database.exec("pragma fullfsync = 1");
  database.exec("pragma foreign_keys = on");
  // Otherwise `insert or replace` deletes without firing the triggers of append-only tables.
  database.exec("pragma recursive_triggers = on");
  // Overwrites what is deleted; without it erased rows stay readable in the file.
  database.exec("pragma secure_delete = on");
  database.exec("pragma cache_size = -65536");
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  const config = { database: cachedStatements(database) };
  const dialect = new SqliteDialect(config);
  dialect.createAdapter = createAdapter;
  dialect.createDriver = () => watchDriver(waitForLocks(new SqliteDriver(config)), watch);
  dialect.createQueryCompiler = createCompiler;
  return dialect;
}

/** Kysely's adapter denies transactional DDL, which SQLite supports. */
function createAdapter(): SqliteAdapter {
  return Object.defineProperty(new SqliteAdapter(), "supportsTransactionalDdl", { value: true });
}

function cachedStatements(database: DatabaseSync) {
  const cache = new LRUCache<string, SqliteStatement>({ max: statementCacheSize });
  return {
    close: () => database.close(),
    prepare(sql: string): SqliteStatement {
      // Locks at once: upgrading a read lock can fail half-way.
      const text = sql === "begin" ? "begin immediate" : sql;
      const known = cache.get(text);
      if (known) return known;
      const statement = adaptStatement(database.prepare(text));
      if (sql === "rollback") statement.run = rollbackOf(database, statement.run);
      cache.set(text, statement);
      return statement;
    },
  };
}

/** A full disk rolls back by itself; a second rollback would hide that error. */
function rollbackOf(database: DatabaseSync, run: SqliteStatement["run"]): SqliteStatement["run"] {
  return (parameters) =>
    database.isTransaction ? run(parameters) : { changes: 0, lastInsertRowid: 0 };
}

/** Node's own rows are hash tables, slow to read and to copy. Cached names: no statement here selects `*`. */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  const toRow = (values: unknown) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, at) => {
      row[name] = (values as unknown[])[at];
    });
    return row;
  };
  statement.setReturnArrays(true);
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])).map(toRow),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    *iterate(parameters) {
      for (const values of statement.iterate(...(parameters as SQLInputValue[])))
        yield toRow(values);
    },
  };
}

/** Drops `for update` and `skip locked`: a transaction locks the whole file already. */
function createCompiler(): SqliteQueryCompiler {
  const compiler = withLiteralLimits(new SqliteQueryCompiler());
  return Object.defineProperty(compiler, "sortSelectModifiers", { value: () => [] });
}
