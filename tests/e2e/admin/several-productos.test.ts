import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { markOf, onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";

describe.each(onPhone)("several productos on a %s", (device) => {
  test("change their precio by percent: what somebody else has changed says so, and goes on from there", async ({
    shop,
  }) => {
    const { token } = await buildAdmin(shop);
    const owner = shop.client(token);
    const mark = `Chucao ${markOf(device)}`;
    const names = [`${mark} uno`, `${mark} dos`];
    const ids: string[] = [];
    for (const nombre of names)
      ids.push(String(await buildProducto(shop, { nombre, precio: 10_000 })));
    const precios = () =>
      Promise.all(
        ids.map(async (id) => {
          const found = await owner("getProducto", { query: { id } });
          return found.ok && found.data.precio;
        }),
      );
    await shop.visit({ device, expectedErrors: [/409/] }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/productos?q=${encodeURIComponent(mark)}`);
      for (const nombre of names)
        await page.getByRole("checkbox", { name: `Elegir ${nombre}` }).check();
      await page.getByRole("button", { name: "Precio", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Cambiar precio" });
      const line = (nombre: string) => dialog.getByRole("listitem").filter({ hasText: nombre });
      const [first = "", second = ""] = names;
      await dialog.getByRole("button", { name: "Cambiar 2 productos" }).click();
      await dialog.getByText("Escribe un porcentaje entre -90 y 900").waitFor();
      const field = dialog.getByLabel("Cuánto cambia, en %");
      await field.and(page.locator(":focus")).fill("-12,5");
      await line(first).getByText("$8.750").waitFor();

      const query = { id: ids[1] ?? "" };
      await owner("patchProducto", { query, body: { precio: 20_000, precio_anterior: 10_000 } });
      await dialog.getByRole("button", { name: "Cambiar 2 productos" }).click();
      await dialog.getByText("Listo: 1 producto. Sin cambiar: 1.").waitFor();
      await line(first).getByText("Ahora cuesta $8.750.").waitFor();
      await line(second).getByText("$17.500").waitFor();
      expect(await precios()).toEqual([8_750, 20_000]);
      await dialog.getByRole("button", { name: "Reintentar 1 producto" }).click();
      await dialog.getByText("Listo: 2 productos.").waitFor();
      await dialog.getByRole("button", { name: "Listo" }).click();
      await dialog.waitFor({ state: "hidden" });
    });
    expect(await precios()).toEqual([8_750, 17_500]);
  });

  test("move to a categoria, leave the shop and come back together", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    const owner = shop.client(token);
    const mark = `Rayadito ${markOf(device)}`;
    const ids = [
      await buildProducto(shop, { nombre: `${mark} uno` }),
      await buildProducto(shop, { nombre: `${mark} dos` }),
    ];
    const categoria = `Cajas ${markOf(device)}`;
    await buildProducto(shop, { categoria });
    const activos = async () => {
      const query = { incluir_inactivos: "true", q: mark } as const;
      const listed = await owner("listAllProductos", { query });
      return listed.ok ? listed.data.map(({ activo }) => activo) : [];
    };
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/productos?q=${encodeURIComponent(mark)}`);
      await page.getByRole("button", { name: "Elegir todos" }).click();
      const bar = page.getByRole("region", { name: "Productos elegidos" });
      await bar.getByRole("button", { name: "Categoría" }).click();
      const moving = page.getByRole("dialog", { name: "Cambiar categoría" });
      await moving.getByRole("button", { name: "Cambiar 2 productos" }).click();
      await moving.getByText("Elige una categoría.").waitFor();
      const select = moving.getByLabel("Categoría").and(page.locator(":focus"));
      await select.selectOption(categoria);
      await moving.getByRole("button", { name: "Cambiar 2 productos" }).click();
      for (const id of ids) {
        await moving.getByText(`Ahora está en ${categoria}.`).nth(ids.indexOf(id)).waitFor();
      }
      await moving.getByRole("button", { name: "Listo" }).click();
      await moving.waitFor({ state: "hidden" });
      for (const act of ["Desactivar", "Activar"]) {
        await bar.getByRole("button", { name: act }).click();
        const dialog = page.getByRole("dialog", { name: act });
        await dialog.getByRole("button", { name: `${act} 2 productos` }).click();
        await dialog.getByText("Listo: 2 productos.").waitFor();
        await dialog.getByRole("button", { name: "Listo" }).click();
        await dialog.waitFor({ state: "hidden" });
        const isActivo = act === "Activar";
        expect(await activos()).toEqual(ids.map(() => isActivo));
      }
      await bar.getByRole("button", { name: "Quitar la selección" }).click();
      await bar.waitFor({ state: "hidden" });
    });
  });
});
