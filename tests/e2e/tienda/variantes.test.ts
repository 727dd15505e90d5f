import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { demoPictures, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus, waitForHeading } from "#tests/support/browser/keyboard.ts";
import { plateCampos } from "#tests/support/buying/plates.ts";

let pot: number;
let plate: number;
let pictured: number;
test.beforeAll(async ({ shop }) => {
  [pot = 0] = await buildFamilia(shop, { stocks: [4, 1, 0] });
  [plate = 0] = await buildFamilia(shop, {
    nombre: "Placa Ola",
    stocks: [4, 0, 4],
    personalizacion: plateCampos,
  });
  const other = await stockProducto(shop);
  const joined = [other, await stockProducto(shop)];
  [pictured = 0] = await buildFamilia(shop, {
    ...{ nombre: "Vaso Duna", joined, imagenes: demoPictures, stocks: [0] },
  });
  await shop.app.refreshCatalogoVersion();
});

const valor = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const cantidad = (page: Page) => page.getByRole("spinbutton", { name: "Cantidad" });
/** Another one after a reload. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

describe.each(onPhone)("on a %s", (device) => {
  test("another color changes the page in place, and the focus stays on it", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pot}`);
      await page.getByRole("group", { name: "Color: Lapis" }).waitFor();
      await cantidad(page).fill("3");
      await cantidad(page).press("Enter");
      const opened = await documentOf(page);
      const link = valor(page, "Musgo");
      await link.focus();
      const top = () => link.evaluate((it) => Math.round(it.getBoundingClientRect().top));
      const before = await top();
      const shelf = page.locator("section[aria-labelledby=repisa]");
      await shelf.evaluate((it) => it.classList.add("of-lapis"));
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/producto\/\d+-macetero-nube-musgo$/);
      await page.getByRole("heading", { level: 1, name: "Macetero Nube · Musgo" }).waitFor();
      await page.getByRole("group", { name: "Color: Musgo" }).waitFor();
      await page.getByText("$13.990").first().waitFor();
      await page.getByText("Última unidad").first().waitFor();
      expect(await cantidad(page).inputValue()).toBe("1");
      expect(await link.getAttribute("aria-current")).toBe("true");
      await waitForFocus(link);
      expect(await top()).toBe(before);
      await page.locator("section[aria-labelledby=repisa]:not(.of-lapis)").waitFor();
      expect(await shelf.count()).toBe(1);

      await page.goBack();
      await waitForHeading(page, "Macetero Nube · Lapis");
      await page.waitForURL(new RegExp(`/producto/${pot}`));
      await page.getByText("$12.990").first().waitFor();
      expect(await valor(page, "Lapis").getAttribute("aria-current")).toBe("true");
      expect(await documentOf(page)).toBe(opened);
    }));

  test("one that is sold out says so, and its page offers to tell when it is back", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pot}`);
      await valor(page, "Arena Agotado").click();
      await page.getByText("Por ahora no quedan unidades.").waitFor();
      await page.getByRole("button", { name: "Avísame" }).waitFor();
      await waitForFocus(valor(page, "Arena Agotado"));
    }));

  test("what was typed stays from one variante to the next, past one that is sold out", ({
    shop,
  }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${plate}`);
      const nombre = page.getByRole("textbox", { name: "Nombre", exact: true });
      await nombre.fill("Ñandú 3°");
      await page.getByText("Araucaria").click();
      await valor(page, "Musgo Agotado").click();
      await nombre.waitFor({ state: "detached" });
      await valor(page, "Arena").click();
      await page.getByRole("heading", { level: 1, name: "Placa Ola · Arena" }).waitFor();
      await expect.poll(() => nombre.inputValue()).toBe("Ñandú 3°");
      expect(await page.getByRole("radio", { name: "Araucaria" }).isChecked()).toBe(true);
      await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
      await page.getByRole("link", { name: "Carrito, 1 producto" }).waitFor();
    }));
});

test("pictures begin anew, and the bar appears for one that can be bought again", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.setViewportSize({ width: 1200, height: 400 });
    await page.goto(`/producto/${pictured}`);
    await page.getByText("Por ahora no quedan unidades.").waitFor();
    const second = page.getByRole("link", { name: "Ver imagen 2" });
    await second.click();
    await second.and(page.locator("[aria-current]")).waitFor();
    await valor(page, "Musgo").click();
    await page.getByRole("heading", { level: 1, name: "Vaso Duna · Musgo" }).waitFor();
    await page.getByRole("region", { name: "Opiniones" }).scrollIntoViewIfNeeded();
    await page.getByRole("region", { name: "Comprar Vaso Duna · Musgo" }).waitFor();
    const first = page.getByRole("link", { name: "Ver imagen 1" });
    await first.and(page.locator("[aria-current]")).waitFor();
  }));

test("without JavaScript each color is a link", ({ shop }) =>
  shop.visit({ hasJavaScript: false }, async (page) => {
    await page.goto(`/producto/${pot}`);
    await valor(page, "Musgo").click();
    await page.waitForURL(/\/producto\/\d+-macetero-nube-musgo$/);
    await page.getByRole("heading", { level: 1, name: "Macetero Nube · Musgo" }).waitFor();
    await valor(page, "Lapis").waitFor();
  }));
