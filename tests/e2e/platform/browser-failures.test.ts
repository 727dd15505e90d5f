import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type BrowserShop,
  openBrowserShop,
  stockProducto,
} from "#tests/support/browser/browser-shop.ts";
import { scan } from "#tests/support/browser/scan.ts";

let shop: BrowserShop;
let pudu: number;
beforeAll(async () => {
  shop = await openBrowserShop();
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque", destacado: true, stock: 3 });
});
afterAll(() => shop.close());

const ribbon = (page: Page) => page.locator("[data-ribbon]");

describe("a picture that cannot be had", () => {
  test.each([
    ["missing", { status: 404, body: "" }],
    ["damaged", { status: 200, contentType: "image/webp", body: "roto" }],
  ])("that is %s shows layers, with its words, and moves nothing", (_name, answer) =>
    shop.visit({ expectedErrors: [/404/] }, async (page) => {
      await page.route("**/imagenes/**", (route) => route.fulfill(answer));
      for (const path of ["/tienda", `/producto/${pudu}`]) {
        await page.goto(path);
        await page.locator("main svg[role=img]").first().waitFor();
        await expect.poll(() => page.locator('main img[src^="/imagenes/"]').count()).toBe(0);
      }
      expect(await page.locator("main svg[role=img]").first().getAttribute("aria-label")).toMatch(
        /Pudú/,
      );
      expect(await scan(page)).toEqual([]);
    }),
  );
});

describe("a browser that gives less", () => {
  test.each(["/carrito", "/login", "/registrar", "/checkout", "/cuenta", "/admin", "/contacto"])(
    "%s says what to do where scripts are off",
    (path) =>
      shop.visit({ hasJavaScript: false }, async (page) => {
        await page.goto(path);
        await page
          .getByText(/necesita JavaScript/)
          .first()
          .waitFor();
        expect(
          await page
            .getByText(/^Cargando/)
            .filter({ visible: true })
            .count(),
        ).toBe(0);
      }),
  );

  test.each([
    ["blocked", () => Object.defineProperty(window, "localStorage", { get: refuse })],
    [
      "full",
      () => {
        Storage.prototype.setItem = refuse;
      },
    ],
  ])(
    "with a storage that is %s still browses and fills a carrito, and is told what is lost",
    (_name, spoil) =>
      shop.visit({}, async (page) => {
        await page.addInitScript(
          `function refuse() { throw new DOMException("no", "SecurityError"); }\n(${spoil})()`,
        );
        await page.goto(`/producto/${pudu}`);
        await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
        await page.getByRole("link", { name: "Carrito, 1 producto" }).click();
        await page.getByText("Subtotal (1 producto)").waitFor();
        await ribbon(page)
          .getByText(/no deja guardar datos/)
          .waitFor();
        expect(await scan(page)).toEqual([]);
        await page.getByRole("button", { name: "Entendido" }).click();
        await ribbon(page).waitFor({ state: "detached" });
      }),
  );
});

/** Stands in the page, where the init script defines it. */
declare function refuse(): never;
