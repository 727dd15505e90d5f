import type { Page } from "playwright-core";
import { expect } from "vitest";
import { finishPayment } from "#rig/standins/webpay.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque" });
});

/** The number and the text of a link, as WhatsApp reads them. */
async function linkOf(page: Page, { name, part }: { name: RegExp; part: "main" | "contentinfo" }) {
  const link = page.getByRole(part).getByRole("link", { name });
  const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  return [pathname, searchParams.get("text")];
}

test("the page of a producto asks about it by nombre and canonical address", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto(`/producto/${pudu}`);
    const name = /^Pregunta por WhatsApp \(se abre en otra pestaña\)$/;
    const url = `${shop.config.shopUrl}/producto/${pudu}-pudu-del-bosque`;
    expect(await linkOf(page, { name, part: "main" })).toEqual([
      "/56900000000",
      `Hola, quiero preguntar por «Pudú del bosque» ${url} `,
    ]);
    await page.getByRole("button", { name: "Compartir" }).waitFor();
  }));

test("Contacto and the footer have the number, without scripts too", ({ shop }) =>
  shop.visit({ hasJavaScript: false }, async (page) => {
    await page.goto("/contacto");
    const expected = ["/56900000000", "Hola, tengo una consulta: "];
    expect(await linkOf(page, { name: /^\+56 9 0000 0000 /, part: "main" })).toEqual(expected);
    expect(await linkOf(page, { name: /^WhatsApp/, part: "contentinfo" })).toEqual(expected);
  }));

test("a pedido and its receipt ask by the number of the pedido", async ({ shop }) => {
  const buyer = await buildBuyer(shop, [{ producto_id: pudu, cantidad: 1 }]);
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  const pedidos = await buyer.api("listPedidos");
  const [pedido] = pedidos.ok ? pedidos.data : [];
  await shop.visit({}, async (page) => {
    await giveToken(page, buyer.token);
    for (const path of ["/cuenta/pedidos?pedido=", "/pago?status=success&order_id="]) {
      await page.goto(`${path}${pedido?.id}`);
      const name = /^Escríbenos por WhatsApp/;
      await page.getByRole("main").getByRole("link", { name }).waitFor();
      expect(await linkOf(page, { name, part: "main" })).toEqual([
        "/56900000000",
        `Hola, te escribo por mi pedido ${pedido?.numero}: `,
      ]);
    }
  });
});
