import { sql } from "kysely";
import { vi } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { type Db, inTransaction, type Tx } from "#server/db/database.ts";
import { patience } from "#tests/support/vitest/patience.ts";

/**
 * Runs `other` against an uncommitted transaction, committed once a statement waits for its lock
 * (PostgreSQL; SQLite has no second writer). Answers the result of `other`.
 */
export async function holdWhile<T>(
  { database: { db, engine } }: TestShop,
  hold: (tx: Tx) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<T> {
  let met: Promise<PromiseSettledResult<T>[]> | undefined;
  await inTransaction(db, async (tx) => {
    await hold(tx);
    met = Promise.allSettled([other()]);
    if (engine.name === "postgres") await vi.waitFor(() => expectWaiting(db), patience);
  });
  const [outcome] = (await met) ?? [];
  if (outcome?.status === "fulfilled") return outcome.value;
  throw outcome?.reason;
}

export async function expectWaiting(db: Db): Promise<void> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) throw new Error("nobody waits for a lock");
}
