import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { stockProducto } from "./browser-shop.ts";

/** More than a screen of productos, «Engranaje 1» to «Engranaje 20». */
export async function stockCards(shop: TestShop): Promise<void> {
  for (let number = 1; number <= 20; number++) {
    await stockProducto(shop, { nombre: `Engranaje ${number}`, categoria: "Prototipos" });
  }
}

/** Opens the catalogue and scrolls to «Engranaje 5», `top` px from its top. */
export async function scrollToCard(page: Page) {
  await page.goto("/tienda");
  const card = page.getByRole("link", { name: "Engranaje 5", exact: true });
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  return { card, top };
}

export const isHeadingFocused = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.tagName === "H1");
