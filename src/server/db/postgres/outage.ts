import { setImmediate as nextTurn } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { seconds } from "../../time/clock.ts";
import { isPoolExhausted } from "../away.ts";
import { isPatient } from "../patience.ts";
import { nameOfPrepared } from "../prepared.ts";
import type { Presence } from "./presence.ts";

/** Then the server is probed. */
const probeAfterMs = seconds(0.5);

/**
 * Ends waits when the server stops answering, and fails at once during an outage: a frozen machine
 * or a cut cable enforces no `statement_timeout`. Slow statements and lock waits go on.
 */
export function failFastInOutage(pool: pg.Pool, presence: Presence): PostgresPool {
  return {
    connect: async () => failFastClient(await connectUntilDeadline(pool, presence), presence),
    end: () => {
      presence.stop();
      return pool.end();
    },
    options: {},
  };
}

/** Retries after the pool's timeout until the deadline of `patiently`. */
async function connectUntilDeadline(pool: pg.Pool, presence: Presence): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await connect(pool, presence);
    } catch (error) {
      if (!isPoolExhausted(error) || !isPatient()) throw error;
    }
  }
}

/** A connection that arrives after its caller gave up is released. */
async function connect(pool: pg.Pool, presence: Presence): Promise<pg.PoolClient> {
  if (presence.isAway()) throw outage();
  const connecting = pool.connect();
  try {
    return await orOutage(connecting, presence);
  } catch (error) {
    void connecting.then((client) => client.release()).catch(() => undefined);
    throw error;
  }
}

function failFastClient(client: pg.PoolClient, presence: Presence): PostgresPoolClient {
  let lost: unknown = null;

  async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    // The rollback must not hide the error that lost the connection.
    if (lost !== null) throw lost;
    try {
      const name = nameOfPrepared(text);
      const asked =
        name === undefined ? client.query(text, values) : client.query({ name, text, values });
      const result = await orOutage(asked, presence);
      presence.noteAnswer();
      return result;
    } catch (error) {
      if (endsConnection(error)) lost = error;
      else presence.noteAnswer();
      throw error;
    }
  }

  const watched = {
    query,
    release: (isDiscarded?: boolean) => client.release(isDiscarded === true || lost !== null),
  };
  // The cast drops cursors, which the shop does not use.
  return watched as unknown as PostgresPoolClient;
}

/** Rejects with ETIMEDOUT once a probe fails. */
async function orOutage<T>(answer: Promise<T>, presence: Presence): Promise<T> {
  const { promise: noticed, reject } = Promise.withResolvers<never>();
  const ask = async () => {
    if (await presence.probe()) return;
    // Timers run before sockets: the answer may lie unread after a long block.
    await nextTurn();
    reject(outage());
  };
  const timer = setInterval(() => void ask(), probeAfterMs);
  try {
    return await Promise.race([answer, noticed]);
  } finally {
    clearInterval(timer);
  }
}

function outage(): Error {
  return Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });
}

function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === "FATAL" || error.severity === "PANIC";
}
