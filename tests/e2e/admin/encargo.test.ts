import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { dialog, fill, save } from "#tests/support/browser/productos-page.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";

test("a producto that is made when it is bought says so to its buyer, with the days it takes", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  const id = await buildProducto(shop, { stock: 5 });
  await shop.visit({ expectedErrors: [/422/] }, async (page) => {
    await giveToken(page, token);
    await page.goto(`/admin/productos?editar=${id}`);
    const editor = dialog(page, "Editar Producto");
    await editor
      .getByLabel("¿De dónde sale cada unidad?")
      .selectOption({ label: "La hago cuando la compran" });
    await expect.poll(() => editor.getByLabel("Stock", { exact: true }).count()).toBe(0);
    await fill(page, { "Días hábiles para hacerla": "10" });
    await save(page);
    await editor
      .getByText(/cuántas unidades puedes hacer por semana/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await fill(page, { "Unidades por semana": "3" });
    await save(page);
    await editor.waitFor({ state: "detached" });
    await page.goto(`/producto/${id}`);
    await page.getByText("La hacemos para ti", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
    await page.getByText("Producto añadido al carrito").waitFor();
    const made = /^La hacemos para ti en hasta 10 días hábiles, y desde ahí cuenta el despacho\.$/;
    for (const path of [`/producto/${id}`, "/carrito"]) {
      await page.goto(path);
      await page.getByText(made).first().waitFor();
    }
  });
});
