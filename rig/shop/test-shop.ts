import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { type Logger, pino } from "pino";
import { type ApiClient, createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import { createTestDatabase } from "#rig/databases/test-database.ts";
import { offerOf } from "#rig/demo/demo-offer.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { type App, createApp } from "#server/app/app.ts";
import { openImageStore } from "#server/app/open-images.ts";
import type { Traces } from "#server/call.ts";
import type { Config } from "#server/config/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import type { LoadMeter } from "#server/http/guard/load-shedding.ts";
import type { Pages } from "#server/http/pages/pages.ts";
import { createIdentity } from "#server/providers/identity.ts";
import type { ImageStore } from "#server/providers/image-store.ts";
import { createMailProvider } from "#server/providers/mail.ts";
import { createWebpay } from "#server/providers/payment/webpay.ts";
import { seconds, systemClock } from "#server/time/clock.ts";
import { createStandins, type Standins } from "#standins/create-standins.ts";
import type { WebpayOptions } from "#standins/webpay/webpay.standin.ts";
import { configOf } from "./config-of.ts";
import { networkTransport } from "./network-transport.ts";
import type { Place } from "./place.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

/** `shopUrl` is public, `url` the loopback address that tests call. */
export type TestShop = Place & {
  url: string;
  app: App;
  database: Database;
  config: Config;
  clock: TestClock;
  standins: Standins;
  images: ImageStore;
  /** `from`: needs PROXY_HOPS=1. */
  client: (token?: string, from?: string) => ApiClient;
  close: () => Promise<void>;
};

export type TestShopOptions = {
  env?: Record<string, string>;
  pages?: Pages;
  isLive?: boolean;
  /** Short only where the provider is slow on purpose: a paused process must not look like that. */
  paymentTimeoutMs?: number;
  /** Stand-ins keep the real time. */
  hasSteadyProvider?: boolean;
  /** The shop does not listen itself: requests to this port are handed to it. */
  address?: ShopAddress;
  load?: LoadMeter;
  log?: Logger;
  traces?: Traces;
  webpay?: WebpayOptions;
  /**
   * On the same database, stand-ins and clock. PostgreSQL only: two connections of one process to a
   * SQLite file deadlock.
   */
  beside?: TestShop;
};

export type ShopAddress = {
  port: number;
  serve: (server: Server) => void;
  /** Ends when the requests in progress have. */
  leave: () => Promise<void>;
};

/** Three times the shop's own, and shorter than the lease of a payment. */
const patientMs = seconds(30);

type SharedParts = Pick<TestShop, "config" | "clock" | "standins"> & { clear: () => Promise<void> };

/**
 * Opens a shop in this process, on loopback, with stand-ins as providers. The test moves the clock;
 * jobs start only with `isLive`.
 */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { pages = null, isLive = false, paymentTimeoutMs = patientMs, beside, load } = options;
  const { address } = options;
  const parts = beside ? await shareParts(beside) : await prepareParts(options);
  const { config, clock, standins } = parts;
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? "silent" });
  const images = await openImageStore(config, log);
  const database = await openDatabase(config);
  const app = await createApp({
    config,
    db: database.db,
    clock,
    log,
    payment: createWebpay({
      ...config.webpay,
      timeoutMs: paymentTimeoutMs,
    }),
    identity: createIdentity(config),
    mail: createMailProvider({ smtpUrl: config.smtpUrl, from: config.mailFrom }),
    passwords: createTestPasswords(),
    images,
    pages,
    ...(load ? { load } : {}),
    traces: options.traces,
    demo: offerOf(config, { standinsUrl: standins.url, hasOwnWebpay: false, hasOwnMail: false }),
  });
  if (address) {
    await app.http.ready();
    address.serve(app.http.server);
  } else await app.http.listen({ port: config.port, host: "127.0.0.1" });
  if (isLive) app.jobs.start();
  const url = `http://127.0.0.1:${config.port}`;
  return {
    url,
    shopUrl: config.shopUrl,
    standinsUrl: standins.url,
    app,
    database,
    // The running shop's: a test that changes it changes the shop.
    config: app.ctx.config,
    clock,
    standins,
    images,
    client: (token, from) => createClient(networkTransport(url, token, from), routes),
    close: async () => {
      await address?.leave();
      await app.http.close();
      await database.close();
      await parts.clear();
    },
  };
}

async function prepareParts(options: TestShopOptions): Promise<SharedParts> {
  const { env = {}, isLive = false, webpay = {}, hasSteadyProvider = false, address } = options;
  const dataDir = makeScratch("test");
  const clock = createTestClock({ isRunning: isLive });
  const standins = await createStandins({
    port: 0,
    host: "127.0.0.1",
    smtpPort: 0,
    clock: hasSteadyProvider ? systemClock : clock,
    webpay,
  });
  const database = await createTestDatabase(dataDir);
  const config = configOf({
    PORT: String(address?.port ?? (await findFreePort())),
    DATA_DIR: dataDir,
    ...standinsEnv(standins),
    // Only tests of limits keep the limits.
    RATE_LIMIT_FACTOR: "1000",
    ...database.env,
    ...env,
  });
  const clear = async () => {
    await standins.close();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { config, clock, standins, clear };
}

async function shareParts({ config, clock, standins }: TestShop): Promise<SharedParts> {
  if (!config.databaseUrl) throw new Error("a shop beside another needs PostgreSQL");
  // Shared public address.
  const own = { ...config, port: await findFreePort() };
  return { config: own, clock, standins, clear: async () => undefined };
}
