import { test as base } from "vitest";
import { openTestShop, type TestShopOptions } from "#rig/shop/test-shop.ts";

/** The shop is opened once per file, on first use. */
export function shopTest(options: TestShopOptions = {}) {
  return base
    .extend("shopOptions", { scope: "file" }, options)
    .extend("shop", { scope: "file" }, async ({ shopOptions }, { onCleanup }) => {
      const shop = await openTestShop(shopOptions);
      onCleanup(shop.close);
      return shop;
    });
}

/** A new shop each: where counts, limits or the clock must start afresh. */
export function freshShopTest(options: TestShopOptions = {}) {
  return base
    .extend("shopOptions", { scope: "file" }, options)
    .extend("shop", async ({ shopOptions }, { onCleanup }) => {
      const shop = await openTestShop(shopOptions);
      onCleanup(shop.close);
      return shop;
    });
}

export const test = shopTest();
