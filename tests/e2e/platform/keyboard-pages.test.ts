import { describe, expect } from "vitest";
import { finishPayment } from "#rig/standins/webpay.ts";
import { onDesktop, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  expectFocusKept,
  keyboardOf,
  waitForFocus,
  waitForHeading,
} from "#tests/support/browser/keyboard.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

let producto: number;
let buyerToken: string;
test.beforeAll(async ({ shop }) => {
  producto = await stockProducto(shop, {
    nombre: "Pudú del bosque",
    destacado: true,
    opiniones: [{ nombre_usuario: "Ana P.", calificacion: 4, comentario: "Muy lindo." }],
  });
  for (let number = 1; number <= 30; number += 1) {
    await stockProducto(shop, { nombre: `Engranaje ${number}`, categoria: "Prototipos" });
  }
  const buyer = await buildBuyer(shop, [{ producto_id: producto, cantidad: 1 }]);
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  buyerToken = buyer.token;
});

describe.each(onDesktop)("the focus on a %s", (device) => {
  test("goes to the heading of each page, also back and forward, and the title follows", ({
    shop,
  }) =>
    shop.visit({ device }, async (page) => {
      await page.goto("/");
      const footer = page.getByRole("contentinfo");
      const stops = [
        ["Nosotros", /Nosotros/],
        ["Contacto", /Contacto/],
        ["Privacidad", /privacidad/i],
        ["Tienda", /Tienda/],
      ] as const;
      for (const [link, title] of stops) {
        await footer.getByRole("link", { name: link, exact: true }).press("Enter");
        await page.waitForFunction(
          (pattern) => new RegExp(pattern, "i").test(document.title),
          title.source,
        );
        await waitForHeading(page, /./);
      }
      await page.goBack();
      await page.waitForURL(/privacidad/);
      await waitForHeading(page, /rivacidad/);
      await page.goForward();
      await waitForHeading(page, "Nuestra Tienda");
    }));

  test("goes to the heading that appears after loading", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await giveToken(page, buyerToken);
      await page.goto("/cuenta");
      await page.getByRole("link", { name: "Mis pedidos" }).press("Enter");
      await waitForHeading(page, "Mis pedidos");
      await page
        .getByRole("link", { name: /^Pedido/ })
        .first()
        .press("Enter");
      await waitForHeading(page, /E-\d+/);
      await page.goBack();
      await waitForHeading(page, "Mis pedidos");
    }));

  test("stays in place when a list changes its page, which is announced", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto("/tienda?q=engranaje");
      await page.getByRole("link", { name: "Siguiente" }).press("Enter");
      await page.waitForURL(/pagina=2/);
      await page
        .locator("[aria-live]")
        .getByText("Página 2", { exact: true })
        .waitFor({ state: "attached" });
      await expectFocusKept(page);
    }));
});

test("the skip link leads over the bar into the page", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto("/nosotros");
    const keys = keyboardOf(page);
    await keys.press("Tab");
    const skip = page.getByRole("link", { name: "Saltar al contenido" });
    await waitForFocus(skip);
    await keys.press("Enter");
    await waitForFocus(page.getByRole("main"));
  }));

test("a guest who asks about a sold-out producto finds a prefilled message", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto("/contacto?pieza=Jarr%C3%B3n%20%3Cb%3E");
    await page.waitForFunction(() => document.querySelector("textarea")?.value !== "");
    const message = await page.getByLabel("Mensaje").inputValue();
    expect(message).toBe("Hola, quiero saber cuándo vuelve a estar disponible «Jarrón b».");
  }));

test("a payment that is being checked can be watched or left", ({ shop }) =>
  shop.visit({}, async (page) => {
    const buyer = await buildBuyer(shop, [{ producto_id: producto, cantidad: 1 }]);
    await startPayment(buyer);
    const pedidos = await buyer.api("listPedidos");
    const id = pedidos.ok ? pedidos.data[0]?.id : 0;
    await giveToken(page, buyer.token);
    await page.goto(`/pago?status=verificando&order_id=${id}`);
    await page.getByText("Estamos verificando tu pago…").waitFor();
    await page.getByRole("button", { name: "Dejar de actualizar" }).press("Enter");
    await page.getByText(/ya no se actualiza sola/).waitFor();
    await waitForFocus(page.getByRole("button", { name: "Volver a actualizar" }));
  }));
