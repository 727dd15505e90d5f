import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type ApiClient, createClient } from "#contract/client.ts";
import { type App, createApp } from "#server/app/app.ts";
import { openImageStore } from "#server/app/shop.ts";
import { systemClock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import type { LoadMeter } from "#server/http/guard/load-shedding.ts";
import type { Pages } from "#server/http/pages/pages.ts";
import { createIdentity } from "#server/providers/identity.ts";
import type { ImageStore } from "#server/providers/image-store.ts";
import { createMailProvider } from "#server/providers/mail.ts";
import { createPasswords } from "#server/providers/passwords.ts";
import { createWebpay } from "#server/providers/webpay.ts";
import { createStandins, type Standins } from "#standins/create-standins.ts";
import type { WebpayOptions } from "#standins/webpay/webpay.standin.ts";
import { networkTransport } from "./network-transport.ts";
import { findFreePort } from "./ports.ts";
import { createTestDatabaseUrl } from "./postgres.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export type TestApp = {
  url: string;
  app: App;
  database: Database;
  config: Config;
  clock: TestClock;
  standins: Standins;
  images: ImageStore;
  /** A typed client over the network, as a guest or with a token. */
  client: (token?: string) => ApiClient;
  close: () => Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  pages?: Pages;
  /** The clock runs and so do the jobs: for tests that drive a browser. */
  isLive?: boolean;
  /** How long a call of the payment provider may take, for tests of slow ones. */
  paymentTimeoutMs?: number;
  /** The stand-ins keep the real time while the test's clock jumps. */
  hasSteadyProvider?: boolean;
  /** How far the process says it is behind, for tests of what is refused then. */
  load?: LoadMeter;
  /** Other limits or another pace of the payment stand-in. */
  webpay?: WebpayOptions;
  /**
   * A shop on the same database, stand-ins and clock, as a second process would be: port, connections,
   * caches and jobs are its own. PostgreSQL only: two connections of one process to a SQLite file
   * would block each other for good.
   */
  beside?: TestApp;
};

/** What a shop stands on and shares with one that is started beside it. */
type Ground = Pick<TestApp, "config" | "clock" | "standins"> & { clear: () => Promise<void> };

/**
 * The shop as it runs, on the engine that TEST_ENGINE names, listening on loopback. Real: HTTP,
 * database, mail and payment clients. Stand-ins: the payment provider and the mail server. The
 * clock is the test's; no job runs by itself: tests call what they want to happen.
 */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const { pages = null, isLive = false, paymentTimeoutMs, beside, load } = options;
  const ground = beside ? await shareGround(beside) : await breakGround(options);
  const { config, clock, standins } = ground;
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const images = await openImageStore(config, log);
  const database = await openDatabase(config);
  const app = await createApp({
    config,
    db: database.db,
    clock,
    log,
    payment: createWebpay({
      ...config.webpay,
      ...(paymentTimeoutMs ? { timeoutMs: paymentTimeoutMs } : {}),
    }),
    identity: createIdentity(config),
    mail: createMailProvider({ smtpUrl: config.smtpUrl, from: config.mailFrom }),
    passwords: createPasswords(),
    images,
    pages,
    ...(load ? { load } : {}),
  });
  await app.http.listen({ port: config.port, host: "127.0.0.1" });
  if (isLive) app.jobs.start();
  const url = `http://127.0.0.1:${config.port}`;
  return {
    url,
    app,
    database,
    config,
    clock,
    standins,
    images,
    client: (token) => createClient(networkTransport(url, token)),
    close: async () => {
      await app.http.close();
      await database.close();
      await ground.clear();
    },
  };
}

async function breakGround(options: Options): Promise<Ground> {
  const { env = {}, isLive = false, webpay = {}, hasSteadyProvider = false } = options;
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-test-"));
  const clock = createTestClock({ isRunning: isLive });
  const host = "127.0.0.1";
  const standinsClock = hasSteadyProvider ? systemClock : clock;
  const standins = await createStandins({
    port: 0,
    host,
    smtpPort: 0,
    clock: standinsClock,
    webpay,
  });
  const config = testConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    STANDINS_PORT: new URL(standins.url).port,
    WEBPAY_URL: `${standins.url}/webpay`,
    SMTP_URL: standins.smtpUrl,
    // Tests of limits lower it; all others call from one address as fast as they can.
    RATE_LIMIT_FACTOR: "1000",
    ...(await databaseSetting()),
    ...env,
  });
  const clear = async () => {
    await standins.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { config, clock, standins, clear };
}

async function shareGround({ config, clock, standins }: TestApp): Promise<Ground> {
  if (!config.databaseUrl) throw new Error("a shop beside another needs PostgreSQL");
  // One shop to the world: the public address is the same.
  const own = { ...config, port: await findFreePort() };
  return { config: own, clock, standins, clear: async () => undefined };
}

async function databaseSetting(): Promise<{ DATABASE_URL?: string }> {
  if (process.env.TEST_ENGINE !== "postgres") return {};
  const databaseUrl = await createTestDatabaseUrl(async (url) => {
    const template = await openDatabase({ databaseUrl: url, dataDir: "" });
    await template.close();
  });
  return { DATABASE_URL: databaseUrl };
}

function testConfig(env: Record<string, string>): Config {
  const result = readConfig({ NODE_ENV: "test", ...env });
  if (!result.ok) throw new Error(result.faults.join("\n"));
  return result.config;
}
