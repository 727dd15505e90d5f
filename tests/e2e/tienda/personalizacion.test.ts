import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { markOf, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { fillGuestForm, payByCard } from "#tests/support/browser/guest-checkout.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken, waitForPath } from "#tests/support/browser/session.ts";
import { plateCampos } from "#tests/support/buying/plates.ts";

const nombreOf = (page: Page) => page.getByRole("textbox", { name: "Nombre", exact: true });

async function add(page: Page, nombre: string): Promise<void> {
  await nombreOf(page).fill(nombre);
  await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
}

const people = {
  guest: async () => {},
  cliente: async (page: Page, shop: TestShop) => giveToken(page, (await buildCliente(shop)).token),
};

describe.each(onPhone)("on a %s", (device) => {
  test("a guest writes two names, and the same letters reach carrito, pedido and mail", async ({
    shop,
  }) => {
    const id = await stockProducto(shop, {
      nombre: `Placa ${markOf(device)}`,
      precio: 9_990,
      stock: 9,
      personalizacion: plateCampos,
    });
    const email = `placa-${markOf(device)}@correo.test`;
    await shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${id}`);
      await nombreOf(page).waitFor();
      await add(page, "");
      await page.getByText("Completa «Nombre»: la pieza se hace con eso.").waitFor();
      await expect
        .poll(() => nombreOf(page).evaluate((it) => it === document.activeElement))
        .toBe(true);
      await add(page, "Ana 🐶");
      await page.getByText(/Los emojis no se pueden hacer en la pieza/).waitFor();
      await expectAccessible(page);
      await page.getByText("Araucaria").click();
      await add(page, "  Ñandu\u0301 3° ");
      await page.getByRole("link", { name: "Carrito, 1 producto" }).waitFor();
      await add(page, "Eva");
      await page.getByRole("link", { name: "Carrito, 2 productos" }).waitFor();

      await page.goto("/carrito");
      await page.getByText("Ñandú 3°", { exact: true }).waitFor();
      await page.getByText("Eva", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Proceder al Pago" }).click();
      await page.getByRole("link", { name: "Continuar sin cuenta" }).click();
      await page.getByText("Ñandú 3°", { exact: true }).first().waitFor();
      await fillGuestForm(page, email);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Ir a Pagar" }).click();
      await payByCard(page);
      await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
      await page.getByText("Ñandú 3°", { exact: true }).first().waitFor();
    });
    const { texto, html } = await waitForCorreo(shop, email, /^Recibimos tu pago/);
    for (const part of ["Nombre: Ñandú 3°", "Color de las letras: Araucaria", "Nombre: Eva"]) {
      expect(texto).toContain(part);
    }
    expect(html).toContain("Nombre: <b>Ñandú 3°</b>");
  });

  test.for(["guest", "cliente"] as const)(
    "a %s changes what is written, once it fits",
    async (who, { shop }) => {
      const id = await stockProducto(shop, {
        nombre: `Letrero ${who} ${markOf(device)}`,
        precio: 9_990,
        stock: 2,
        personalizacion: plateCampos,
      });
      await shop.visit({ device }, async (page) => {
        await people[who](page, shop);
        await page.goto(`/producto/${id}`);
        await nombreOf(page).waitFor();
        await page.getByText("Araucaria").click();
        await add(page, "Ana");
        await page.getByRole("link", { name: "Carrito, 1 producto" }).waitFor();
        await add(page, "Añañuca");
        await page.getByRole("link", { name: "Carrito, 2 productos" }).waitFor();
        await nombreOf(page).fill("Otra cosa");

        await page.goto("/carrito");
        await page.getByRole("link", { name: "Cambiar lo escrito" }).first().click();
        await page.getByText("Cambias lo escrito en tu carrito.").waitFor();
        await page.getByRole("link", { name: "Volver sin cambiar" }).click();
        await page.getByRole("link", { name: "Cambiar lo escrito" }).first().click();
        await expect.poll(() => nombreOf(page).inputValue()).toBe("Ana");
        await nombreOf(page).fill("Ana 🐶");
        await page.reload();
        const save = page.getByRole("button", { name: "Guardar cambios" }).first();
        await save.click();
        await page.getByText(/Los emojis no se pueden hacer en la pieza/).waitFor();
        expect(await page.getByRole("radio", { name: "Araucaria" }).isChecked()).toBe(true);
        await nombreOf(page).fill("Eva");
        await save.click();
        await waitForPath(page, "/carrito");
        await page.getByText("Eva", { exact: true }).waitFor();
        await page.getByText("Añañuca", { exact: true }).waitFor();
        await page.getByRole("link", { name: "Carrito, 2 productos" }).waitFor();
        expect(await page.getByText("Ana", { exact: true }).count()).toBe(0);
      });
    },
  );

  test("the owner asks for a name, and sees what the buyer will see", async ({ shop }) => {
    const nombre = `Llavero ${markOf(device)}`;
    const id = await stockProducto(shop, { nombre });
    const { token } = await buildAdmin(shop);
    const saveColor = async (name: string, color: string) => {
      const body = { nombre: `${name} ${markOf(device)}`, color };
      const saved = await shop.client(token)("saveColor", { body });
      if (!saved.ok) throw new Error(`The color is refused: ${saved.error}`);
      return saved.data.color;
    };
    const first = await saveColor("Cobre", "#b87333");
    const second = await saveColor("Lapislázuli", "#26619c");
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/productos?q=${encodeURIComponent(nombre)}`);
      await page
        .getByRole("button", { name: `Editar ${nombre}` })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Otro" }).click();
      await dialog.getByRole("button", { name: "Guardar Producto" }).click();
      await dialog.getByText(/^Campo 1: /).waitFor();
      await dialog.getByLabel("Nombre del campo").fill("Tu inicial");
      await dialog.getByText("Más opciones").click();
      await dialog.getByLabel("Letras por línea").fill("1");
      await dialog
        .getByRole("region", { name: "Así lo ve tu cliente" })
        .getByLabel("Tu inicial")
        .waitFor();
      await dialog.getByRole("button", { name: "Color", exact: true }).click();
      await dialog.getByRole("checkbox", { name: first.nombre, exact: true }).check();
      await dialog.getByRole("checkbox", { name: second.nombre, exact: true }).check();
      await dialog.getByText("Más opciones").nth(1).click();
      await dialog.getByRole("button", { name: `Subir ${second.nombre}`, exact: true }).click();
      await dialog.getByRole("radio", { name: first.nombre, exact: true }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Guardar Producto" }).click();
      await dialog.waitFor({ state: "detached" });
    });
    const saved = await shop.client()("getProducto", { query: { id } });
    expect(saved).toMatchObject({
      data: {
        personalizacion: [
          { clave: "tu_inicial", etiqueta: "Tu inicial", max: 1 },
          {
            clave: "color",
            opciones: [
              { clave: second.clave, nombre: second.nombre, color: second.color },
              { clave: first.clave, nombre: first.nombre, color: first.color },
            ],
          },
        ],
      },
    });
  });
});

test("what stands in the fields before their script comes is what is bought", async ({ shop }) => {
  const id = await stockProducto(shop, {
    ...{ nombre: "Letrero de prisa", precio: 9_990, stock: 3 },
    personalizacion: plateCampos.map((campo) => ({ ...campo, obligatorio: false })),
  });
  await shop.visit({ device: "phone" }, async (page) => {
    const letScriptCome = await holdRequests(page, /\/assets\/piece-fields-/);
    await page.goto(`/producto/${id}`);
    await page.getByText("Araucaria").click();
    await page.getByLabel("Nombre (opcional)").fill("Eva");
    await page.getByRole("button", { name: "Agregar uno" }).click();
    await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
    letScriptCome();
    await page.getByRole("link", { name: "Carrito, 2 productos" }).waitFor();
    await page.goto("/carrito");
    await page.getByText("Eva", { exact: true }).waitFor();
    await page.getByText("Araucaria", { exact: true }).waitFor();
  });
});
