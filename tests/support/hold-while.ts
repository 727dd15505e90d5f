import { sql } from "kysely";
import { vi } from "vitest";
import { type Db, inTransaction, type Tx } from "#server/db/database.ts";
import { patience } from "./patience.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Lets `other` meet a transaction that has written and not ended yet: on PostgreSQL it ends once
 * somebody waits for its rows, and SQLite lets nobody begin before. Answers what `other` did.
 */
export async function holdWhile<T>(
  { database: { db, dialect } }: TestApp,
  hold: (tx: Tx) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<T> {
  let met: Promise<PromiseSettledResult<T>[]> | undefined;
  await inTransaction(db, async (tx) => {
    await hold(tx);
    met = Promise.allSettled([other()]);
    if (dialect.engine === "postgres") await vi.waitFor(() => expectWaiting(db), patience);
  });
  const [outcome] = (await met) ?? [];
  if (outcome?.status === "fulfilled") return outcome.value;
  throw outcome?.reason;
}

/** Fails until a statement waits for somebody's lock. */
export async function expectWaiting(db: Db): Promise<void> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) throw new Error("nobody waits for a lock");
}
