import { expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { paintFiles } from "#tests/support/browser/paints.ts";
import { giveToken } from "#tests/support/browser/session.ts";

test("the owner makes a familia from a table by keyboard, and changes its precios in one grid", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  const id = await buildProducto(shop, { nombre: "Florero Duna", precio: 9_990, sku: "DUNA" });
  await shop.visit({}, async (page) => {
    await giveToken(page, token);
    await page.goto(`/admin/productos?editar=${id}`);
    const into = page.getByRole("link", { name: "Venderlo en varios colores o tamaños" });
    await into.press("Enter");
    const focused = page.locator(":focus");
    const add = page.getByRole("button", { name: /^Por otra cosa/ });
    for (const [at, [nombre, valores]] of [
      ["Material", ["PLA", "PETG", "Madera"]] as const,
      ["Tamaño", ["Chico", "Grande"]] as const,
    ].entries()) {
      await add.press("Enter");
      await page
        .getByLabel(`Diferencia ${at + 1}`)
        .and(focused)
        .fill(nombre);
      const card = page.getByRole("group", { name: "Opciones" }).nth(at);
      for (const [place, valor] of valores.entries()) {
        await card.getByRole("button", { name: "Agregar opción" }).press("Enter");
        await card
          .getByLabel(`Nombre ${place + 1}`, { exact: true })
          .and(focused)
          .fill(valor);
      }
    }
    await page.getByLabel("Stock: PLA · Chico").fill("7");
    await page.getByRole("button", { name: "El primer stock en todas" }).press("Enter");
    await page.getByLabel("Precio: PLA · Chico").press("ArrowDown");
    await page.keyboard.type("11.990");
    await page.keyboard.press("Enter");
    await page.getByLabel("Precio: PETG · Chico").and(focused).waitFor();
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

test("a piece that is sold already takes a new row by keyboard, and the name of it when saved", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  const id = await buildProducto(shop, { nombre: "Florero Arco", precio: 9_990, sku: "ARCO" });
  const jar = await buildProducto(shop, { nombre: "Jarrón alto", precio: 14_990, sku: "JARRON" });
  await shop.visit({}, async (page) => {
    await giveToken(page, token);
    await page.goto(`/admin/productos/${id}/variantes`);
    await page.getByRole("button", { name: /^Por otra cosa/ }).press("Enter");
    await page.getByLabel("Diferencia 1").fill("Tamaño");
    for (const [place, valor] of ["Chico", "Alto"].entries()) {
      await page.getByRole("button", { name: "Agregar opción" }).press("Enter");
      await page.getByLabel(`Nombre ${place + 1}`, { exact: true }).fill(valor);
    }
    await page.getByLabel("Precio: Alto").fill("12.990");
    const open = page.getByRole("button", { name: "Usar una pieza que ya vendes: Alto" });
    const undo = page.getByRole("button", { name: "Quitar esta pieza: Alto" });
    const search = page.getByLabel("Buscar producto o SKU").and(page.locator(":focus"));
    const found = (sku: string) => page.getByRole("button", { name: sku });
    await open.press("Enter");
    await search.fill("arco");
    await found("ARCO").press("Enter");
    await page.getByText("«Florero Arco» ya está en otra fila de esta tabla.").waitFor();
    await page.keyboard.press("Escape");
    await open.and(page.locator(":focus")).press("Enter");
    await search.fill("jarron");
    await found("JARRON").press("Enter");
    await page.getByText("Es «Jarrón alto»: al guardar toma el nombre").waitFor();
    await undo.and(page.locator(":focus")).press("Enter");
    expect(await page.getByLabel("Precio: Alto").inputValue()).toBe("12.990");
    await open.and(page.locator(":focus")).press("Enter");
    await search.fill("jarron");
    await found("JARRON").press("Enter");
    await undo.and(page.locator(":focus")).waitFor();
    expect(await page.getByLabel("SKU: Alto").inputValue()).toBe("JARRON");
    await page.getByRole("button", { name: "Guardar variantes" }).press("Enter");
    await page.getByText("Familia guardada.").waitFor();
  });
  const answer = await shop.client()("getProducto", { query: { id: String(jar) } });
  expect(answer).toMatchObject({
    data: { nombre: "Florero Arco · Alto", sku: "JARRON", precio: 14_990, variantes: [{ id }, {}] },
  });
});

test("a variante without pictures leads to theirs, and they lead back to the grid", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  const [id] = await buildFamilia(shop);
  const [file = ""] = await paintFiles();
  await shop.visit({}, async (page) => {
    await giveToken(page, token);
    await page.goto(`/admin/productos/${id}/variantes`);
    await page.getByRole("link", { name: "Sin fotos: agregar las de Musgo" }).press("Enter");
    const drop = page.getByLabel(/Arrastra imágenes/).and(page.locator(":focus"));
    await drop.setInputFiles(file);
    await page.getByRole("button", { name: "Guardar Producto" }).press("Enter");
    await page.getByRole("link", { name: "Editar fotos y medidas de Musgo" }).waitFor();
    await page.getByLabel("Precio: Musgo").fill("9.990");
    await page.getByRole("button", { name: "Guardar variantes" }).press("Enter");
    await page.getByText("Familia guardada.").waitFor();
  });
});
