import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";

let id: number;
test.beforeAll(async ({ shop }) => {
  id = await stockProducto(shop);
});

const borderOf = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).borderBottomColor);

/** Contrast themes replace every colour and ignore transparency. */
async function expectOneLine(page: Page, links: Locator): Promise<void> {
  const current = links.and(page.locator("[aria-current]"));
  await current.waitFor();
  const other = links.and(page.locator(":not([aria-current])")).first();
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await borderOf(other)).toBe(canvas);
  expect(await borderOf(current)).not.toBe(canvas);
}

test("with forced colours only the current item has its mark", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/tienda");
    await expectOneLine(page, page.getByRole("banner").getByRole("listitem").getByRole("link"));
    await page.goto(`/producto/${id}`);
    await expectOneLine(page, page.getByRole("main").getByRole("link", { name: /^Ver imagen/ }));
  }));
