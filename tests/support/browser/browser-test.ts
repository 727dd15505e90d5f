import { test as base } from "vitest";
import { launchBrowser } from "#rig/browser/launch-browser.ts";
import { openBrowserShop, type ShopParts } from "./browser-shop.ts";
import { shareContexts } from "./shared-contexts.ts";
import { openWorkerAddress } from "./worker-address.ts";

/**
 * The optimizing compilers, which no visit lives long enough to repay, and compiling while a script arrives, which repeats
 * what the process has compiled for an earlier visit.
 */
const forShortVisits = ["--js-flags=--no-maglev --no-turbofan --no-script-streaming"];

const withBrowser = base
  .extend(
    "browser",
    { scope: "worker" },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
    async ({}, { onCleanup }) => {
      const browser = await launchBrowser(forShortVisits);
      onCleanup(() => browser.close());
      return browser;
    },
  )
  .extend("contexts", { scope: "worker" }, async ({ browser }, { onCleanup }) => {
    const contexts = shareContexts(browser);
    onCleanup(contexts.close);
    return contexts;
  })
  .extend(
    "address",
    { scope: "worker" },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
    async ({}, { onCleanup }) => {
      const address = await openWorkerAddress();
      onCleanup(address.close);
      return address;
    },
  );

/** The shop is opened once per file. */
export function browserTest(env: Record<string, string> = {}, parts: ShopParts = {}) {
  return withBrowser.extend(
    "shop",
    { scope: "file" },
    async ({ browser, contexts, address }, { onCleanup }) => {
      const shop = await openBrowserShop(browser, env, { ...parts, contexts, address });
      onCleanup(shop.close);
      return shop;
    },
  );
}

/** A shop for each test, in files that open no other. */
export const freshBrowserTest = withBrowser.extend(
  "shop",
  async ({ browser, contexts, address }, { onCleanup }) => {
    const shop = await openBrowserShop(browser, {}, { contexts, address });
    onCleanup(shop.close);
    return shop;
  },
);

export const test = browserTest();
