import { describe, expect } from "vitest";
import { onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";

const opinion = (calificacion: number, comentario: string) => ({
  nombre_usuario: "Ana P.",
  calificacion,
  comentario,
});

let pudu: number;
let soldOut: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, {
    nombre: "Pudú del bosque",
    stock: 3,
    dimensiones: "7x9,5x9 cm",
    descripcion: "Un ciervo chico. ".repeat(180),
    opiniones: Array.from({ length: 9 }, (_opinion, place) =>
      opinion(place < 6 ? 5 : 4, `Comentario ${place + 1}`),
    ),
  });
  soldOut = await stockProducto(shop, { nombre: "Zorro", stock: 0, dimensiones: "a pedido" });
  await stockProducto(shop, { nombre: "Huemul", stock: 2 });
});

describe.each(onPhone)("the page of a producto on a %s", (device) => {
  test("shows a buy bar while its button is out of view, and covers nothing", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.setViewportSize({ width: device === "phone" ? 360 : 1200, height: 600 });
      await page.goto(`/producto/${pudu}`);
      const bar = page.getByRole("region", { name: "Comprar Pudú del bosque" });
      const folded = page.getByRole("button", { name: "Ver todas las opiniones (9)" });
      await folded.waitFor();
      await page.getByRole("button", { name: "Añadir al Carrito" }).scrollIntoViewIfNeeded();
      await bar.waitFor({ state: "detached" });

      await page.getByRole("link", { name: "9 opiniones" }).click();
      await bar.getByRole("button", { name: "Agregar Pudú del bosque al carrito" }).waitFor();
      await page.getByRole("link", { name: "Dejar mi opinión" }).focus();
      await page.keyboard.press("Tab");
      const focused = await folded.boundingBox();
      const edge = await bar.boundingBox();
      expect(focused && edge && focused.y + focused.height <= edge.y).toBe(true);
      await expectAccessible(page);

      await bar.getByRole("button", { name: "Agregar Pudú del bosque al carrito" }).click();
      await page.getByRole("link", { name: "Carrito, 1 producto" }).waitFor();
      await page.keyboard.press("End");
      await bar.waitFor({ state: "detached" });
    }));

  test("leads on to the carrito, and accepts no more than the stock", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      await page.getByRole("spinbutton", { name: "Cantidad" }).fill("50");
      await page.keyboard.press("Enter");
      await page.getByText("Es el máximo: quedan 3.").waitFor();
      await page.getByRole("button", { name: "Añadir al Carrito" }).click();
      const added = page.getByRole("status").filter({ hasText: "Producto añadido al carrito" });
      await added.filter({ hasText: "Pudú" }).waitFor();
      await added.getByRole("link", { name: "Ver carrito" }).waitFor();
      // The page says it as well, also later.
      await page.reload();
      await page.getByText("Llevas 3 en el carrito.").waitFor({ state: "attached" });
      await page.getByRole("main").getByRole("link", { name: "Ver carrito" }).click();
      await page.waitForURL(/\/carrito$/);
      await page.getByText("Subtotal (3 productos)").waitFor();
    }));

  test("zooms a picture in and out, without a finding", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      await page.getByLabel(/imagen 1 de 2. Ver en pantalla completa/).click();
      const viewer = page.getByRole("dialog", { name: /Imágenes de Pudú/ });
      const detail = viewer.getByRole("region", { name: "Detalle de la imagen" });
      const sideOf = async () => (await detail.getByRole("img").boundingBox())?.width ?? 0;
      const closer = viewer.getByRole("button", { name: "Acercar" });
      await closer.click();
      const first = await sideOf();
      await closer.click();
      expect(await sideOf()).toBeGreaterThan(first);
      await closer.click();
      expect(await sideOf()).toBeGreaterThanOrEqual(1200);
      await expectAccessible(page);
      // The arrows pan the enlarged picture and do not change it.
      const leftOf = () => detail.evaluate((box) => box.scrollLeft);
      const left = await leftOf();
      await page.keyboard.press("ArrowRight");
      expect(await leftOf()).toBeGreaterThan(left);
      for (const _press of [1, 2, 3, 4]) await page.keyboard.press("-");
      await detail.waitFor({ state: "detached" });
      await viewer.getByText("1 de 2").waitFor();
      // The wheel, too.
      await viewer.getByRole("img").first().hover();
      await page.mouse.wheel(0, -300);
      await detail.waitFor();
      await page.mouse.wheel(0, 900);
      await detail.waitFor({ state: "detached" });
      await viewer.getByRole("button", { name: "Imagen siguiente" }).click();
      await viewer.getByText("2 de 2").waitFor();
    }));

  test("unfolds its opiniones and focuses the first unfolded one", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      expect(await page.getByText("Comentario 1", { exact: true }).isVisible()).toBe(false);
      await page.getByRole("button", { name: "Ver todas las opiniones (9)" }).click();
      await page.getByText("Comentario 1", { exact: true }).waitFor();
      const first = page.getByRole("listitem").filter({ hasText: "Comentario 3" });
      await waitForFocus(first);
      const level = page.getByRole("listitem").filter({ hasText: /5 estrellas.*6 opiniones/ });
      expect(await level.count()).toBe(1);
    }));
});

test("two fingers enlarge a picture and make it small again", ({ shop }) =>
  shop.visit({ device: "phone" }, async (page) => {
    await page.goto(`/producto/${pudu}`);
    await page.getByLabel(/imagen 1 de 2. Ver en pantalla completa/).click();
    const viewer = page.getByRole("dialog", { name: /Imágenes de Pudú/ });
    await viewer.getByText("1 de 2").waitFor();
    const detail = viewer.getByRole("region", { name: "Detalle de la imagen" });
    const session = await page.context().newCDPSession(page);
    const pinch = async (from: number, to: number) => {
      const points = (way: number) => [-way, way].map((x) => ({ x: 187 + x, y: 400 }));
      const send = (type: "touchStart" | "touchMove" | "touchEnd", way?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: way === undefined ? [] : points(way),
        });
      await send("touchStart", from);
      await send("touchMove", (from + to) / 2);
      await send("touchMove", to);
      await send("touchEnd");
    };
    await pinch(30, 90);
    await detail.waitFor();
    await pinch(150, 20);
    await detail.waitFor({ state: "detached" });
  }));

test("when sold out it says what to do, and draws no unreadable scale", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto(`/producto/${soldOut}`);
    await page.getByText("Por ahora no quedan unidades.").waitFor();
    expect(await page.getByRole("button", { name: "Añadir al Carrito" }).count()).toBe(0);
    expect(await page.getByRole("heading", { name: "A escala" }).count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Escríbenos" }).click();
    await page.waitForURL(/\/contacto\?pieza=/);
  }));

test("without JavaScript it shows everything, and how to buy", ({ shop }) =>
  shop.visit({ hasJavaScript: false }, async (page) => {
    await page.goto(`/producto/${pudu}`);
    // Locators do not search text inside `noscript`.
    const note = page.locator("noscript p", { has: page.getByRole("link") });
    expect(await note.innerText()).toContain("activa JavaScript en tu navegador");
    expect(await page.getByRole("button", { name: "Añadir al Carrito" }).count()).toBe(0);
    await page.getByText("Comentario 1", { exact: true }).waitFor();
    await page
      .getByRole("img", { name: /7 cm de ancho, 9,5 cm de alto y 9 cm de fondo/ })
      .waitFor();
    const shelf = page.getByRole("region", { name: "Más de esta repisa" });
    // Buyable ones first; never the producto itself.
    expect(await shelf.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "Huemul",
      "Zorro",
    ]);
  }));
