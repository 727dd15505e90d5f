import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type StandinsProcess, startStandins } from "#scripts/standins-process.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { findFreePort } from "#tests/support/ports.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import type { Failpoint } from "./failpoints.ts";

export type Engine = "sqlite" | "postgres";

export type ShopProcess = {
  url: string;
  /** Milliseconds from its start until it said that it can serve. */
  readyMs: number;
  /** The failpoint at which it died, null while it lives or when it was killed from outside. */
  reached: () => string | null;
  hasDied: () => boolean;
  died: Promise<void>;
  kill: () => Promise<void>;
  /** Moves its clock on by a minute and wakes its jobs. */
  step: () => void;
};

export type World = {
  engine: Engine;
  config: Config;
  standinsUrl: string;
  /** The shop's time: its clock runs ahead of the machine's by the steps it was moved. */
  now: () => number;
  startShop: (death?: { failpoint: Failpoint; hits: number }) => Promise<ShopProcess>;
  /** A connection of the observer's own, closed after use. */
  withDatabase: <T>(use: (database: Database) => Promise<T>) => Promise<T>;
  /** Kills one of the database's processes, which throws all connections out and replays the log. */
  crashDatabase: (() => Promise<void>) | null;
  close: () => Promise<void>;
};

const stepMs = 60_000;
const readyPollMs = 20;
const readyTries = 1500;

/** Stand-ins, database and settings of one run: everything around the shop that outlives its deaths. */
export async function createWorld(engine: Engine): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-torture-"));
  const standins = await startStandins({ port: 0, dataDir: join(dataDir, "standins") });
  const postgres = engine === "postgres" ? await startPostgres() : null;
  const env: Record<string, string> = {
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    STANDINS_PORT: new URL(standins.url).port,
    WEBPAY_URL: `${standins.url}/webpay`,
    SMTP_URL: standins.smtp,
    RATE_LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "silent",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.faults.join("\n"));
  const config = read.config;
  let steps = 0;
  return {
    engine,
    config,
    standinsUrl: standins.url,
    now: () => Date.now() + steps * stepMs,
    startShop: (death) =>
      spawnShop(
        { ...env, ...deathSettings(death), TORTURE_OFFSET_MS: String(steps * stepMs) },
        () => {
          steps += 1;
        },
      ),
    async withDatabase(use) {
      const database = await openDatabase(config);
      try {
        return await use(database);
      } finally {
        await database.close();
      }
    },
    crashDatabase: postgres ? () => crash(postgres.url) : null,
    close: async () => {
      await closeAll(standins, postgres);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function closeAll(standins: StandinsProcess, postgres: { stop: () => Promise<void> } | null) {
  await standins.stop();
  await postgres?.stop();
}

function deathSettings(
  death: { failpoint: Failpoint; hits: number } | undefined,
): Record<string, string> {
  if (!death) return {};
  return { TORTURE_FAILPOINT: death.failpoint, TORTURE_HITS: String(death.hits) };
}

async function spawnShop(env: Record<string, string>, onStep: () => void): Promise<ShopProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["torture/shop-process.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH ?? "", ...env },
  });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const died = once(child, "close").then(() => undefined);
  const url = `http://127.0.0.1:${env.PORT}`;
  const hasDied = () => child.exitCode !== null || child.signalCode !== null;
  await waitUntilReady(url, hasDied);
  return {
    url,
    readyMs: performance.now() - startedAt,
    reached: () => /failpoint (\S+)/.exec(output)?.[1] ?? null,
    hasDied,
    died,
    kill: () => killProcess(child, died),
    step: () => {
      if (hasDied()) return;
      onStep();
      child.kill("SIGUSR2");
    },
  };
}

async function killProcess(child: ChildProcess, died: Promise<void>): Promise<void> {
  child.kill("SIGKILL");
  await died;
}

async function waitUntilReady(url: string, hasDied: () => boolean): Promise<void> {
  for (let tries = 0; tries < readyTries; tries++) {
    // A failpoint may strike while the shop catches up with what it left.
    if (hasDied()) return;
    const answer = await fetch(`${url}/api/salud`).catch(() => null);
    if (answer?.ok) return;
    await wait(readyPollMs);
  }
  throw new Error("the shop did not become ready");
}

async function crash(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The server ends this connection, too.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'estrato' order by pid limit 1",
  );
  if (rows[0]) process.kill(rows[0].pid, "SIGKILL");
  await client.end().catch(() => undefined);
}
