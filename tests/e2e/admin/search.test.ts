import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { giveToken, waitForPath } from "#tests/support/browser/session.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

const fieldOf = (page: Page) =>
  page.getByRole("combobox", { name: "Pedido, producto, persona o sección" });

describe.each(onPhone)("the search of the administration on a %s", (device) => {
  test("finds pedidos by what is written on them, productos and sections", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    const { buyer, pedido } = await buyPlates(shop, { nombre: "Ñuble 3°", color: "araucaria" });
    const zorro = await buildProducto(shop, { nombre: "Zorro del pedregal" });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/mensajes");
      const opener = page.getByRole("button", { name: "Buscar en la administración" });
      await opener.click();
      await waitForFocus(fieldOf(page));
      await page.keyboard.type("nuble");
      const found = page.getByRole("option");
      await found.filter({ hasText: "«Ñuble 3°»" }).waitFor();
      await page.keyboard.press("Enter");
      await waitForPath(page, `/admin/pedidos/${pedido.id}`);

      await opener.click();
      await fieldOf(page).fill(buyer.email);
      const people = page.getByRole("group", { name: "Clientes" });
      await people.getByRole("option").filter({ hasText: "1 pedido" }).waitFor();
      // Several groups: the arrow goes from the last one to the first.
      await fieldOf(page).fill("ped");
      await found.filter({ hasText: "Zorro del pedregal" }).waitFor();
      await page.keyboard.press("ArrowUp");
      const last = page.getByRole("option", { selected: true });
      expect(await last.innerText()).toBe("Pedidos");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await waitForPath(page, `/admin/productos?editar=${zorro}`);
    });
  });

  test("opens by its key, and is told when nothing is found", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/mensajes");
      await page.getByRole("heading", { level: 1, name: "Mensajes" }).waitFor();
      const search = page.getByRole("searchbox").first();
      await search.fill("/");
      expect(await search.inputValue()).toBe("/");
      expect(await fieldOf(page).count()).toBe(0);
      await page.getByRole("heading", { level: 1 }).focus();
      await page.keyboard.press("/");
      await fieldOf(page).fill("zzz");
      await page.getByText("Nada coincide con «zzz».").waitFor();
      await page.keyboard.press("Escape");
      await fieldOf(page).waitFor({ state: "detached" });
    });
  });

  test("is beside the way to the shop, where a producto leads back to its form", async ({
    shop,
  }) => {
    const { token } = await buildAdmin(shop);
    const id = await buildProducto(shop, { nombre: "Pudú" });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin");
      if (device === "phone") await page.getByRole("button", { name: "Secciones" }).click();
      await page.getByRole("link", { name: "Ver la tienda" }).last().click();
      await waitForPath(page, "/");
      await page.goto(`/producto/${id}`);
      await page.getByRole("link", { name: "Editar" }).click();
      const dialog = page.getByRole("dialog", { name: "Editar Producto" });
      await dialog.waitFor();
      expect(await dialog.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Pudú");
    });
  });
});
