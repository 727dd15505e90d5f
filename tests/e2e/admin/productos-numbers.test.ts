import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { markOf, onDesktop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { row } from "#tests/support/browser/productos-page.ts";
import { giveToken } from "#tests/support/browser/session.ts";

describe.each(onDesktop)("numbers of the list on a %s", (device) => {
  test("stock is set in two presses, and after another edit nothing typed is lost", async ({
    shop,
  }) => {
    const nombre = `Chercán ${markOf(device)}`;
    const { token } = await buildAdmin(shop);
    const id = await buildProducto(shop, { nombre, stock: 5, precio: 9_990 });
    const query = { id: String(id) };
    await shop.visit({ device, expectedErrors: [/409/, /422/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/productos");
      const line = row(page, nombre);
      const change = line.getByRole("button", { name: `Cambiar el stock de ${nombre}` });
      const field = line.getByLabel(`Stock de ${nombre}`);
      const focused = page.locator(":focus");
      await change.click();
      await field.and(focused).waitFor();
      await page.keyboard.type("6");
      await line.getByRole("button", { name: "Guardar" }).click();
      await page.getByText(`Stock de «${nombre}»: 6.`).waitFor();
      await change.and(focused).waitFor();
      expect(await change.innerText()).toContain("6");

      await page.keyboard.press("Enter");
      await field.and(focused).waitFor();
      const other = { stock: 2, stock_anterior: 6 };
      await shop.client(token)("patchProducto", { query, body: other });
      await page.keyboard.type("9");
      await page.keyboard.press("Enter");
      await line
        .getByRole("alert")
        .getByText(/ahora quedan 2 unidades disponibles/)
        .waitFor();
      await field.and(focused).and(page.locator("[aria-invalid]")).waitFor();
      expect(await field.inputValue()).toBe("9");
      await page.keyboard.press("Enter");
      await page.getByText(`Stock de «${nombre}»: 9.`).waitFor();

      const precio = line.getByRole("button", { name: `Cambiar el precio de ${nombre}` });
      await precio.click();
      await page.keyboard.type("gratis");
      await page.keyboard.press("Enter");
      await line
        .getByRole("alert")
        .getByText(/número entero entre 1 y/)
        .waitFor();
      await page.keyboard.press("Escape");
      await precio.and(focused).waitFor();
      await precio.click();
      await page.keyboard.type("10.990");
      await page.keyboard.press("Enter");
      await page.getByText(`«${nombre}» ahora cuesta $10.990.`).waitFor();
      const saved = await shop.client(token)("getProducto", { query });
      expect(saved.ok && saved.data).toMatchObject({ stock: 9, precio: 10_990 });
    });
  });
});
