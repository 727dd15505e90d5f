import { setImmediate as nextTurn } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { seconds } from "../clock.ts";

/** A statement that is quiet for this long makes the shop ask whether the server is there at all … */
const suspiciousMs = seconds(0.5);
/** … and the server has this long to say so. */
const probeMs = seconds(1.2);

/**
 * The pool, with statements that end when the server has stopped answering. Its own limits cannot
 * help then: a frozen machine or a cut cable enforces no `statement_timeout`. A statement that is only
 * slow, or waits for a lock, goes on, because a new connection still gets its greeting.
 */
export function watchPool(pool: pg.Pool, isServerThere: () => Promise<boolean>): PostgresPool {
  return {
    connect: async () => watchClient(await pool.connect(), isServerThere),
    end: () => pool.end(),
    options: {},
  };
}

/** Asks for a new connection; any answer counts, a refusal in words too. Calls that overlap share one. */
export function createProbe(connectionString: string): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= probe(connectionString).finally(() => {
      running = null;
    });
    return running;
  };
}

async function probe(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: probeMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Not waited for: a server that falls silent now would keep every later question waiting, too.
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}

function watchClient(
  client: pg.PoolClient,
  isServerThere: () => Promise<boolean>,
): PostgresPoolClient {
  let lost: unknown = null;

  async function query(sql: string, values: unknown[]): Promise<pg.QueryResult> {
    // The rollback of a lost connection must not hide what happened to it.
    if (lost !== null) throw lost;
    const silence = listenForSilence(isServerThere);
    try {
      return await Promise.race([client.query(sql, values), silence.noticed]);
    } catch (error) {
      if (endsConnection(error)) lost = error;
      throw error;
    } finally {
      silence.stop();
    }
  }

  const watched = {
    query,
    release: (isDiscarded?: boolean) => client.release(isDiscarded === true || lost !== null),
  };
  // Kysely's type speaks of cursors, too, which the shop does not use.
  return watched as unknown as PostgresPoolClient;
}

/** `noticed` rejects once nobody answers any more; it never resolves. */
function listenForSilence(isServerThere: () => Promise<boolean>) {
  const { promise: noticed, reject } = Promise.withResolvers<never>();
  const ask = async () => {
    if (await isServerThere()) return;
    // Timers come before sockets: the answer may lie unread where this process was busy itself.
    await nextTurn();
    reject(Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" }));
  };
  const timer = setInterval(() => void ask(), suspiciousMs);
  return { noticed, stop: () => clearInterval(timer) };
}

/** Everything but a server's refusal of one statement. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === "FATAL" || error.severity === "PANIC";
}
