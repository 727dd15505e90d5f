import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";
import { readConfig } from "#server/config/config.ts";
import { findFreePort } from "#tests/support/ports.ts";
import type { Place } from "#views/place.ts";
import { buildPages } from "./build-pages.ts";
import { seedDemo } from "./seed-demo.ts";
import { startStandins } from "./standins-process.ts";

export const demoAdmin = { email: "admin@tienda.test", password: "admin-demo-3D" };

export type PhotoShop = Place & { stop: () => Promise<void> };

/** A shop to be photographed: built pages, the demo catalogue, stand-ins, and nothing of yesterday. */
export async function openPhotoShop(): Promise<PhotoShop> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-photos-"));
  const standins = await startStandins({ port: 0, dataDir: join(dataDir, "standins") });
  const read = readConfig({
    NODE_ENV: "development",
    LOG_LEVEL: "error",
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    STANDINS_PORT: new URL(standins.url).port,
    SMTP_URL: standins.smtp,
    WEBPAY_URL: `${standins.url}/webpay`,
    // The stage is built faster than people shop.
    RATE_LIMIT_FACTOR: "1000",
  });
  if (!read.ok) throw new Error(read.faults.join("\n"));
  const { config } = read;
  const shop = await startShop(config, {
    pages: await loadBuiltPages(resolve("build")),
    beforeServing: (stores) => seedDemo(stores, config.demoProducts),
  });
  return {
    shopUrl: config.shopUrl,
    standinsUrl: standins.url,
    stop: async () => {
      await shop.stop();
      await standins.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A running demo: its stand-ins listen on the next port. */
export function findPhotoShop(url: string): PhotoShop {
  const shopUrl = new URL(url).origin;
  const standins = new URL(shopUrl);
  standins.port = String(Number(standins.port) + 1);
  return { shopUrl, standinsUrl: standins.origin, stop: async () => undefined };
}
