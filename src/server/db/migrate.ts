import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { type Engine, isSqlite } from "./engine.ts";
import { explainMigration, insufficientPrivilege } from "./migration-faults.ts";
import type { Schema } from "./schema/schema.ts";

/** Kysely's own number, so that a process of an older version is waited for, too. */
const lock = "3853314791062309107";
const pollMs = 250;
/** A sentence at once, and another each minute. */
const pollsPerNotice = 240;

type Migration = { up: (db: Kysely<unknown>, engine: Engine) => Promise<void> };

export type MigrationOptions = {
  /** The migration to stop at. */
  level: string;
  /** Called now and then while another process migrates (PostgreSQL). */
  onWait?: (() => void) | undefined;
};

type Migrations = MigrationOptions & {
  engine: Engine;
  migrations: Readonly<Record<string, Migration>>;
};

/** Answers the names of those that ran. A failed one takes all of this call back. */
export function runMigrations(db: Kysely<Schema>, options: Migrations): Promise<string[]> {
  if (isSqlite(db)) return migrateTo(db, options);
  return inMigrationTurn(db, options);
}

async function migrateTo(
  db: Kysely<Schema>,
  { engine, migrations, level }: Migrations,
): Promise<string[]> {
  if (await isCurrent(db, { migrations, level })) return [];
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, migration]) => [
          name,
          { up: (kysely: Kysely<unknown>) => migration.up(kysely, engine) },
        ]),
      ),
  };
  const outcome = await new Migrator({ db, provider }).migrateTo(level);
  if (outcome.error) throw explainMigration(outcome);
  return (outcome.results ?? []).map(({ migrationName }) => migrationName);
}

/** Kysely would read the columns of all tables, several times, to learn it. */
async function isCurrent(
  db: Kysely<Schema>,
  { migrations, level }: Pick<Migrations, "migrations" | "level">,
): Promise<boolean> {
  const found = isSqlite(db)
    ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
    : sql`select 1 where to_regclass('kysely_migration') is not null`;
  if ((await found.execute(db)).rows.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const wanted = Object.keys(migrations).filter((name) => name <= level);
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size === wanted.length && wanted.every((name) => applied.has(name));
}

/**
 * One transaction at a time of all processes on a database of PostgreSQL. Waits for as long as another one has it:
 * asked again and again, because a waiting statement would meet its time limit, and stay after a process that leaves.
 */
async function inMigrationTurn(db: Kysely<Schema>, options: Migrations): Promise<string[]> {
  for (let polls = 0; ; polls++) {
    const names = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(lock)}) as taken`.execute(tx);
      if (rows[0]?.taken !== true) return null;
      await checkRights(tx);
      await endWithProcess(tx);
      return migrateTo(tx, options);
    });
    if (names !== null) return names;
    if (polls % pollsPerNotice === 0) options.onWait?.();
    await wait(pollMs);
  }
}

/** Kysely asks more after a statement that was refused, and the answer to that would hide the refusal. */
async function checkRights(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ empty: boolean; creates: boolean }>`
    select to_regclass('kysely_migration') is null as empty,
      has_schema_privilege(current_schema(), 'create') as creates`.execute(tx);
  const [found] = rows;
  if (!found?.empty || found.creates) return;
  throw Object.assign(new Error("may not create tables"), { code: insufficientPrivilege });
}

/** Otherwise the server notices at the end of a long statement only that nobody waits for it. Since PostgreSQL 14. */
async function endWithProcess(tx: Transaction<Schema>): Promise<void> {
  await sql`select set_config(name, '1s', true) from pg_settings
    where name = 'client_connection_check_interval'`.execute(tx);
}

/** Kysely would take its lock for the connection, which PgBouncer changes between transactions. */
export function createMigrationAdapter(): PostgresAdapter {
  const taken = { value: async () => undefined };
  return Object.defineProperties(new PostgresAdapter(), {
    acquireMigrationLock: taken,
    releaseMigrationLock: taken,
  });
}
