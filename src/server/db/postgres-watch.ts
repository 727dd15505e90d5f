import { setImmediate as nextTurn } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { seconds } from "../clock.ts";
import { isCrowded } from "./away.ts";
import { isPatient } from "./patience.ts";
import type { Presence } from "./postgres-presence.ts";

/** Who waits for so long without an answer makes the shop ask whether the server is there at all. */
const suspiciousMs = seconds(0.5);

/**
 * The pool, with waits that end when the server has stopped answering, and none at all while it is
 * known to be away. Its own limits cannot help then: a frozen machine or a cut cable enforces no
 * `statement_timeout`. A statement that is only slow, or waits for a lock, goes on, because a new
 * connection still gets its greeting.
 */
export function watchPool(pool: pg.Pool, presence: Presence): PostgresPool {
  return {
    connect: async () => watchClient(await connectPatiently(pool, presence), presence),
    end: () => {
      presence.stop();
      return pool.end();
    },
    options: {},
  };
}

/** Stands in line again while the work that asks is worth more than the pool's own patience. */
async function connectPatiently(pool: pg.Pool, presence: Presence): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await connect(pool, presence);
    } catch (error) {
      if (!isCrowded(error) || !isPatient()) throw error;
    }
  }
}

/** A connection that comes after its waiter has given up goes back to the pool. */
async function connect(pool: pg.Pool, presence: Presence): Promise<pg.PoolClient> {
  if (presence.isAway()) throw silent();
  const connecting = pool.connect();
  try {
    return await orSilence(connecting, presence);
  } catch (error) {
    void connecting.then((client) => client.release()).catch(() => undefined);
    throw error;
  }
}

function watchClient(client: pg.PoolClient, presence: Presence): PostgresPoolClient {
  let lost: unknown = null;

  async function query(sql: string, values: unknown[]): Promise<pg.QueryResult> {
    // The rollback of a lost connection must not hide what happened to it.
    if (lost !== null) throw lost;
    try {
      const result = await orSilence(client.query(sql, values), presence);
      presence.hear();
      return result;
    } catch (error) {
      if (endsConnection(error)) lost = error;
      else presence.hear();
      throw error;
    }
  }

  const watched = {
    query,
    release: (isDiscarded?: boolean) => client.release(isDiscarded === true || lost !== null),
  };
  // Kysely's type speaks of cursors, too, which the shop does not use.
  return watched as unknown as PostgresPoolClient;
}

/** The answer, or the error of a server that gives none any more. */
async function orSilence<T>(answer: Promise<T>, presence: Presence): Promise<T> {
  const { promise: noticed, reject } = Promise.withResolvers<never>();
  const ask = async () => {
    if (await presence.isThere()) return;
    // Timers come before sockets: the answer may lie unread where this process was busy itself.
    await nextTurn();
    reject(silent());
  };
  const timer = setInterval(() => void ask(), suspiciousMs);
  try {
    return await Promise.race([answer, noticed]);
  } finally {
    clearInterval(timer);
  }
}

function silent(): Error {
  return Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });
}

/** Everything but a server's refusal of one statement. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === "FATAL" || error.severity === "PANIC";
}
