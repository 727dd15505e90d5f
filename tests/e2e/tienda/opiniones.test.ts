import { beforeEach, describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { markOf, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildOpinion, buildOwner } from "#tests/support/buying/opiniones.ts";

const evil = `<img src=x onerror="document.title='roto'">`;

describe.each(onPhone)("opiniones on a %s", (device) => {
  let mark: string;
  beforeEach(() => {
    mark = markOf(device);
  });

  test("are given by a buyer with the keyboard, and appear at once", async ({ shop }) => {
    const nombre = `Zorro ${mark}`;
    const id = await stockProducto(shop, { nombre, stock: 5 });
    const { token } = await buildOwner(shop, id);
    await shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${id}`);
      await page.getByText("Aún no hay opiniones para este producto.").waitFor();
      await giveToken(page, token);
      await page.goto("/cuenta/pedidos");
      const opener = page.getByRole("link", { name: `Opinar de ${nombre}` });
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Tu opinión" });
      await dialog.getByRole("button", { name: "Guardar opinión" }).click();
      await dialog.getByText("Elige de una a cinco estrellas.").waitFor();
      await waitForFocus(dialog.getByRole("radio").first());
      await page.keyboard.press("Space");
      for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
      await dialog.getByRole("radio", { name: "4 estrellas", checked: true }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.type(`Precioso ${evil}`);
      await dialog.getByText(/^Te quedan 1\.9\d\d caracteres\.$/).waitFor();
      await dialog.getByRole("button", { name: "Guardar opinión" }).click();
      await page.getByText("¡Gracias! Tu opinión quedó guardada.").first().waitFor();
      await page.getByRole("link", { name: `Editar mi opinión de ${nombre}` }).waitFor();

      await page.goto(`/producto/${id}`);
      await page.getByText(`Precioso ${evil}`).waitFor();
      await page.getByText("Camila S.").waitFor();
      expect(await page.getByText("4 de 5 · 1 opinión").count()).toBe(1);
      expect(await page.title()).not.toContain("roto");
    });
  });

  test("are edited under their own address, and closing asks before words are lost", async ({
    shop,
  }) => {
    const id = await stockProducto(shop, { nombre: `Puma ${mark}`, stock: 5 });
    const buyer = await buildOwner(shop, id);
    const body = { producto_id: id, calificacion: 5, comentario: "Primera versión" };
    await buyer.api("saveOpinion", { body });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, buyer.token);
      await page.goto(`/cuenta/pedidos?opinar=${id}`);
      const dialog = page.getByRole("dialog", { name: "Tu opinión" });
      const words = dialog.getByLabel("Comentario");
      await words.waitFor();
      expect(await words.inputValue()).toBe("Primera versión");
      await words.fill("Segunda versión");
      await dialog.getByRole("button", { name: "Cancelar" }).click();
      const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
      await question.getByRole("button", { name: "Seguir escribiendo" }).click();
      await dialog.getByRole("button", { name: "Guardar opinión" }).click();
      await page.waitForURL(({ search }) => search === "");
      await page.goto(`/producto/${id}`);
      await page.getByText("Segunda versión").waitFor();
      expect(await page.getByText("Primera versión").count()).toBe(0);
    });
  });

  test("are not offered to a customer who did not buy", async ({ shop }) => {
    const [bought, other] = [await stockProducto(shop), await stockProducto(shop)];
    const { token } = await buildOwner(shop, bought);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/cuenta/pedidos?opinar=${other}`);
      const dialog = page.getByRole("dialog", { name: "Tu opinión" });
      await dialog.getByText("Solo puedes opinar de productos que hayas comprado").waitFor();
      await dialog.getByRole("button", { name: "Cerrar" }).last().click();
      await dialog.waitFor({ state: "hidden" });
    });
  });

  test("are answered and hidden by the owner, and customers see it", async ({ shop }) => {
    const nombre = `Huemul ${mark}`;
    const id = await stockProducto(shop, { nombre, stock: 5 });
    await buildOpinion(shop, id, { calificacion: 1, comentario: `Malo ${mark}` });
    const { token } = await buildAdmin(shop, { email: `duena-${mark}@tienda.test` });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/opiniones?producto_id=${id}`);
      await page.getByRole("button", { name: "Responder" }).click();
      await page.getByLabel("Tu respuesta").fill("Lo sentimos mucho.");
      await page.getByRole("button", { name: "Publicar respuesta" }).click();
      await page.getByRole("button", { name: "Editar respuesta" }).waitFor();
      await page.goto(`/producto/${id}`);
      await page.getByText("Respuesta de la tienda").waitFor();
      await page.getByText("Lo sentimos mucho.").waitFor();

      await page.goto(`/admin/opiniones?producto_id=${id}`);
      await page.getByRole("button", { name: "Ocultar" }).click();
      const question = page.getByRole("dialog", { name: "¿Ocultar esta opinión?" });
      await question.getByRole("button", { name: "Ocultar" }).click();
      await page.getByText("Oculta", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Mostrar" }).waitFor();
      await page.goto(`/producto/${id}`);
      await page.getByText("Aún no hay opiniones para este producto.").waitFor();
      expect(await page.getByText(`Malo ${mark}`).count()).toBe(0);
    });
  });
});
