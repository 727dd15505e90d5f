import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { useToken } from "#tests/support/browser/session.ts";

test("the owner makes a familia from a table by keyboard, and changes its precios in one grid", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  const id = await buildProducto(shop, { nombre: "Florero Duna", precio: 9_990, sku: "DUNA" });
  await shop.visit({}, async (page) => {
    await useToken(page, token);
    await page.goto(`/admin/productos?editar=${id}`);
    const into = page.getByRole("link", { name: "Venderlo en varios colores o tamaños" });
    await into.press("Enter");
    const add = page.getByRole("button", { name: /^Por otra cosa/ });
    for (const [at, [nombre, valores]] of [
      ["Material", ["PLA", "PETG", "Madera"]] as const,
      ["Tamaño", ["Chico", "Grande"]] as const,
    ].entries()) {
      await add.press("Enter");
      await page.getByLabel(`Diferencia ${at + 1}`).fill(nombre);
      const card = page.getByRole("group", { name: "Opciones" }).nth(at);
      for (const [place, valor] of valores.entries()) {
        await card.getByRole("button", { name: "Agregar opción" }).press("Enter");
        await card.getByLabel(`Nombre ${place + 1}`, { exact: true }).fill(valor);
      }
    }
    await page.getByLabel("Stock: PLA · Chico").fill("7");
    await page.getByRole("button", { name: "El primer stock en todas" }).press("Enter");
    await page.getByLabel("Precio: PLA · Chico").press("ArrowDown");
    await page.keyboard.type("11.990");
    await page.keyboard.press("Enter");
    await page.getByLabel("Precio: PETG · Chico").and(page.locator(":focus")).waitFor();
    await page.getByLabel("Se vende: Madera · Grande").press("Space");
    await page.getByRole("button", { name: "Guardar variantes" }).press("Enter");
    await page.getByText("Familia guardada.").waitFor();
    await page.reload();
    await page.getByLabel("SKU: PETG · Grande").waitFor();
    const sold = page.getByRole("switch", { name: "Se vende: Madera · Grande" });
    expect(await sold.getAttribute("aria-checked")).toBe("false");
  });
  const answer = await shop.client()("getProducto", { query: { id: String(id) } });
  const variantes = answer.ok ? answer.data.variantes : [];
  expect(
    variantes.map(({ ejes, precio, stock }) => [...Object.values(ejes), precio, stock]),
  ).toEqual([
    ["PLA", "Chico", 9_990, 7],
    ["PLA", "Grande", 11_990, 7],
    ["PETG", "Chico", 9_990, 7],
    ["PETG", "Grande", 9_990, 7],
    ["Madera", "Chico", 9_990, 7],
  ]);
});
