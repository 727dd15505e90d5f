import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { injectFault } from "#rig/standins/webpay.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import {
  enterAsAdmin,
  fillDespacho,
  openPedido,
  sellTwo,
  waitForEstado,
} from "#tests/support/browser/sale.ts";
import { giveToken } from "#tests/support/browser/session.ts";

describe("a change that fails", () => {
  test("another administrator was first: the owner is told and sees the current estado", async ({
    shop,
  }) => {
    const sale = await sellTwo(shop, "Moledor");
    const rival = shop.client((await buildAdmin(shop)).token);
    await shop.visit({ expectedErrors: [/409/] }, async (page) => {
      await enterAsAdmin(shop, page);
      await openPedido(page, sale);
      const query = { id: sale.pedidoId };
      await rival("movePedido", { query, body: { estado: "en_preparacion" } });
      const envio = { transportista: "Starken", seguimiento: "ST-1" };
      await rival("movePedido", { query, body: { estado: "enviado", ...envio } });
      await page.getByRole("button", { name: "Marcar en preparación" }).click();
      await page.getByRole("alert").getByText("El pedido cambió mientras lo mirabas.").waitFor();
      await waitForEstado(page, "Enviado");
      await page.getByRole("definition").getByText("ST-1").waitFor();
      await page.getByRole("button", { name: "Marcar entregado" }).waitFor();
    });
  });

  test("the dialog keeps what was typed, says why, and returns the focus", async ({ shop }) => {
    const sale = await sellTwo(shop, "Engranaje");
    const rival = shop.client((await buildAdmin(shop)).token);
    const query = { id: sale.pedidoId };
    await rival("movePedido", { query, body: { estado: "en_preparacion" } });
    await shop.visit({ expectedErrors: [/409/, /ERR_FAILED/] }, async (page) => {
      let isCut = false;
      // A route set on an open page reaches it late on a busy machine: its next request can pass.
      await page.route("**/api/endpoints/pedidos.php?**", (route) =>
        isCut ? route.abort() : route.continue(),
      );
      await enterAsAdmin(shop, page);
      await openPedido(page, sale);
      const opener = page.getByRole("button", { name: "Marcar enviado" });
      await opener.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await waitForFocus(opener);
      await page.keyboard.press("Enter");
      await fillDespacho(page, "CX-7");
      isCut = true;
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText("No recibimos respuesta").waitFor();
      isCut = false;

      await rival("movePedido", {
        query,
        body: { estado: "enviado", transportista: "Starken", seguimiento: "ST-2" },
      });
      await rival("movePedido", { query, body: { estado: "entregado" } });
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Marcar enviado" }).click();
      await dialog.getByRole("alert").getByText("El pedido cambió").waitFor();
      expect(await dialog.getByLabel("Número de seguimiento").inputValue()).toBe("CX-7");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await waitForEstado(page, "Entregado");
    });
  });

  test("a refund that the provider refuses stays visible with its reason", async ({ shop }) => {
    const sale = await sellTwo(shop, "Maceta");
    await injectFault(shop, { falla: "error500", operacion: "refund", veces: 20 });
    await shop.visit({}, async (page) => {
      await enterAsAdmin(shop, page);
      await openPedido(page, sale);
      await page.getByRole("button", { name: "Reembolsar" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Motivo").fill("Llegó roto");
      await dialog.getByText("No vuelven al inventario", { exact: true }).click();
      await dialog.getByRole("button", { name: "Devolver $19.980" }).click();
      await page.getByText("Devolución de $19.980 pendiente").waitFor();
      await page.getByText(/^Última respuesta: /).waitFor();
      expect(await page.getByRole("button", { name: /^Marcar/ }).count()).toBe(0);
      await page.goto("/admin/pagos");
      await page.getByRole("link", { name: `Pedido ${sale.numero}` }).waitFor();
    });
    await shop.visit({}, async (page) => {
      await giveToken(page, sale.buyer.token);
      await page.goto(`/pago?status=success&order_id=${sale.pedidoId}`);
      await page.getByRole("heading", { name: "Estamos devolviendo tu pago" }).waitFor();
      await page.getByText("Estamos devolviendo $19.980 a tu tarjeta").waitFor();
    });
    await injectFault(shop, { falla: "ninguna", operacion: "refund" });
  });

  test("a missing pedido has its own page, and guests are sent to the login", ({ shop }) =>
    shop.visit({ expectedErrors: [/404/] }, async (page) => {
      await page.goto("/admin/pedidos/1/guia");
      await page.waitForURL(/\/login\?/);
      await page.getByText("Entra para administrar la tienda.").waitFor();
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos/999999");
      await page.getByRole("heading", { name: "No encontramos ese pedido" }).waitFor();
    }));
});
