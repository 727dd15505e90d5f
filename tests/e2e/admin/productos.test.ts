import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { type BrowserShop, markOf, onDesktop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { colorsOf, paintFiles } from "#tests/support/browser/paints.ts";
import { dialog, fill, row, save } from "#tests/support/browser/productos-page.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";

let token: string;
let files: Awaited<ReturnType<typeof paintFiles>>;
test.beforeAll(async ({ shop }) => {
  ({ token } = await buildAdmin(shop));
  files = await paintFiles();
});

async function useAdmin(page: Page, path: string): Promise<void> {
  await giveToken(page, token);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Productos" }).waitFor();
}

describe.each(onDesktop)("productos on a %s", (device) => {
  let mark: string;
  beforeEach(() => {
    mark = markOf(device);
  });

  test("one with six pictures is created, in the chosen order", async ({ shop }) => {
    const nombre = `Zorro ${mark}`;
    await buildProducto(shop, { categoria: "Figuras" });
    await shop.visit({ device }, async (page) => {
      await useAdmin(page, "/admin/productos");
      await page.getByRole("button", { name: "Crear Producto" }).click();
      await fill(page, { Nombre: nombre, SKU: `ZOR-${mark}`, Precio: "$12.990", Stock: "4" });
      await page.getByRole("dialog").getByLabel("Categoría").selectOption({ label: "Figuras" });
      await page
        .getByLabel(/Arrastra imágenes o haz clic para seleccionarlas/)
        .setInputFiles(files);
      const thumbs = page
        .getByRole("list", { name: "Imágenes del producto" })
        .getByRole("listitem");
      await thumbs.nth(5).waitFor();
      await page.getByRole("button", { name: "Hacer portada la imagen 6" }).click();
      await page.getByText("La imagen ahora es la portada.").waitFor();
      await page.getByRole("button", { name: "Mover la imagen 1 a la derecha" }).press("Enter");
      await page.getByText("La imagen quedó en el lugar 2 de 6.").waitFor();
      // The focus moves along: the same key moves the same picture again.
      await page.keyboard.press("Enter");
      await page.getByText("La imagen quedó en el lugar 3 de 6.").waitFor();
      await page.getByRole("button", { name: "Quitar la imagen 6" }).click();
      await expect.poll(() => thumbs.count()).toBe(5);
      await page.getByLabel(/Arrastra imágenes/).setInputFiles(files.slice(4, 5));
      await thumbs.nth(5).waitFor();
      expect(await thumbs.first().innerText()).toContain("Portada");
      await page.getByRole("switch", { name: "¿Producto Destacado?" }).click();
      await expectAccessible(page);
      await save(page);
      await dialog(page, "Crear Producto").waitFor({ state: "detached" });
      await row(page, nombre).getByText("$12.990").waitFor();
      await row(page, nombre)
        .getByRole("button", { name: `Editar ${nombre}` })
        .click();
      await dialog(page, "Editar Producto").waitFor();
      await thumbs.nth(5).waitFor();
      expect(page.url()).toMatch(/\?editar=\d+$/);
      const colors = await colorsOf(thumbs.getByRole("img"));
      expect(colors.join(" ")).toBe("red green gray blue gold teal");
      // The list stays in history below the form, so back closes it.
      await page.goBack();
      await dialog(page, "Editar Producto").waitFor({ state: "detached" });
    });
  });

  test("two owners: the second keeps the draft, sees the changes and saves over them", async ({
    shop,
  }) => {
    const nombre = `Pudú ${mark}`;
    const id = await buildProducto(shop, { nombre, stock: 5, precio: 9_990 });
    await shop.visit({ device, expectedErrors: [/409/] }, async (page) => {
      await useAdmin(page, `/admin/productos?editar=${id}`);
      await dialog(page, "Editar Producto").waitFor();
      await fill(page, { Precio: "10.990" });
      await otherOwnerEdits(shop, id, { precio: "11990", stock: "2" });
      await save(page);
      await page.getByText("El producto cambió mientras lo editabas.").waitFor();
      await page.getByText("Precio: ahora $11.990").waitFor();
      expect(await page.getByLabel("Precio", { exact: true }).inputValue()).toBe("10.990");
      await expectAccessible(page);
      const precio = () => page.getByLabel("Precio", { exact: true }).inputValue();
      await page.getByRole("button", { name: "Cargar la versión actual" }).click();
      await expect.poll(precio).toBe("11.990");
      await page.getByRole("button", { name: "Volver a lo que escribí" }).click();
      await expect.poll(precio).toBe("10.990");
      expect(await page.getByLabel("Stock", { exact: true }).inputValue()).toBe("2");
      await otherOwnerEdits(shop, id, { descripcion: "Otra vez." });
      await save(page);
      await page.getByRole("button", { name: "Seguir con mis cambios" }).click();
      await save(page);
      await dialog(page, "Editar Producto").waitFor({ state: "detached" });
      const saved = await shop.client(token)("getProducto", { query: { id: String(id) } });
      expect(saved.ok && saved.data).toMatchObject({ precio: 10_990, stock: 2 });
    });
  });

  test("a connection that breaks during the upload loses nothing", async ({ shop }) => {
    const nombre = `Cóndor ${mark}`;
    await shop.visit({ device, expectedErrors: [/ERR_/] }, async (page) => {
      await useAdmin(page, "/admin/productos?crear=1");
      await fill(page, { Nombre: nombre, SKU: `CON-${mark}`, Precio: "7990" });
      await page.getByRole("dialog").getByLabel("Categoría").selectOption({ index: 1 });
      await page.getByLabel(/Arrastra imágenes/).setInputFiles(files.slice(0, 2));
      const breakOff = (route: Route) =>
        route.request().method() === "POST" ? route.abort("connectionreset") : route.continue();
      await page.route("**/endpoints/productos.php", breakOff);
      await save(page);
      await page.getByText("Se cortó la conexión y el producto no se guardó.").waitFor();
      expect(await page.getByLabel("Nombre", { exact: true }).inputValue()).toBe(nombre);
      await page.unroute("**/endpoints/productos.php", breakOff);
      await save(page);
      await dialog(page, "Crear Producto").waitFor({ state: "detached" });
      await row(page, nombre).waitFor();
    });
  });

  test("leaving a changed form needs a confirmation, an unchanged one does not", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await useAdmin(page, "/admin/productos");
      const create = page.getByRole("button", { name: "Crear Producto" });
      const form = dialog(page, "Crear Producto");
      const asking = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
      await create.press("Enter");
      await form.waitFor();
      await page.keyboard.press("Escape");
      await form.waitFor({ state: "detached" });
      await create.and(page.locator(":focus")).waitFor();
      await create.click();
      await fill(page, { Nombre: "A medias" });
      const ways = [
        () => page.keyboard.press("Escape"),
        () => form.getByRole("button", { name: "Cancelar" }).click(),
        () => form.getByRole("button", { name: "Cerrar" }).click(),
        () => page.evaluate(() => history.back()),
      ];
      for (const leave of ways) {
        await leave();
        await asking.waitFor();
        await asking.getByRole("button", { name: "Seguir editando" }).click();
        await asking.waitFor({ state: "detached" });
        expect(await page.getByLabel("Nombre", { exact: true }).inputValue()).toBe("A medias");
      }
      const prompt = page.waitForEvent("dialog");
      await page.evaluate(() => setTimeout(() => location.reload()));
      await (await prompt).dismiss();
      await page.keyboard.press("Escape");
      await asking.getByRole("button", { name: "Salir sin guardar" }).click();
      await form.waitFor({ state: "detached" });
    }));

  test("errors are beside their fields, and files of another kind are refused by name", ({
    shop,
  }) =>
    shop.visit({ device, expectedErrors: [/409/] }, async (page) => {
      await buildProducto(shop, { sku: `TAKEN-${mark}` });
      await useAdmin(page, "/admin/productos?crear=1");
      await save(page);
      const summary = page.getByRole("group", { name: "Hay 4 datos por corregir" });
      await summary.and(page.locator(":focus")).waitFor();
      for (const text of ["Escribe el SKU.", "Escribe el precio."]) {
        await summary.getByRole("link", { name: text }).waitFor();
      }
      await summary.getByRole("link", { name: "Elige una categoría de la lista." }).waitFor();
      await summary.getByRole("link", { name: "Escribe el nombre del producto." }).click();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
      await expect.poll(focused).toBe("nombre");
      const pdf = { name: "plano.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
      const fake = { name: "falsa.png", mimeType: "image/png", buffer: Buffer.from("nada") };
      const other = { ...fake, name: "otra.png" };
      await page.getByLabel(/Arrastra imágenes/).setInputFiles([pdf, fake, other]);
      await page.getByText("«plano.pdf» no es una imagen PNG, JPG o GIF.").waitFor();
      await page.getByText("«falsa.png» no se puede leer como imagen.").waitFor();
      await page.getByText("«otra.png» no se puede leer como imagen.").waitFor();
      expect(await page.getByRole("list", { name: "Imágenes del producto" }).count()).toBe(0);
      await fill(page, { Nombre: "Repetido", SKU: `TAKEN-${mark}`, Precio: "1.000" });
      await page.getByRole("dialog").getByLabel("Categoría").selectOption({ index: 1 });
      await save(page);
      await page.getByLabel("SKU", { exact: true }).and(page.locator("[aria-invalid]")).waitFor();
      await expect.poll(focused).toBe("sku");
    }));

  test("a producto is deactivated, found among the inactive, activated and destacado", async ({
    shop,
  }) => {
    const nombre = `Loica ${mark}`;
    await buildProducto(shop, { nombre, categoria: "Aves" });
    await shop.visit({ device }, async (page) => {
      await useAdmin(page, "/admin/productos");
      const counted = async () => Number(await page.getByRole("definition").nth(2).innerText());
      await page.getByRole("switch", { name: `Destacar ${nombre}` }).click();
      await page.getByText(`«${nombre}» ahora está entre los destacados.`).waitFor();
      const before = await counted();
      await page.getByRole("button", { name: `Desactivar ${nombre}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Desactivar" }).click();
      await page.getByText(`«${nombre}» quedó inactivo.`).waitFor();
      await expect.poll(counted).toBe(before + 1);
      await page.getByLabel("Estado", { exact: true }).selectOption({ label: "Inactivos" });
      await page.waitForURL(/activo=false/);
      await page.getByLabel("Categoría", { exact: true }).selectOption({ label: "Aves" });
      await page.getByRole("searchbox", { name: "Buscar producto o SKU" }).fill("loica");
      await page.waitForURL(/q=loica/);
      await page.reload();
      await row(page, nombre).getByText("Inactivo", { exact: true }).waitFor();
      await page.getByRole("button", { name: `Activar ${nombre}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Activar" }).click();
      await row(page, nombre).waitFor({ state: "detached" });
      await expect.poll(counted).toBe(before);
    });
  });
});

async function otherOwnerEdits(
  shop: BrowserShop,
  id: number,
  fields: Record<string, string>,
): Promise<void> {
  const query = { id: String(id) };
  const found = await shop.client(token)("getProducto", { query });
  if (!found.ok) throw new Error(String(found.error));
  const { nombre, sku, precio, stock, categoria_id, version } = found.data;
  const form = new FormData();
  const all = { nombre, sku, precio, stock, categoria_id, version, stock_anterior: stock };
  for (const [field, value] of Object.entries({ ...all, ...fields }))
    form.set(field, String(value));
  const response = await fetch(`${shop.url}/api/endpoints/productos.php?id=${id}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(200);
}
