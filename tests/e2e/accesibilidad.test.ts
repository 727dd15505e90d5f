import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCliente } from "#tests/support/builders.ts";
import {
  bothDevices,
  openTestShop,
  stockProducto,
  type TestShop,
} from "#tests/support/test-shop.ts";

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

type Finding = { id: string; nodes: { html: string }[] };

/** What axe finds against WCAG 2.2 AA. It is evaluated, not inserted: the page's policy stays on. */
async function scan(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    return (await axe.run({ runOnly: { type: "tag", values: tags } })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

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
});
