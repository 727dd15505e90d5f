import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { fillGuestForm, payByCard } from "#tests/support/browser/guest-checkout.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { translatePages } from "#tests/support/browser/translator.ts";

test("a guest buys while a translator owns every text of the pages", ({ shop }) =>
  shop.visit({ device: "phone", isAlone: true, expectedErrors: drawnAnew }, async (page) => {
    await translatePages(page);
    await stockProducto(shop, { nombre: "Pudú del bosque", precio: 9_990, stock: 5 });
    await page.goto("/");
    await page.getByRole("button", { name: "Abrir menú" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Tienda" }).click();
    await page.getByRole("status").filter({ hasText: "~1 producto" }).waitFor();
    await page.getByRole("link", { name: "Pudú del bosque" }).first().click();
    await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
    await page.getByText("Producto añadido al carrito").waitFor();
    await page.getByRole("link", { name: "Carrito, 1 producto" }).click();
    await page.getByRole("button", { name: "Agregar una unidad de Pudú" }).click();
    await page.getByText("~$19.980").first().waitFor();
    await page.getByRole("link", { name: "Proceder al Pago" }).click();
    await page.getByRole("link", { name: "Continuar sin cuenta" }).click();
    await page.getByRole("heading", { level: 1, name: "~Finaliza tu compra" }).waitFor();
    await fillGuestForm(page, "traducida@correo.test");
    await page.getByRole("button", { name: "Ir a Pagar" }).click();
    await page.getByText("~Marca que aceptas los términos").first().waitFor();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Ir a Pagar" }).click();
    await payByCard(page);
    await page.getByRole("heading", { level: 1, name: "~Pago Exitoso" }).waitFor();
    await page.getByRole("link", { name: "Carrito, 0 productos" }).waitFor();
  }));

const drawnAnew = [/React error #418/];

test("the owner makes and renames a categoria on a page that a translator changed during hydration", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  await shop.visit({ isAlone: true, expectedErrors: drawnAnew }, async (page) => {
    await translatePages(page, { interrupts: true });
    await giveToken(page, token);
    await page.goto("/admin/categorias");
    await page.getByRole("button", { name: "Crear Categoría" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByText("~Escribe el nombre de la categoría.").waitFor();
    await dialog.getByLabel("Nombre").fill("Aves");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Editar Aves" }).click();
    await dialog.getByLabel("Nombre").fill("Peces");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("row").filter({ hasText: "~Peces" }).waitFor();
    expect(await page.getByText("Aves", { exact: true }).count()).toBe(0);
    const styles = page.locator("head style").first();
    expect((await styles.textContent())?.length).toBeGreaterThan(10_000);
  });
});
