import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterAsAdmin, type Sale, sellTwo } from "#tests/support/sale.ts";
import { scan } from "#tests/support/scan.ts";
import { bothDevices, openTestShop, type TestShop } from "#tests/support/test-shop.ts";

let shop: TestShop;
let sale: Sale;
beforeAll(async () => {
  shop = await openTestShop();
  sale = await sellTwo(shop, "Zorro culpeo de escritorio");
  const producto_id = sale.producto;
  await sale.buyer.api("saveOpinion", {
    body: { producto_id, calificacion: 4, comentario: "Muy lindo." },
  });
  await shop.app.client()("enviarContacto", {
    body: { nombre: "Ana", email: "ana@tienda.test", mensaje: "¿Hacen llaveros?" },
  });
});
afterAll(() => shop.close());

describe.each(bothDevices)("on a %s, a scan finds nothing on", (device) => {
  test.each([
    "/admin",
    "/admin/productos",
    "/admin/productos?crear=1",
    "/admin/productos?q=nada-de-nada",
    "/admin/categorias",
    "/admin/pedidos",
    "/admin/pedidos/{id}",
    "/admin/pedidos/{id}/guia",
    "/admin/pedidos/999999",
    "/admin/pagos",
    "/admin/mensajes",
    "/admin/opiniones",
    "/admin/registro",
  ])("%s", (path) =>
    shop.visit({ device, expectedErrors: path.endsWith("999999") ? [/404/] : [] }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto(path.replace("{id}", sale.pedidoId));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("progressbar").or(page.getByText("Cargando…")).first().waitFor({
        state: "hidden",
      });
      expect(await scan(page)).toEqual([]);
    }),
  );
});
