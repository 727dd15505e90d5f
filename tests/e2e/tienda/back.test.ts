import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, { nombre: "Pudú", categoria: "Figuras", stock: 3 });
  await stockProducto(shop, { nombre: "Engranaje", categoria: "Prototipos", stock: 3 });
});

const dialog = (page: Page) => page.getByRole("dialog");
const isShown = (page: Page) => dialog(page).waitFor();
const isClosed = (page: Page) => dialog(page).waitFor({ state: "hidden" });
/** The window has its own entry, which comes with a file of its own. */
const waitForEntry = (page: Page) => page.waitForFunction(() => history.state?.isWindow === true);
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function openViewer(page: Page): Promise<void> {
  await page.goto("/tienda");
  await page.getByRole("link", { name: "Pudú" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Pudú" }).waitFor();
  await page
    .getByLabel(/Ver en pantalla completa/)
    .first()
    .click();
  await isShown(page);
  await waitForEntry(page);
}

describe.each(onPhone)("a step back on a %s", (device) => {
  test("closes the viewer, and the next one leaves the page", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await openViewer(page);
      await page.goBack();
      await isClosed(page);
      expect(pathOf(page)).toContain(`/producto/${pudu}`);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Nuestra Tienda" }).waitFor();
      await page.goForward();
      await page.getByRole("heading", { level: 1, name: "Pudú" }).waitFor();
      expect(await dialog(page).count()).toBe(0);
    }));

  test("leaves the page after the viewer was closed by its button", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await openViewer(page);
      await page.getByRole("button", { name: "Cerrar" }).click();
      await isClosed(page);
      await page.waitForFunction(() => history.state?.isWindow !== true);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Nuestra Tienda" }).waitFor();
    }));
});

describe("a step back on a phone", () => {
  test("closes the menu, and passes over it after one of its links", ({ shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      const openMenu = async () => {
        await page.getByRole("button", { name: "Abrir menú" }).click();
        await isShown(page);
        await waitForEntry(page);
      };
      await page.goto("/tienda");
      await openMenu();
      await page.goBack();
      await isClosed(page);
      expect(pathOf(page)).toBe("/tienda");
      await openMenu();
      await dialog(page).getByRole("link", { name: "Nosotros" }).click();
      await page.getByRole("heading", { level: 1, name: "Nosotros" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Nuestra Tienda" }).waitFor();
      await page.waitForFunction(() => history.state?.isWindow !== true);
      await page.goForward();
      await page.getByRole("heading", { level: 1, name: "Nosotros" }).waitFor();
    }));

  test("takes filters back while the drawer is open, and closes it in the end", ({ shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      await page.goto("/tienda");
      await page.getByRole("button", { name: /^Filtros/ }).click();
      await isShown(page);
      await waitForEntry(page);
      await dialog(page)
        .getByRole("link", { name: /^Figuras/ })
        .click();
      await page.waitForURL(/categoria/);
      await page.goBack();
      await page.waitForURL(/\/tienda$/);
      await isShown(page);
      await page.goBack();
      await isClosed(page);
      expect(pathOf(page)).toBe("/tienda");
    }));

  test("from filtered results leads to the list, in one step for each filter", ({ shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      await page.goto("/nosotros");
      await page.goto("/tienda");
      await page.getByRole("button", { name: /^Filtros/ }).click();
      await isShown(page);
      await waitForEntry(page);
      await dialog(page)
        .getByRole("link", { name: /^Figuras/ })
        .click();
      await page.waitForURL(/categoria/);
      await page.getByRole("button", { name: "Mostrar resultados" }).click();
      await isClosed(page);
      await page.goBack();
      await page.waitForURL(/\/tienda$/);
      await page.waitForFunction(() => history.state?.isWindow !== true);
      await page.goBack();
      await page.waitForURL(/\/nosotros$/);
    }));
});
