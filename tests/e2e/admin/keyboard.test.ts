import type { Page } from "playwright-core";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  expectFocusKept,
  type Keyboard,
  keyboardOf,
  waitForFocus,
  waitForHeading,
} from "#tests/support/browser/keyboard.ts";
import { paintFiles } from "#tests/support/browser/paints.ts";
import { type Sale, sellTwo } from "#tests/support/browser/sale.ts";
import { giveToken } from "#tests/support/browser/session.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  ({ token } = await buildAdmin(shop));
  await buildProducto(shop, { categoria: "Figuras" });
});

type Visit = { page: Page; keys: Keyboard };

async function goTo({ page, keys }: Visit, section: string): Promise<void> {
  await keys.activate(page.getByRole("button", { name: "Secciones" }));
  await keys.activate(page.getByRole("dialog").getByRole("link", { name: section, exact: true }));
  await waitForHeading(page, section);
}

async function createProducto({ page, keys }: Visit, nombre: string): Promise<void> {
  const opener = page.getByRole("button", { name: "Crear Producto" });
  await keys.activate(opener);
  const dialog = page.getByRole("dialog", { name: "Crear Producto" });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await waitForFocus(field("Nombre"));
  await keys.activate(dialog.getByRole("button", { name: "Guardar Producto" }));
  const summary = dialog.getByRole("group", { name: "Hay 4 datos por corregir" });
  await waitForFocus(summary);
  await keys.activate(summary.getByRole("link", { name: "Escribe el nombre del producto." }));
  await waitForFocus(field("Nombre"));
  await page.keyboard.type(nombre);
  await keys.fill(field("SKU"), nombre.toUpperCase().replaceAll(" ", "-"));
  await keys.fill(dialog.getByLabel("Categoría"), "Figuras");
  await keys.fill(field("Precio"), "12990");
  await addImagen({ page, keys });
  await keys.activate(dialog.getByRole("button", { name: "Guardar Producto" }));
  await dialog.waitFor({ state: "detached" });
  await waitForFocus(opener);
}

async function addImagen({ page, keys }: Visit): Promise<void> {
  const input = page.getByLabel(/Arrastra imágenes/);
  await keys.tabTo(input);
  // The file dialog belongs to the system.
  await input.setInputFiles((await paintFiles()).slice(0, 1));
  await page.getByRole("list", { name: "Imágenes del producto" }).waitFor();
  await expectFocusKept(page);
}

async function changeStock({ page, keys }: Visit, nombre: string): Promise<void> {
  const opener = page.getByRole("button", { name: `Editar ${nombre}` });
  await keys.activate(opener);
  const dialog = page.getByRole("dialog", { name: "Editar Producto" });
  const stock = dialog.getByLabel("Stock", { exact: true });
  await keys.tabTo(stock);
  await keys.press("ControlOrMeta+a");
  await page.keyboard.type("7");
  await keys.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await waitForFocus(opener);
  await page.getByRole("row").filter({ hasText: nombre }).getByText("7", { exact: true }).waitFor();
}

async function deactivate({ page, keys }: Visit, nombre: string): Promise<void> {
  const opener = page.getByRole("button", { name: `Desactivar ${nombre}` });
  const question = page.getByRole("dialog", { name: "Desactivar producto" });
  await keys.activate(opener);
  await question.waitFor();
  await keys.press("Escape");
  await waitForFocus(opener);
  await keys.press("Enter");
  await keys.activate(question.getByRole("button", { name: "Desactivar" }));
  await question.waitFor({ state: "detached" });
  await page.getByText(`«${nombre}» quedó inactivo.`).waitFor();
  await waitForFocus(page.getByRole("button", { name: `Activar ${nombre}` }));
}

async function sendPedido({ page, keys }: Visit, { numero }: Sale): Promise<void> {
  await keys.activate(page.getByRole("link", { name: `Pedido ${numero}` }));
  await waitForHeading(page, `Pedido ${numero}`);
  const next = page.getByRole("heading", { name: "Qué sigue" });
  await keys.activate(page.getByRole("button", { name: "Marcar en preparación" }));
  await waitForFocus(next);
  await keys.activate(page.getByRole("button", { name: "Marcar enviado" }));
  const dialog = page.getByRole("dialog");
  await keys.fill(dialog.getByLabel("Transportista"), "Starken");
  await keys.fill(dialog.getByLabel("Número de seguimiento"), "ST-204");
  await keys.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await waitForFocus(next);
}

async function answerMensaje({ page, keys }: Visit, nombre: string): Promise<void> {
  await keys.activate(page.getByRole("button", { name: new RegExp(`^${nombre}`) }));
  await keys.fill(page.getByLabel("Tu respuesta"), "Sí, también lámparas.");
  await keys.activate(page.getByRole("button", { name: "Enviar respuesta" }));
  await page.getByRole("button", { name: new RegExp(`^${nombre}`) }).waitFor({ state: "detached" });
  await expectFocusKept(page);
}

// A phone has the pages of a desktop, a menu that opens, and a bar that may cover what has the focus.
test("the owner's day by keyboard alone, on a phone", ({ shop }) =>
  shop.visit({ device: "phone" }, async (page) => {
    const visit: Visit = { page, keys: keyboardOf(page) };
    const sale = await sellTwo(shop, "Loica");
    const body = { nombre: "Luz", email: "luz@ejemplo.cl", mensaje: "¿Hacen lámparas?" };
    expect((await shop.client()("sendMensaje", { body })).ok).toBe(true);
    await giveToken(page, token);
    await page.goto("/admin");
    await page.getByRole("heading", { level: 1, name: "Hoy" }).waitFor();
    await goTo(visit, "Productos");
    await createProducto(visit, "Zorro");
    await changeStock(visit, "Zorro");
    await deactivate(visit, "Zorro");
    await page.goto("/admin/pedidos");
    await page.getByRole("heading", { level: 1, name: "Pedidos" }).waitFor();
    await sendPedido(visit, sale);
    await page.goto("/admin/mensajes");
    await page.getByRole("heading", { level: 1, name: "Mensajes" }).waitFor();
    await answerMensaje(visit, body.nombre);
  }));

test("the side menu by keyboard alone, on a desktop", ({ shop }) =>
  shop.visit({ device: "desktop" }, async (page) => {
    await giveToken(page, token);
    await page.goto("/admin");
    await page.getByRole("heading", { level: 1, name: "Hoy" }).waitFor();
    const links = page
      .getByRole("navigation", { name: "Menú de administración" })
      .getByRole("link");
    const last = (await links.allInnerTexts()).at(-1) ?? "";
    await keyboardOf(page).activate(links.last());
    await waitForHeading(page, last);
  }));
