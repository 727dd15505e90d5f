import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { pictureFolder } from "#demo/catalogo.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop, type TestShopOptions } from "#rig/shop/test-shop.ts";
import { loadBuiltPages } from "#server/app/shop.ts";
import type { SharedContexts } from "./shared-contexts.ts";
import { type Device, type VisitOptions, visit } from "./visit.ts";

export type BrowserShop = TestShop & {
  browser: Browser;
  visit: (
    options: Omit<VisitOptions, "baseUrl">,
    use: (page: Page) => Promise<void>,
  ) => Promise<void>;
};

/** A journey needs one of them: views see each page on both. */
export const onPhone: Device[] = ["phone"];
export const onDesktop: Device[] = ["desktop"];

let serial = 0;
/** Unique per try: a failed try must not disturb its retry. */
export const markOf = (device: Device) => `${device}${++serial}`;

export type ShopParts = Pick<TestShopOptions, "load" | "address"> & { contexts?: SharedContexts };

/** With built pages and running jobs. */
export async function openBrowserShop(
  browser: Browser,
  env: Record<string, string> = {},
  { contexts, ...parts }: ShopParts = {},
): Promise<BrowserShop> {
  const pages = await loadBuiltPages(resolve("build"));
  const shop = await openTestShop({ pages, isLive: true, env, ...parts });
  return {
    ...shop,
    browser,
    visit: (options, use) => visit(browser, { baseUrl: shop.shopUrl, contexts, ...options }, use),
  };
}

/** Real pictures: pages weigh as in production. */
export const demoPictures = ["pudu-del-bosque-a", "pudu-del-bosque-b"];

export async function stockProducto(
  shop: TestShop,
  overrides: Parameters<typeof buildProducto>[1] = {},
): Promise<number> {
  for (const name of demoPictures) await shop.images.adopt(name, pictureFolder(name));
  const id = await buildProducto(shop, { imagenes: demoPictures, ...overrides });
  await shop.app.refreshCatalogoVersion();
  return id;
}
