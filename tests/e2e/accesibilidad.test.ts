import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCliente } from "#tests/support/builders.ts";
import { buildBuyer, startPayment } from "#tests/support/buyer.ts";
import { useToken } from "#tests/support/personas.ts";
import { scan } from "#tests/support/scan.ts";
import {
  bothDevices,
  openTestShop,
  stockProducto,
  type TestShop,
} from "#tests/support/test-shop.ts";
import { finishPayment } from "#tests/support/webpay.ts";

let shop: TestShop;
let pudu: number;
beforeAll(async () => {
  shop = await openTestShop();
  pudu = await stockProducto(shop, {
    nombre: "Pudú del bosque",
    destacado: true,
    opiniones: [{ nombre_usuario: "Ana P.", calificacion: 4, comentario: "Muy lindo." }],
  });
});
afterAll(() => shop.close());

describe.each(bothDevices)("on a %s, a scan finds nothing on", (device) => {
  test.each([
    "/",
    "/tienda",
    "/tienda?q=unicornio",
    "/categoria/figuras",
    "/producto",
    "/nosotros",
    "/contacto",
    "/carrito",
    "/login",
    "/registrar",
    "/verificar-email",
    "/recuperar-contrasena",
    "/restablecer-contrasena/enlace-de-prueba",
    "/confirmacion",
    "/pago?status=failed",
    "/pago?status=otra&message=hola",
    "/terminos",
    "/privacidad",
  ])("%s", (path) =>
    shop.visit({ device }, async (page) => {
      await page.goto(path === "/producto" ? `/producto/${pudu}` : path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await scan(page)).toEqual([]);
    }),
  );

  test("/checkout with its address dialog, and /carrito with a line", () =>
    shop.visit({ device }, async (page) => {
      const { token } = await buildCliente(shop.app);
      await shop.app.client(token)("setCarrito", { body: { producto_id: pudu, cantidad: 1 } });
      await page.goto("/nosotros");
      await page.evaluate((value) => localStorage.setItem("token", value), token);
      await page.goto("/carrito");
      await page.getByText("Pudú del bosque").first().waitFor();
      expect(await scan(page)).toEqual([]);
      await page.goto("/checkout");
      await page.getByRole("radio").first().waitFor();
      expect(await scan(page)).toEqual([]);
      await page.getByRole("button", { name: "Añadir dirección" }).first().click();
      await page.getByRole("dialog").waitFor();
      expect(await scan(page)).toEqual([]);
    }));

  test("/cuenta with its dialog of erasing, and one's own orders", () =>
    shop.visit({ device }, async (page) => {
      const buyer = await buildBuyer(shop.app, [{ producto_id: pudu, cantidad: 1 }]);
      await finishPayment(shop.app, (await startPayment(buyer)).token, "aprobar");
      await useToken(page, buyer.token);
      await page.goto("/cuenta/pedidos");
      await page.getByRole("list", { name: "Tus pedidos" }).waitFor();
      expect(await scan(page)).toEqual([]);
      await page.getByRole("link", { name: /^Pedido/ }).click();
      await page.getByRole("button", { name: "Poner en el carrito otra vez" }).click();
      await page.getByRole("link", { name: "Ir al carrito" }).waitFor();
      expect(await scan(page)).toEqual([]);
      await page.goto("/cuenta");
      await page.getByRole("button", { name: "Cambiar contraseña" }).click();
      await page.getByRole("link", { name: "Ingresa tu contraseña actual." }).waitFor();
      expect(await scan(page)).toEqual([]);
      await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await scan(page)).toEqual([]);
    }));
});
