import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildFamilia, colors, sizes } from "#rig/builders/familia.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { scan } from "#tests/support/browser/scan.ts";

const heading = (page: Page, nombre: string) =>
  page.getByRole("heading", { level: 1, name: nombre, exact: true }).waitFor();
const choice = (page: Page, nombre: string) =>
  page.getByRole("main").getByRole("link", { name: nombre, exact: true });

/** Its scripts come in a file of their own; before them it loads a whole page. */
function isHeard(link: Element): boolean {
  return Object.keys(link).some((name) => name.startsWith("__reactProps"));
}

describe.each(onPhone)("on a %s", (device) => {
  test("a variante is chosen in place, and its precio and units are its own", async ({ shop }) => {
    const ids = await buildFamilia(shop, { nombre: `Maceta ${device}`, ejes: [colors, sizes] });
    await shop.database.db
      .updateTable("productos")
      .set({ stock: 0 })
      .where("id", "=", ids[3] ?? 0)
      .execute();
    await shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${ids[0]}`);
      await heading(page, `Maceta ${device} · Lapis · Chica`);
      await page.evaluate(() => {
        document.body.dataset.loaded = "once";
      });
      const green = choice(page, "Musgo");
      await expect.poll(() => green.evaluate(isHeard)).toBe(true);
      await green.focus();
      await page.keyboard.press("Enter");
      await heading(page, `Maceta ${device} · Musgo · Chica`);
      expect(page.url()).toMatch(/-musgo-chica$/);
      await page.getByText("$14.990").first().waitFor();
      expect(await green.getAttribute("aria-current")).toBe("true");
      expect(await green.evaluate((it) => it === document.activeElement)).toBe(true);
      expect(await scan(page)).toEqual([]);
      await choice(page, "Grande Agotado").click();
      await heading(page, `Maceta ${device} · Musgo · Grande`);
      await page.getByRole("button", { name: "Avísame" }).waitFor();
      await choice(page, "Arena").click();
      await heading(page, `Maceta ${device} · Arena · Grande`);
      await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
      await page.getByRole("link", { name: "Carrito, 1 producto" }).waitFor();
      await page.goBack();
      await heading(page, `Maceta ${device} · Musgo · Grande`);
      expect(await page.evaluate(() => document.body.dataset.loaded)).toBe("once");
      await page.goto("/carrito");
      await page.getByText(`Maceta ${device} · Arena · Grande`).first().waitFor();
    });
  });
});

test("without scripts each valor is a link to a whole page", async ({ shop }) => {
  const [id] = await buildFamilia(shop, { nombre: "Maceta quieta" });
  await shop.visit({ hasJavaScript: false }, async (page) => {
    await page.goto(`/producto/${id}`);
    await choice(page, "Arena").click();
    await heading(page, "Maceta quieta · Arena");
  });
});
