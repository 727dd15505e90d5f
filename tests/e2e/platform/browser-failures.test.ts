import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque", destacado: true, stock: 3 });
});

const ribbon = (page: Page) => page.locator("[data-ribbon]");

describe("a picture that fails to load", () => {
  test.for([
    ["missing", { status: 404, body: "" }],
    ["damaged", { status: 200, contentType: "image/webp", body: "roto" }],
  ] as const)(
    "that is %s shows layers, with its words, and moves nothing",
    ([_name, answer], { shop }) =>
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
        await expectAccessible(page);
      }),
  );
});

describe("a part that a page can do without", () => {
  test.for(["share-or-edit", "empty-shelf"])(
    "%s leaves the page whole when its file cannot be loaded",
    (file, { shop }) =>
      shop.visit({ expectedErrors: [/Failed to load resource/] }, async (page) => {
        const path = file === "share-or-edit" ? `/producto/${pudu}` : "/carrito";
        const title = file === "share-or-edit" ? "Pudú del bosque" : "Tu Carrito está Vacío";
        await page.route(new RegExp(`/assets/${file}-`), (route) => route.abort());
        const failed = page.waitForEvent("requestfailed", (request) =>
          request.url().includes(`/assets/${file}-`),
        );
        await page.goto(path);
        await failed;
        await seeFrames(page, 30);
        expect(await page.getByRole("heading", { name: title }).count()).toBe(1);
      }),
  );
});

/** React shows a failure some frames after it. */
const seeFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let seen = 0; seen < frames; seen++) await new Promise(requestAnimationFrame);
  }, count);

describe("a limited browser", () => {
  test.for(["/carrito", "/login", "/registrar", "/checkout", "/cuenta", "/admin", "/contacto"])(
    "%s says what to do where scripts are off",
    (path, { shop }) =>
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

  test.for([
    ["blocked", () => Object.defineProperty(window, "localStorage", { get: refuse })],
    [
      "full",
      () => {
        Storage.prototype.setItem = refuse;
      },
    ],
  ] as const)(
    "with a storage that is %s still browses and fills a carrito, and is told what is not stored",
    ([_name, spoil], { shop }) =>
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
        await expectAccessible(page);
        await page.getByRole("button", { name: "Entendido" }).click();
        await ribbon(page).waitFor({ state: "detached" });
      }),
  );
});

/** Defined in the page by the init script. */
declare function refuse(): never;
