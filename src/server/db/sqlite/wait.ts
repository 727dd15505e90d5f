import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { seconds } from "../../time/clock.ts";
import { createStatementTurns } from "./turns.ts";

/** From the first statement that met the lock: those behind it do not add theirs. */
const lockWaitMs = seconds(5);
const lockPollMs = 25;
const busy = 5;
/** Reads take no lock. */
const reading = /^\s*(select|with)\b/i;

/**
 * Yields to the event loop between statements, and polls for another process's lock: SQLite's own busy timeout would
 * block the event loop. Rejects with SQLITE_BUSY after five seconds.
 */
export function waitForLocks(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const wrapped = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const takeTurn = createStatementTurns();
  let lockedSince: number | null = null;

  function withRetries(connection: DatabaseConnection): DatabaseConnection {
    const known = wrapped.get(connection);
    if (known) return known;
    const made: DatabaseConnection = {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: <R>(query: CompiledQuery) => executeWithRetries<R>(connection, query),
    };
    wrapped.set(connection, made);
    return made;
  }

  async function executeWithRetries<R>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    for (;;) {
      await takeTurn();
      try {
        const result = await connection.executeQuery<R>(query);
        if (!reading.test(query.sql)) lockedSince = null;
        return result;
      } catch (error) {
        if (!isLocked(error) || isWaitOver()) throw error;
        await wait(lockPollMs);
      }
    }
  }

  function isWaitOver(): boolean {
    lockedSince ??= performance.now();
    return performance.now() - lockedSince >= lockWaitMs;
  }

  driver.acquireConnection = async (options) => withRetries(await acquire(options));
  return driver;
}

function isLocked(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 0xff) === busy;
}
