import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BrowserShop,
  openBrowserShop,
  stockProducto,
} from "#tests/support/browser/browser-shop.ts";

let shop: BrowserShop;
let id: number;
beforeAll(async () => {
  shop = await openBrowserShop();
  id = await stockProducto(shop);
});
afterAll(() => shop.close());

const borderOf = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).borderBottomColor);

/** Contrast themes replace every colour and know no transparency. */
async function expectOneLine(page: Page, links: Locator): Promise<void> {
  const current = links.and(page.locator("[aria-current]"));
  await current.waitFor();
  const other = links.and(page.locator(":not([aria-current])")).first();
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await borderOf(other)).toBe(canvas);
  expect(await borderOf(current)).not.toBe(canvas);
}

test("with the colours of the system, only what is current stands on a line", () =>
  shop.visit({}, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/tienda");
    await expectOneLine(page, page.getByRole("banner").getByRole("listitem").getByRole("link"));
    await page.goto(`/producto/${id}`);
    await expectOneLine(page, page.getByRole("main").getByRole("link", { name: /^Ver imagen/ }));
  }));
