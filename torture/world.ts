import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { copyTemplate, dropDatabase } from "#rig/databases/postgres-databases.ts";
import { startPostgres } from "#rig/databases/postgres-server.ts";
import type { Engine } from "#rig/databases/test-database.ts";
import { type ShopProcess, startShopProcess } from "#rig/process/shop-process.ts";
import { configOf, type Env } from "#rig/shop/config-of.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { type StandinsProcess, startStandins } from "#rig/standins/standins-process.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import type { Config } from "#server/config/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";

type Settings = Env & { PORT: string };

export type World = {
  engine: Engine;
  config: Config;
  /** The settings of `config`. */
  env: Env;
  /** Settings that name an empty place on the same engine. */
  makePlace: () => Promise<{ env: Env; remove: () => Promise<void> }>;
  standinsUrl: string;
  /** The shop's time: real time plus the steps so far. */
  now: () => number;
  startShop: () => Promise<ShopProcess>;
  withDatabase: <T>(use: (database: Database) => Promise<T>) => Promise<T>;
  /** Kills a backend process: PostgreSQL drops all connections and replays its log. */
  crashDatabase: (() => Promise<void>) | null;
  close: () => Promise<void>;
};

const stepMs = 60_000;

/** Opens everything that outlives the shop's deaths: stand-ins, database, settings. */
export async function createWorld(engine: Engine): Promise<World> {
  const dataDir = makeScratch("torture");
  const standins = await startStandins({ port: 0, dataDir: join(dataDir, "standins") });
  const postgres = engine === "postgres" ? await startPostgres() : null;
  const env: Settings = {
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ...standinsEnv(standins),
    RATE_LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "silent",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const config = configOf(env);
  let steps = 0;
  return {
    engine,
    config,
    env,
    makePlace: () => makePlace(env, postgres?.url ?? null),
    standinsUrl: standins.url,
    now: () => Date.now() + steps * stepMs,
    startShop: () =>
      startShop({ ...env, TORTURE_OFFSET_MS: String(steps * stepMs) }, () => {
        steps += 1;
      }),
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

async function makePlace(env: Env, serverUrl: string | null) {
  const DATA_DIR = makeScratch("restored");
  const url =
    serverUrl === null
      ? undefined
      : await copyTemplate(serverUrl, { name: "vacia", prepare: async () => undefined });
  return {
    env: { ...env, DATA_DIR, DATABASE_URL: url },
    async remove() {
      rmSync(DATA_DIR, { recursive: true, force: true });
      if (serverUrl !== null && url !== undefined) await dropDatabase(serverUrl, url);
    },
  };
}

async function closeAll(standins: StandinsProcess, postgres: { stop: () => Promise<void> } | null) {
  await standins.stop();
  await postgres?.stop();
}

/** Counts clock steps, so that the next start has the same time. */
async function startShop(env: Settings, onStep: () => void): Promise<ShopProcess> {
  const shop = await startShopProcess(env);
  return {
    ...shop,
    step: () => {
      if (!shop.hasDied()) onStep();
      shop.step();
    },
  };
}

async function crash(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'estrato' order by pid limit 1",
  );
  if (rows[0]) process.kill(rows[0].pid, "SIGKILL");
  await client.end().catch(() => undefined);
}
