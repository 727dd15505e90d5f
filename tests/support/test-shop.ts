import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { pictureFolder } from "#demo/catalogo.ts";
import { loadBuiltPages } from "#server/app/shop.ts";
import { buildProducto } from "./builders.ts";
import { type Device, launchBrowser, type VisitOptions, visit } from "./chromium.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

export type TestShop = {
  app: TestApp;
  browser: Browser;
  visit: (
    options: Omit<VisitOptions, "baseUrl">,
    use: (page: Page) => Promise<void>,
  ) => Promise<void>;
  close: () => Promise<void>;
};

export const bothDevices: Device[] = ["desktop", "phone"];

let serial = 0;
/** For the names of one try: what it leaves behind when it fails is not in the way of the next one. */
export const markOf = (device: Device) => `${device}${++serial}`;

/** The whole shop as people meet it: built pages, running jobs, a browser, and a few productos. */
export async function openTestShop(env: Record<string, string> = {}): Promise<TestShop> {
  const [app, browser] = await Promise.all([
    createTestApp({ pages: await loadBuiltPages(resolve("build")), isLive: true, env }),
    launchBrowser(),
  ]);
  return {
    app,
    browser,
    visit: (options, use) => visit(browser, { baseUrl: app.config.shopUrl, ...options }, use),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

/** Pictures of the demo catalogue, so that pages look and weigh as they do in life. */
export const demoPictures = ["pudu-del-bosque-a", "pudu-del-bosque-b"];

/** A producto that is shown with real pictures; answers its id. */
export async function stockProducto(
  { app }: TestShop,
  overrides: Parameters<typeof buildProducto>[1] = {},
): Promise<number> {
  for (const name of demoPictures) await app.images.adopt(name, pictureFolder(name));
  const id = await buildProducto(app, { imagenes: demoPictures, ...overrides });
  await app.app.refreshPages();
  return id;
}
