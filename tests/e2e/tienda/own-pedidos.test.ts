import { describe, expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { onDesktop, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

describe.each(onDesktop)("own pedidos on a %s", (device) => {
  test("show estado, lines and receipt, and can be bought again", async ({ shop }) => {
    const pudu = await stockProducto(shop, { nombre: `Pudú ${device}`, precio: 9_990, stock: 5 });
    const vase = await stockProducto(shop, {
      nombre: `Jarrón ${device}`,
      precio: 14_990,
      stock: 1,
    });
    const buyer = await buildBuyer(shop, [
      { producto_id: pudu, cantidad: 3 },
      { producto_id: vase, cantidad: 1 },
    ]);
    await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
    await buyer.api("setCarritoLinea", { body: { producto_id: pudu, cantidad: 1 } });
    await finishPayment(shop, (await startPayment(buyer)).token, "rechazar");

    await shop.visit({ device, expectedErrors: [/409/, /404/] }, async (page) => {
      await giveToken(page, buyer.token);
      await page.goto("/cuenta/pedidos");
      const rows = page.getByRole("list", { name: "Tus pedidos" }).getByRole("listitem");
      await rows.nth(1).waitFor();
      expect(await rows.first().innerText()).toContain("Pago fallido");
      expect(await rows.nth(1).innerText()).toMatch(/Pagado/);
      await rows
        .nth(1)
        .getByRole("link", { name: /^Pedido/ })
        .click();
      await page.getByRole("heading", { level: 1, name: /^Pedido E-\d{6}$/ }).waitFor();
      await page.getByText("$44.960").first().waitFor();
      await page.getByText("1213").waitFor();
      await page.getByText("Avenida Alemania 4321").waitFor();
      await page.getByRole("button", { name: "Poner en el carrito otra vez" }).click();
      await page.getByText(`Solo quedan 2 unidades de «Pudú ${device}».`).waitFor();
      await page.getByText(`«Jarrón ${device}» ya no está disponible.`).waitFor();
      await page.getByRole("link", { name: "Ir al carrito" }).click();
      const cantidad = page.getByLabel(`Cantidad de Pudú ${device}`);
      await expect.poll(() => cantidad.inputValue()).toBe("2");
      await page.goBack();
      await page.getByRole("link", { name: "Volver a mis pedidos" }).click();
      await rows
        .first()
        .getByRole("link", { name: /^Pedido/ })
        .click();
      await page.getByText("Datos del pedido").first().waitFor();
      expect(await page.getByRole("button", { name: "Poner en el carrito otra vez" }).count()).toBe(
        0,
      );
    });
  });

  test("are visible to their owner only", async ({ shop }) => {
    const { token } = await buildCliente(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/cuenta/pedidos?pedido=1");
      await page.getByRole("heading", { name: "No encontramos ese pedido" }).waitFor();
    });
  });
});
