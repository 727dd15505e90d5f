import { rmSync } from "node:fs";
import { type CompiledQuery, Kysely, sql } from "kysely";
import {
  asOwner,
  createTestDatabase,
  type Engine,
  type TestDatabase,
  testEngine,
} from "#rig/databases/test-database.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { type Db, openDatabase } from "#server/db/database.ts";
import { engineOf } from "#server/db/engine.ts";
import { openPostgres } from "#server/db/postgres/postgres.ts";
import type { Schema } from "#server/db/schema/schema.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";
import { openSqlite } from "#server/db/sqlite/sqlite.ts";
import { fillPostgresTexts } from "#server/db/texts.ts";
import { seedTables } from "./seed/tables.ts";
import type { SeedTable } from "./seed/values.ts";

export type SeededDatabase = {
  db: Db;
  /** The statements since the last call, in order. */
  takeStatements: () => CompiledQuery[];
  close: () => Promise<void>;
};

export const isPostgres = testEngine === "postgres";

/** PostgreSQL has statistics, as in production; SQLite has none. */
export async function openSeededDatabase(engine: Engine = testEngine): Promise<SeededDatabase> {
  const dataDir = makeScratch("sql");
  const { env, remove } =
    engine === testEngine ? await createTestDatabase(dataDir) : embeddedDatabase;
  // `vacuum` is for the owner.
  const databaseUrl = env.DATABASE_URL ? asOwner(env.DATABASE_URL) : null;
  const database = await openDatabase({ databaseUrl, dataDir });
  await fill(database.db);
  await database.close();
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: databaseUrl ? openPostgres(databaseUrl).dialect : openSqlite(embeddedFile(dataDir)),
    log: ({ query }) => void statements.push(query),
  });
  return {
    db,
    takeStatements: () => statements.splice(0),
    close: async () => {
      await db.destroy();
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Beside PostgreSQL. */
const embeddedDatabase: TestDatabase = { env: {}, remove: async () => undefined };

async function fill(db: Db): Promise<void> {
  const isPostgres = engineOf(db).name === "postgres";
  await db.connection().execute(async (connection) => {
    const run = (text: string) => sql.raw(text).execute(connection);
    for (const setting of isPostgres ? postgresSettings : []) await run(setting);
    await run("begin");
    for (const table of seedTables) await run(insertOf(table));
    if (isPostgres) await run(fillPostgresTexts);
    await run("commit");
    // Index-only scans need the visibility map, which `vacuum` writes.
    if (isPostgres) await run("vacuum analyze");
  });
}

/** For speed: no foreign key checks, trigrams indexed last, all rows sampled. */
const postgresSettings = [
  "set statement_timeout = 0",
  "set session_replication_role = replica",
  "set gin_pending_list_limit = 65536",
  "set default_statistics_target = 1000",
];

/** In order, so ids are row numbers. */
function insertOf({ name, count, columns }: SeedTable): string {
  return `insert into ${name} (${Object.keys(columns).join(", ")})
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
    select ${Object.values(columns).join(", ")} from n order by i`;
}

/** Name and the part of the version that may change plans. */
export async function readEngineVersion(db: Db): Promise<string> {
  const version = isPostgres ? "current_setting('server_version')" : "sqlite_version()";
  const { rows } = await sql<{ version: string }>`select ${sql.raw(version)} as version`.execute(
    db,
  );
  const full = rows[0]?.version ?? "";
  return isPostgres ? `PostgreSQL ${full.split(".")[0]}` : `SQLite ${full}`;
}
