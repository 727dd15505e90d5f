import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { pictureFolder } from "#demo/catalogo.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { loadBuiltPages } from "#server/shop.ts";
import { type Device, type VisitOptions, visit } from "./visit.ts";

/** The shop as people meet it, and a browser to visit it with. */
export type BrowserShop = TestShop & {
  browser: Browser;
  visit: (
    options: Omit<VisitOptions, "baseUrl">,
    use: (page: Page) => Promise<void>,
  ) => Promise<void>;
};

export const bothDevices: Device[] = ["desktop", "phone"];

let serial = 0;
/** For the names of one try: what it leaves behind when it fails is not in the way of the next one. */
export const markOf = (device: Device) => `${device}${++serial}`;

/** Opens a shop with the built pages and running jobs, to be visited with this browser. */
export async function openBrowserShop(
  browser: Browser,
  env: Record<string, string> = {},
): Promise<BrowserShop> {
  const pages = await loadBuiltPages(resolve("build"));
  const shop = await openTestShop({ pages, isLive: true, env });
  return {
    ...shop,
    browser,
    visit: (options, use) => visit(browser, { baseUrl: shop.shopUrl, ...options }, use),
  };
}

/** Pictures of the demo catalogue, so that pages look and weigh as they do in life. */
export const demoPictures = ["pudu-del-bosque-a", "pudu-del-bosque-b"];

/** A producto that is shown with real pictures; answers its id. */
export async function stockProducto(
  shop: TestShop,
  overrides: Parameters<typeof buildProducto>[1] = {},
): Promise<number> {
  for (const name of demoPictures) await shop.images.adopt(name, pictureFolder(name));
  const id = await buildProducto(shop, { imagenes: demoPictures, ...overrides });
  await shop.app.refreshPages();
  return id;
}
