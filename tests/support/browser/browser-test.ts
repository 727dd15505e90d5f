import { test as base } from "vitest";
import { openBrowserShop } from "./browser-shop.ts";
import { launchBrowser } from "./visit.ts";

/**
 * `test` with a `shop` that people can visit: its file opens it once, on the first use. The browser
 * serves all files of a worker.
 */
export function browserTest(env: Record<string, string> = {}) {
  return (
    base
      .extend("env", { scope: "file" }, env)
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
      .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
        const browser = await launchBrowser();
        onCleanup(() => browser.close());
        return browser;
      })
      .extend("shop", { scope: "file" }, async ({ browser, env: settings }, { onCleanup }) => {
        const shop = await openBrowserShop(browser, settings);
        onCleanup(shop.close);
        return shop;
      })
  );
}

/** The same with a new shop for each test. */
export function freshBrowserTest() {
  return browserTest().extend("shop", async ({ browser }, { onCleanup }) => {
    const shop = await openBrowserShop(browser);
    onCleanup(shop.close);
    return shop;
  });
}

export const test = browserTest();
