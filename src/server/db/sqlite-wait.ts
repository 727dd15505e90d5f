import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { seconds } from "../clock.ts";

/** So long after another process was first found to hold the file, writes stop waiting for it. */
const lockWaitMs = seconds(5);
const lockPollMs = 25;
const busy = 5;
/** Reading needs no lock, so it says nothing of one. Written by hand, it may begin on a new line. */
const reading = /^\s*(select|with)\b/i;

/**
 * The driver, with writes that wait for another process's lock without holding up this one: SQLite's
 * own waiting stops the whole process, pages from memory and the health check with it. The wait is
 * counted from the first statement that met the lock, so that those behind it do not add theirs.
 */
export function waitForLocks(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const patient = new WeakMap<DatabaseConnection, DatabaseConnection>();
  let lockedSince: number | null = null;

  function makePatient(connection: DatabaseConnection): DatabaseConnection {
    const known = patient.get(connection);
    if (known) return known;
    const made: DatabaseConnection = {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: <R>(query: CompiledQuery) => executePatiently<R>(connection, query),
    };
    patient.set(connection, made);
    return made;
  }

  async function executePatiently<R>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    for (;;) {
      try {
        const result = await connection.executeQuery<R>(query);
        if (!reading.test(query.sql)) lockedSince = null;
        return result;
      } catch (error) {
        if (!isLocked(error) || isPatienceOver()) throw error;
        await wait(lockPollMs);
      }
    }
  }

  function isPatienceOver(): boolean {
    lockedSince ??= performance.now();
    return performance.now() - lockedSince >= lockWaitMs;
  }

  driver.acquireConnection = async (options) => makePatient(await acquire(options));
  return driver;
}

function isLocked(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 0xff) === busy;
}
