import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { asRole, makeRole } from "#rig/databases/postgres-databases.ts";
import { createEmptyDatabaseUrl, serverUrl } from "#rig/databases/test-database.ts";
import { openDatabase } from "#server/db/database.ts";
import { interruptProduction, makePlace } from "#tests/support/calls/production-process.ts";

/** Kysely's, which processes of older versions take for their connection. */
const lock = "3853314791062309107";
/** Processes start slowly on a busy machine. */
const timeout = 240_000;

/** An empty database with a plain owner, and a connection that migrates it without ever ending. */
async function makeMigratingPlace() {
  const url = await createEmptyDatabaseUrl();
  await makeRole(serverUrl(), "duena_migra");
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(`alter database ${new URL(url).pathname.slice(1)} owner to duena_migra`);
  await other.query(`select pg_advisory_lock(${lock})`);
  return { databaseUrl: asRole(url, "duena_migra"), other };
}

test("a second process waits for the migration of the first, past any statement's time limit", async () => {
  const { databaseUrl, other } = await makeMigratingPlace();
  const { promise: waiting, resolve: onMigrationWait } = Promise.withResolvers<void>();
  const impatient = `${databaseUrl}?statement_timeout=200`;
  const opening = openDatabase({ databaseUrl: impatient, dataDir: "", onMigrationWait });
  await Promise.race([waiting, opening]);
  await other.query(`select pg_advisory_unlock(${lock})`);
  const { db, close } = await opening;
  const row = await db
    .selectFrom("kysely_migration" as "limites")
    .selectAll()
    .executeTakeFirst();
  await close();
  expect(row).toBeDefined();
});

test("SIGTERM ends a start that waits in order, and leaves nothing behind", {
  timeout,
}, async () => {
  const place = makePlace();
  onTestFinished(place.remove);
  const { databaseUrl, other } = await makeMigratingPlace();
  const { status, output } = await interruptProduction(place, {
    env: { DATABASE_URL: databaseUrl },
    awaited: "another process migrates the database",
  });
  expect(output).toContain("La tienda se detiene antes de atender.");
  expect(status).toBe(0);
  const countOthers = async () => {
    const { rows } = await other.query(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return rows.length;
  };
  await expect.poll(countOthers).toBe(0);
});
