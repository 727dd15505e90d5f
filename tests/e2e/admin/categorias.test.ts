import type { Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { markOf, onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  ({ token } = await buildAdmin(shop));
});

async function useCategorias(page: Page): Promise<void> {
  await giveToken(page, token);
  await page.goto("/admin/categorias");
  await page.getByRole("heading", { level: 1, name: "Categorías" }).waitFor();
}

const row = (page: Page, nombre: string) => page.getByRole("row").filter({ hasText: nombre });

describe.each(onPhone)("categorias on a %s", (device) => {
  let mark: string;
  beforeEach(() => {
    mark = markOf(device);
  });

  test("one is made and renamed by keyboard alone, and keeps its slug", ({ shop }) =>
    shop.visit({ device, expectedErrors: [/409/] }, async (page) => {
      await useCategorias(page);
      const create = page.getByRole("button", { name: "Crear Categoría" });
      await create.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Crear Categoría" });
      await dialog.getByLabel("Nombre").press("Enter");
      await dialog.getByText("Escribe el nombre de la categoría.").waitFor();
      await dialog.getByLabel("Nombre").pressSequentially(`Ñandú ${mark}`);
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "detached" });
      await row(page, `Ñandú ${mark}`).getByText(`nandu-${mark}`, { exact: true }).waitFor();

      await create.press("Enter");
      await dialog.getByLabel("Nombre").fill(`ñandú ${mark}`);
      await page.keyboard.press("Enter");
      await dialog.getByLabel("Nombre").and(page.locator("[aria-invalid]")).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });

      await page.getByRole("button", { name: `Editar Ñandú ${mark}` }).press("Enter");
      const editing = page.getByRole("dialog", { name: "Editar Categoría" });
      await editing.getByLabel("Nombre").fill(`Aves ${mark}`);
      await editing.getByRole("button", { name: "Guardar" }).press("Enter");
      await editing.waitFor({ state: "detached" });
      await row(page, `Aves ${mark}`).getByText(`nandu-${mark}`, { exact: true }).waitFor();
    }));

  test("one is deactivated after a confirmation, leaves the filters, and comes back", async ({
    shop,
  }) => {
    const nombre = `Lámparas ${mark}`;
    await shop.client(token)("saveCategoria", { body: { nombre } });
    await buildProducto(shop, { nombre: `Farol ${mark}`, categoria: nombre });
    await shop.visit({ device }, async (page) => {
      await useCategorias(page);
      await page.getByRole("button", { name: `Desactivar ${nombre}` }).click();
      const question = page.getByRole("dialog", { name: "Desactivar categoría" });
      await question.getByText(/se siguen vendiendo en «Todas»/).waitFor();
      await question.getByRole("button", { name: "Cancelar" }).click();
      await question.waitFor({ state: "detached" });
      await page.getByRole("button", { name: `Desactivar ${nombre}` }).click();
      await question.getByRole("button", { name: "Desactivar" }).click();
      await row(page, nombre).getByText("Inactiva", { exact: true }).waitFor();
      const publicOnes = await shop.client()("listCategorias");
      expect(publicOnes.ok && publicOnes.data.some((one) => one.nombre === nombre)).toBe(false);
      await page.getByRole("button", { name: `Activar ${nombre}` }).click();
      await page
        .getByRole("dialog", { name: "Activar categoría" })
        .getByRole("button", { name: "Activar" })
        .click();
      await row(page, nombre).getByText("Activa", { exact: true }).waitFor();
    });
  });
});
