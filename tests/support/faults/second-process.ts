import { createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import { startShopProcess } from "#rig/process/shop-process.ts";
import { networkTransport } from "#rig/shop/network-transport.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { findFreePort } from "#rig/system/ports.ts";

export type SecondProcess = {
  url: string;
  client: TestShop["client"];
  stop: () => Promise<void>;
};

/**
 * An OS process with jobs, on the test's database, stand-ins and time. Leases are compared between processes: with
 * clocks that are further apart than a lease, one takes what the other holds.
 */
export async function startSecondProcess(
  { config, standins, clock }: TestShop,
  env: Record<string, string> = {},
): Promise<SecondProcess> {
  const { url, stop } = await startShopProcess({
    PORT: String(await findFreePort()),
    SHOP_URL: config.shopUrl,
    DATA_DIR: config.dataDir,
    ...standinsEnv(standins),
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    TORTURE_OFFSET_MS: String(clock.now() - Date.now()),
    ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
    ...env,
  });
  return { url, client: (token) => createClient(networkTransport(url, token), routes), stop };
}
