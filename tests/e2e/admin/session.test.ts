import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { type BrowserShop, markOf, onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { paintFiles } from "#tests/support/browser/paints.ts";
import { openPedido, sellTwo } from "#tests/support/browser/sale.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import {
  endSessionUnseen,
  fillLogin,
  giveToken,
  password,
  waitForPath,
} from "#tests/support/browser/session.ts";

let password_hash: string;
beforeAll(async () => {
  password_hash = await createTestPasswords().hash(password);
});

async function enter(shop: BrowserShop, page: Page, path: string): Promise<{ email: string }> {
  const admin = await buildAdmin(shop, { password_hash });
  await giveToken(page, admin.token);
  await page.goto(path);
  return admin;
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await waitForPath(page, "/login");
  await page.getByText("Tu sesión terminó. Entra de nuevo.").waitFor();
  expect(await page.getByText("Entra para ver tu carrito").isVisible()).toBe(false);
  await fillLogin(page, email);
}

const field = (page: Page, label: string) =>
  page.getByRole("dialog").getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Guardar Producto" });
const recovered = (page: Page) => page.getByText(/^Recuperamos lo que escribiste\./);
const keptDrafts = (page: Page) => page.evaluate(() => sessionStorage.getItem("keptDrafts"));

describe.each(onPhone)("a session that ends under a form on a %s", (device) => {
  let mark: string;
  beforeEach(() => {
    mark = markOf(device);
  });

  const ended = { device, expectedErrors: [/401/] };

  test("loses nothing that was typed into a producto", async ({ shop }) => {
    const id = await buildProducto(shop, { nombre: "Pudú", precio: 9_990, stock: 5 });
    const [imagen] = await paintFiles();
    if (!imagen) throw new Error("no picture to send");
    await shop.visit(ended, async (page) => {
      const path = `/admin/productos?editar=${id}`;
      const { email } = await enter(shop, page, path);
      await field(page, "Nombre").fill(`Pudú ${mark}`);
      await field(page, "Precio").fill("$10.990");
      await page.getByRole("switch", { name: "¿Producto Destacado?" }).click();
      await page.getByLabel(/Arrastra imágenes/).setInputFiles([imagen]);
      await page.getByRole("list", { name: "Imágenes del producto" }).waitFor();
      await endSessionUnseen(page);
      await save(page).click();
      await logInAgain(page, email);
      await waitForPath(page, path);
      await page
        .getByText("Recuperamos lo que escribiste. Vuelve a elegir las imágenes nuevas.")
        .waitFor();
      expect(await field(page, "Nombre").inputValue()).toBe(`Pudú ${mark}`);
      expect(await field(page, "Precio").inputValue()).toBe("$10.990");
      await expectAccessible(page);
      await save(page).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect.poll(() => keptDrafts(page)).toBeNull();
      const saved = await shop.client()("getProducto", { query: { id: String(id) } });
      expect(saved.ok && saved.data).toMatchObject({
        nombre: `Pudú ${mark}`,
        precio: 10_990,
        stock: 5,
        destacado: true,
      });
    });
  });

  test("restores a new producto that can be discarded for good", ({ shop }) =>
    shop.visit(ended, async (page) => {
      const { email } = await enter(shop, page, "/admin/productos?crear=1");
      await field(page, "Nombre").fill("A medias");
      await field(page, "SKU").fill(`MED-${mark}`);
      await field(page, "Precio").fill("5990");
      await page.getByRole("dialog").getByLabel("Categoría").selectOption({ index: 1 });
      await endSessionUnseen(page);
      await save(page).click();
      await logInAgain(page, email);
      await recovered(page).waitFor();
      expect(await field(page, "Nombre").inputValue()).toBe("A medias");
      await page.getByRole("button", { name: "Descartar lo recuperado" }).click();
      await recovered(page).waitFor({ state: "detached" });
      expect(await field(page, "Nombre").inputValue()).toBe("");
      await field(page, "Nombre").and(page.locator(":focus")).waitFor();
      await page.reload();
      await field(page, "Nombre").waitFor();
      expect(await recovered(page).count()).toBe(0);
    }));

  test("loses no nota and no motivo of a reembolso", async ({ shop }) => {
    const sale = await sellTwo(shop, `Loica ${mark}`);
    await shop.visit(ended, async (page) => {
      const { email } = await enter(shop, page, "/admin");
      await openPedido(page, sale);
      await page.getByLabel("Nueva nota").fill("Llamar antes de enviar");
      await page.getByRole("button", { name: "Reembolsar" }).click();
      await field(page, "Motivo").fill("Se rompió en el taller");
      await page.getByRole("dialog").getByRole("radio").first().check();
      await endSessionUnseen(page);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Devolver/ })
        .click();
      await logInAgain(page, email);
      await recovered(page).waitFor();
      expect(await page.getByLabel("Nueva nota").inputValue()).toBe("Llamar antes de enviar");
      await page.getByRole("button", { name: "Reembolsar" }).click();
      expect(await field(page, "Motivo").inputValue()).toBe("Se rompió en el taller");
    });
  });

  test("loses no answer to a mensaje, and shows it where it was written", async ({ shop }) => {
    const body = { nombre: `Luz ${mark}`, email: "luz@ejemplo.cl", mensaje: "¿Hacen lámparas?" };
    expect((await shop.client()("sendMensaje", { body })).ok).toBe(true);
    await shop.visit(ended, async (page) => {
      const { email } = await enter(shop, page, `/admin/mensajes?q=luz+${mark}`);
      await page.getByRole("button", { name: new RegExp(`^Luz ${mark}`) }).click();
      await page.getByLabel("Tu respuesta").fill("Sí, también lámparas.");
      await endSessionUnseen(page);
      await page.getByRole("button", { name: "Enviar respuesta" }).click();
      await logInAgain(page, email);
      await recovered(page).waitFor();
      expect(await page.getByLabel("Tu respuesta").inputValue()).toBe("Sí, también lámparas.");
      await page.getByRole("button", { name: "Descartar lo recuperado" }).click();
      await recovered(page).waitFor({ state: "detached" });
      expect(await page.getByLabel("Tu respuesta").inputValue()).toBe("");
    });
  });
});

describe("a session that ends in another tab", () => {
  test("shows the form to its own person only", ({ shop }) =>
    shop.visit({}, async (page) => {
      await enter(shop, page, "/admin/productos?crear=1");
      await field(page, "Nombre").fill("A medias");
      const other = await page.context().newPage();
      await other.goto("/nosotros");
      await other.evaluate(() => localStorage.removeItem("token"));
      await waitForPath(page, "/login");
      await expect.poll(() => keptDrafts(page)).toContain("A medias");
      const { email } = await buildAdmin(shop, { password_hash });
      await fillLogin(page, email);
      await field(page, "Nombre").waitFor();
      expect(await field(page, "Nombre").inputValue()).toBe("");
      await expect.poll(() => keptDrafts(page)).toBeNull();
    }));
});

describe("while a producto is being saved", () => {
  test("its fields are read-only and keep the focus", async ({ shop }) => {
    const id = await buildProducto(shop, { nombre: "Zorro" });
    await shop.visit({}, async (page) => {
      await enter(shop, page, `/admin/productos?editar=${id}`);
      const nombre = field(page, "Nombre");
      await nombre.and(page.locator(":focus")).waitFor();
      await nombre.fill("Zorro chilote");
      const sent = Promise.withResolvers<void>();
      await page.route(/productos\.php\?id=/, async (route) => {
        if (route.request().method() === "POST") await sent.promise;
        await route.continue();
      });
      await nombre.press("Enter");
      await page.getByRole("button", { name: "Guardando..." }).waitFor();
      await nombre.and(page.locator(":focus[readonly]")).waitFor();
      await page.keyboard.type(" perdido");
      expect(await nombre.inputValue()).toBe("Zorro chilote");
      const open = page.locator("dialog :is(input:not([type=file]), textarea):not([readonly])");
      expect(await open.count()).toBe(0);
      // A select cannot be read-only: each offers its own value alone.
      const selects = await page.locator("dialog select").count();
      expect(await page.locator("dialog option:enabled").count()).toBe(selects);
      sent.resolve();
      await page.getByText("«Zorro chilote» quedó guardado.").waitFor();
    });
  });
});
