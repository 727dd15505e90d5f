import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildPages } from "#rig/demo/build-pages.ts";
import { offerOf } from "#rig/demo/demo-offer.ts";
import { prepareDemo } from "#rig/demo/prepare-demo.ts";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import type { Place } from "#rig/shop/place.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { startStandins } from "#rig/standins/standins-process.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";

export const demoAdmin = { email: "admin@tienda.test", password: "admin-demo-3D" };

export type PhotoShop = Place & { stop: () => Promise<void> };

export async function openPhotoShop(): Promise<PhotoShop> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-photos-"));
  const standins = await startStandins({ port: 0, dataDir: join(dataDir, "standins") });
  const config = configOf({
    LOG_LEVEL: "error",
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ...standinsEnv(standins),
    // The stage is built faster than people shop.
    RATE_LIMIT_FACTOR: "1000",
  });
  const shop = await startShop(config, {
    pages: await loadBuiltPages(resolve("build")),
    beforeServing: (stores) => seedDemo(stores, config.demoProducts),
    demo: offerOf(config, { standinsUrl: standins.url, hasOwnWebpay: false, hasOwnMail: false }),
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

/** Opens the shop of `npm run demo`: with a past. */
export async function openLivedShop(): Promise<PhotoShop> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-photos-"));
  const standinsPort = await findFreePort();
  const env = {
    LOG_LEVEL: "error",
    PORT: String(await findFreePort()),
    STANDINS_PORT: String(standinsPort),
    DATA_DIR: dataDir,
  };
  await prepareDemo(configOf(env, "demo"));
  const standins = await startStandins({ port: standinsPort, dataDir: join(dataDir, "standins") });
  const config = configOf({ ...env, ...standinsEnv(standins) }, "demo");
  const shop = await startShop(config, { pages: await loadBuiltPages(resolve("build")) });
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

export function findPhotoShop(url: string): PhotoShop {
  const shopUrl = new URL(url).origin;
  const standins = new URL(shopUrl);
  standins.port = String(Number(standins.port) + 1);
  return { shopUrl, standinsUrl: standins.origin, stop: async () => undefined };
}
