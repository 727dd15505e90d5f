import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  PostgresPool,
  PostgresPoolClient,
} from "kysely";
import { minutes } from "../time/clock.ts";
import { isDiskFull } from "./away.ts";

export type Statement = {
  /** Without values: they are bound, or literals of the code. */
  text: string;
  ms: number;
  isFailed: boolean;
};

type Listener = { ran: (statement: Statement) => void; waited: (ms: number) => void };

export type Connections = { inUse: number; waiting: number; idle: number };

/** Work of the connections of one database. */
export type StatementWatch = {
  acquire: <T>(connect: () => Promise<T>) => Promise<T>;
  release: () => void;
  run: <T>(text: string, execute: () => Promise<T>) => Promise<T>;
  connections: () => Connections;
  /** A statement of the last minute found no room: jobs write more often than that. */
  isDiskFull: () => boolean;
  listen: (listener: Listener) => void;
};

const toldFullMs = minutes(1);

/** `countOpen`: connections, whether used or not. */
export function createStatementWatch(countOpen: () => number): StatementWatch {
  const listeners: Listener[] = [];
  let inUse = 0;
  let waiting = 0;
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    async acquire(connect) {
      const start = performance.now();
      waiting++;
      try {
        const connection = await connect();
        inUse++;
        return connection;
      } finally {
        waiting--;
        for (const { waited } of listeners) waited(performance.now() - start);
      }
    },
    release: () => {
      inUse--;
    },
    async run(text, execute) {
      const start = performance.now();
      let isFailed = true;
      try {
        const result = await execute();
        isFailed = false;
        return result;
      } catch (error) {
        if (isDiskFull(error)) fullAt = performance.now();
        throw error;
      } finally {
        const ms = performance.now() - start;
        for (const { ran } of listeners) ran({ text, ms, isFailed });
      }
    },
    connections: () => ({ inUse, waiting, idle: Math.max(0, countOpen() - inUse) }),
    isDiskFull: () => performance.now() - fullAt < toldFullMs,
    listen: (listener) => void listeners.push(listener),
  };
}

/** Wraps Kysely's driver, for SQLite. Kysely has a queue of its own before the one connection: no caller waits here. */
export function watchDriver(driver: Driver, watch: StatementWatch): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const watched = new WeakMap<DatabaseConnection, DatabaseConnection>();
  driver.acquireConnection = async (options) => {
    const connection = await watch.acquire(() => acquire(options));
    const known = watched.get(connection) ?? {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: <R>(query: CompiledQuery) =>
        watch.run(query.sql, () => connection.executeQuery<R>(query)),
    };
    watched.set(connection, known);
    return known;
  };
  driver.releaseConnection = (connection, options) => {
    watch.release();
    return release(connection, options);
  };
  return driver;
}

export function watchPool(pool: PostgresPool, watch: StatementWatch): PostgresPool {
  return {
    ...pool,
    connect: async () => watchClient(await watch.acquire(() => pool.connect()), watch),
  };
}

function watchClient(client: PostgresPoolClient, watch: StatementWatch): PostgresPoolClient {
  const query = client.query.bind(client) as (text: string, values: unknown[]) => Promise<unknown>;
  const watched = {
    query: (text: string, values: unknown[]) => watch.run(text, () => query(text, values)),
    release: (isDiscarded?: boolean) => {
      watch.release();
      client.release(isDiscarded);
    },
  };
  return watched as unknown as PostgresPoolClient;
}

/** "select productos": the verb, and the table that it is about first. */
export function nameStatement(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "";
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
