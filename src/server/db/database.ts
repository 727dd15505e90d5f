import { Kysely, sql, type Transaction } from "kysely";
import type { Pool } from "pg";
import { type Engine, isSqlite, postgresEngine, sqliteEngine } from "./engine.ts";
import { type MigrationOptions, runMigrations } from "./migrate.ts";
import { migrationLevel, migrations } from "./migrations/index.ts";
import { awaitServer, findUnsafeSettings, openPostgres } from "./postgres/postgres.ts";
import {
  currentRole,
  findServerRights,
  findTableRights,
  grantRows,
  refuseRights,
} from "./postgres/rights.ts";
import { retried } from "./retried.ts";
import type { Schema } from "./schema/schema.ts";
import { embeddedFile } from "./sqlite/embedded-file.ts";
import { openSqlite } from "./sqlite/sqlite.ts";
import { createStatementWatch, type StatementWatch } from "./statement-watch.ts";

/** A plain connection, or a transaction. */
export type Db = Kysely<Schema>;

/** For what locks, moves or belongs together. */
export type Tx = Transaction<Schema>;

const watches = new WeakMap<Db, StatementWatch>();

/** Undefined for another connection than what `openDatabase` has opened. */
export function findStatementWatch(db: Db): StatementWatch | undefined {
  return watches.get(db);
}

export type Database = { db: Db; engine: Engine; close: () => Promise<void> };

export type DatabaseOptions = {
  /** Null: the file in `dataDir`. */
  databaseUrl: string | null;
  /** PostgreSQL's account that migrates and grants; without it that of `databaseUrl` migrates. */
  databaseOwnerUrl?: string | null;
  /** Connections to PostgreSQL at most. */
  databasePool?: number;
  dataDir: string;
  /** Production refuses an account of PostgreSQL that can reach past its database. */
  mode?: "demo" | "production";
  /** The migration to stop at, the newest unless told. */
  level?: string;
  /** Called now and then while another process migrates (PostgreSQL). */
  onMigrationWait?: () => void;
};

/**
 * Opens PostgreSQL, or the file in `dataDir` without a URL, and migrates it. Throws when a
 * PostgreSQL server could lose what it has confirmed, or an account may do more than it needs.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl = null, dataDir, level = migrationLevel } = options;
  if (databaseUrl === null) {
    const database = openSqliteDatabase(embeddedFile(dataDir));
    return orClose(database, () => migrate(database, { level }));
  }
  const migrating = { level, onWait: options.onMigrationWait };
  const isGuarded = options.mode === "production";
  const { pool, ...database } = openPostgresDatabase(databaseUrl, options.databasePool);
  return orClose(database, async () => {
    await checkServer(pool, isGuarded);
    if (databaseOwnerUrl === null) return migrate(database, migrating);
    const owner = openPostgresDatabase(databaseOwnerUrl);
    try {
      await checkServer(owner.pool, isGuarded);
      await migrate(owner, migrating);
      await grantRows(owner.db, await currentRole(pool));
    } finally {
      await owner.close();
    }
    refuseRights(await findTableRights(pool));
  });
}

async function orClose(database: Database, prepare: () => Promise<void>): Promise<Database> {
  try {
    await prepare();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openSqliteDatabase(file: string): Database {
  const watch = createStatementWatch(() => 1);
  const db = new Kysely<Schema>({ dialect: openSqlite(file, watch) });
  watches.set(db, watch);
  return { db, engine: sqliteEngine, close: () => db.destroy() };
}

function openPostgresDatabase(url: string, poolSize?: number): Database & { pool: Pool } {
  const { dialect, pool, watch } = openPostgres(url, poolSize);
  const db = new Kysely<Schema>({ dialect });
  watches.set(db, watch);
  return { db, pool, engine: postgresEngine, close: () => closePostgres(db, pool) };
}

/** Kysely ends only a pool that it has used itself. */
async function closePostgres(db: Db, pool: Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}

async function checkServer(pool: Pool, isGuarded: boolean): Promise<void> {
  await awaitServer(pool);
  const unsafe = await findUnsafeSettings(pool);
  if (unsafe.length > 0) {
    throw new Error(
      `PostgreSQL tiene ${unsafe.join(", ")} en off y podría perder pedidos pagados: cambia eso a on.`,
    );
  }
  if (isGuarded) refuseRights(await findServerRights(pool));
}

/** Before it deleted rows stayed in the file's free pages. */
const purging = "0014-privacidad";

async function migrate({ db, engine }: Database, options: MigrationOptions): Promise<void> {
  const names = await runMigrations(db, { engine, migrations, ...options });
  if (!isSqlite(db) || !names.includes(purging)) return;
  await sql`vacuum`.execute(db);
  await purgeDeleted(db);
}

/** Also true of a newer level: the older process serves until it is replaced. */
export async function isReady(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  const level = rows[0]?.name;
  return level !== undefined && level >= migrationLevel;
}

/** False when a pooler kept the limits of postgres.ts to itself, and the account has none. */
export async function hasTimeLimit({ db, engine }: Database): Promise<boolean> {
  if (engine.name === "sqlite") return true;
  const { rows } = await sql<{ limited: boolean }>`
    select current_setting('statement_timeout') <> '0' as limited`.execute(db);
  return rows[0]?.limited === true;
}

/** False when PostgreSQL refused pg_trgm: searches then read whole tables. */
export async function isSearchIndexed({ db, engine }: Database): Promise<boolean> {
  if (engine.name === "sqlite") return true;
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('productos_busqueda') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/**
 * Empties SQLite's write-ahead log, which keeps deleted rows until it is overwritten. A reader or
 * writer under way postpones it to the next call. PostgreSQL's vacuum is its own affair
 * (docs/operar.md "Personal data").
 */
export async function purgeDeleted(db: Db): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

type BeforeCommit = () => Promise<void>;
type AfterCommit = (db: Db) => void;

const beforeCommits = new WeakMap<Tx, BeforeCommit[]>();
const afterCommits = new WeakMap<Tx, Set<AfterCommit>>();

/** Has `act` called last in `inTransaction`, when the work of `tx` is done. Throws for a plain connection. */
export function beforeCommit(tx: Tx, act: BeforeCommit): void {
  if (!tx.isTransaction) throw new Error("only a transaction has something before its commit");
  beforeCommits.set(tx, [...(beforeCommits.get(tx) ?? []), act]);
}

/** Has `act` called once after the commit of `tx`, never after a rollback. */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const acts = afterCommits.get(tx) ?? new Set();
  afterCommits.set(tx, acts.add(act));
}

/**
 * Retried after a deadlock, serialisation failure or busy file, so `work` must touch nothing but
 * the database.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => runOnce(db, work));
}

/**
 * For reads and, last, one statement that writes. SQLite's transaction keeps other writers out between them.
 * PostgreSQL's would not, so there `work` only keeps its connection: two round trips less. Retried like a
 * transaction.
 */
export function readThenWrite<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (isSqlite(db)) return inTransaction(db, work);
  return retried(() => db.connection().execute(work));
}

/**
 * For a single statement, which commits by itself: saves the round trips of begin and commit. Retried
 * like a transaction. `work` must not call `afterCommit`, and `beforeCommit` refuses it.
 */
export function inStatement<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => work(db as Tx));
}

async function runOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const acts: AfterCommit[] = [];
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx);
    for (const act of beforeCommits.get(tx) ?? []) await act();
    acts.push(...(afterCommits.get(tx) ?? []));
    return done;
  });
  for (const act of acts) act(db);
  return result;
}
