import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type BrowserShop, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { isHeadingFocused, scrollToCard, stockCards } from "#tests/support/browser/cards.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildBuyer } from "#tests/support/buying/buyer.ts";

let scarce: number;

test.beforeAll(async ({ shop }) => {
  await stockCards(shop);
  scarce = await stockProducto(shop, { nombre: "Pudú del bosque", stock: 3 });
});

function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname + search);
  });
  return calls;
}

const isDetail = (call: string) => /productos\.php\?id=\d+$/.test(call);
const holdScripts = (page: Page) => holdRequests(page, /\/assets\/entry\.client/);

describe.each(onPhone)("a press before hydration, on a %s", (device) => {
  test("counts once afterwards, however often it was repeated", ({ shop }) =>
    shop.visit({ device, hasScripts: false }, async (page) => {
      const release = await holdScripts(page);
      await page.goto(`/producto/${scarce}`, { waitUntil: "commit" });
      const add = page.getByRole("button", { name: "Añadir al Carrito" }).first();
      await add.click();
      await add.click();
      await add.and(page.locator("[data-early-press]")).waitFor();
      release();
      await page
        .getByRole("link", { name: /^Carrito, 1 / })
        .first()
        .waitFor();
      expect(await page.locator("[data-early-press]").count()).toBe(0);
    }));
});

test("a menu that was pressed before hydration opens afterwards", ({ shop }) =>
  shop.visit({ device: "phone", hasScripts: false }, async (page) => {
    const release = await holdScripts(page);
    await page.goto("/contacto", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Abrir menú" }).click();
    release();
    await page.getByRole("dialog").waitFor();
  }));

describe("going to a producto and back", () => {
  test("a hovered card was prefetched and is not requested again, nor is the document", ({
    shop,
  }) =>
    shop.visit({}, async (page) => {
      // An idle page would prefetch this card too.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      const { card } = await scrollToCard(page);
      const calls = followCalls(page);
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const id = /^\/producto\/(\d+)-/.exec((await card.getAttribute("href")) ?? "")?.[1];
      const isAnswer = (url: string) => url.endsWith(`productos.php?id=${id}`);
      const answered = page.waitForResponse((response) => isAnswer(response.url()));
      await card.hover();
      await answered;
      await card.click();
      await page.getByRole("heading", { level: 1, name: "Engranaje 5" }).waitFor();
      expect(calls.filter(isAnswer)).toHaveLength(1);
      expect(documents).toEqual([]);
    }));

  test("nothing is prefetched when the visitor saves data", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      const calls = followCalls(page);
      const { card } = await scrollToCard(page);
      await card.hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(calls.filter(isDetail)).toEqual([]);
    }));

  test("back returns to the same card without a request, and a new page starts at its top", ({
    shop,
  }) =>
    shop.visit({}, async (page) => {
      const { card, top } = await scrollToCard(page);
      await card.click();
      await page.getByRole("heading", { level: 1, name: "Engranaje 5" }).waitFor();
      await page.waitForFunction(() => window.scrollY === 0);
      const calls = followCalls(page);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Nuestra Tienda" }).waitFor();
      await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 2, top);
      expect(calls.filter((call) => call.includes("por_pagina=24"))).toEqual([]);
    }));
});

describe("the carrito of an account", () => {
  async function fill(shop: BrowserShop, page: Page, cantidad: number): Promise<void> {
    const { token } = await buildBuyer(shop, [{ producto_id: scarce, cantidad }]);
    await giveToken(page, token);
    await page.goto("/carrito");
    await page.getByText(`Subtotal (${cantidad} producto`).waitFor();
  }

  test("a change shows at once and is reverted with a sentence when the server refuses", ({
    shop,
  }) =>
    shop.visit({ expectedErrors: [/409/] }, async (page) => {
      await fill(shop, page, 1);
      let refuse: () => void = () => {};
      const isAsked = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await page.route("**/api/endpoints/carrito.php", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        await isAsked;
        const error = "Solo quedan 1 unidades de Pudú del bosque.";
        await route.fulfill({ status: 409, json: { error, disponible: 1 } });
      });
      await page.getByRole("button", { name: "Agregar una unidad de Pudú del bosque" }).click();
      await page.getByText("Subtotal (2 productos)").waitFor();
      await page.getByRole("link", { name: "Carrito, 2 productos" }).waitFor();
      refuse();
      await page.getByText("Solo quedan 1 unidades de Pudú del bosque.").waitFor();
      await page.getByText("Subtotal (1 producto)").waitFor();
      expect(await page.getByText(/^Ahora hay/).count()).toBe(0);
    }));

  test("fast clicks end at the clicked number", ({ shop }) =>
    shop.visit({}, async (page) => {
      await fill(shop, page, 1);
      const more = page.getByRole("button", { name: "Agregar una unidad de Pudú del bosque" });
      await more.click();
      await more.click();
      await page.getByText("Subtotal (3 productos)").waitFor();
      await page.getByText("Ahora hay 3 productos en tu carrito.").waitFor();
      expect(await more.isDisabled()).toBe(true);
    }));

  test("a removed line can be restored, and the focus is never lost", ({ shop }) =>
    shop.visit({}, async (page) => {
      await fill(shop, page, 2);
      await page.getByRole("button", { name: "Eliminar Pudú del bosque del carrito" }).click();
      await page.getByRole("heading", { level: 1, name: "Tu Carrito está Vacío" }).waitFor();
      await isHeadingFocused(page);
      await page.getByRole("button", { name: "Deshacer" }).click();
      await page.getByText("Subtotal (2 productos)").waitFor();
    }));
});
