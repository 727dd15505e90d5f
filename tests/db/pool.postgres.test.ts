import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { configOf } from "#rig/shop/config-of.ts";
import { openDatabase } from "#server/db/database.ts";
import { makeEmptyPlace } from "#tests/support/copies/restored-shop.ts";

test("a process opens as many connections as DATABASE_POOL says", async () => {
  const { DATABASE_OWNER_URL = "", DATA_DIR } = await makeEmptyPlace();
  const env = { DATABASE_URL: DATABASE_OWNER_URL, DATA_DIR, DATABASE_POOL: "2" };
  const { db, close } = await openDatabase(configOf(env));
  onTestFinished(close);
  const ask = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.01)`.execute(db);
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(2);
});
