import { describe, expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  const id = await stockProducto(shop, { nombre: "Pudú del bosque", destacado: true, stock: 9 });
  const cliente = await buildCliente(shop);
  token = cliente.token;
  await shop.client(token)("setCarritoLinea", { body: { producto_id: id, cantidad: 1 } });
});

describe("at 320 × 480 px and with text at 200 %", () => {
  test.for([
    ["/checkout", "Agregar dirección", "Guardar"],
    ["/cuenta", "Borrar mi cuenta", "Borrar para siempre"],
  ] as const)("the dialog of %s can be read and used", ([path, opener, action], { shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await giveToken(page, token);
      await page.goto(path);
      await page.getByRole("button", { name: opener }).waitFor();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await page.getByRole("button", { name: opener }).press("Enter");
      const dialog = page.getByRole("dialog");
      const button = dialog.getByRole("button", { name: action });
      await button.focus();
      const isReachable = await button.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && one.contains(over);
      });
      expect(isReachable).toBe(true);
      const field = dialog.getByRole("textbox").last();
      await field.focus();
      // The viewport keeps enough room for one field.
      const seen = await field.evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return one === document.elementFromPoint(left + 20, top + height / 2);
      });
      expect(seen).toBe(true);
    }),
  );
});
