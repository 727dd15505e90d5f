import { describe, expect } from "vitest";
import { bothDevices, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { scan } from "#tests/support/browser/scan.ts";

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

describe.each(bothDevices)("the page of a producto on a %s", (device) => {
  test("shows a buy bar once its button is scrolled out of view, and covers nothing", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.setViewportSize({ width: device === "phone" ? 360 : 1200, height: 600 });
      await page.goto(`/producto/${pudu}`);
      const bar = page.getByRole("region", { name: "Comprar Pudú del bosque" });
      const folded = page.getByRole("button", { name: "Ver todas las opiniones (9)" });
      await folded.waitFor();
      expect(await bar.count()).toBe(0);

      await page.getByRole("link", { name: "9 opiniones" }).click();
      await bar.getByRole("button", { name: "Añadir al Carrito" }).waitFor();
      await page.getByRole("link", { name: "Dejar mi opinión" }).focus();
      await page.keyboard.press("Tab");
      const focused = await folded.boundingBox();
      const edge = await bar.boundingBox();
      expect(focused && edge && focused.y + focused.height <= edge.y).toBe(true);
      expect(await scan(page)).toEqual([]);

      await bar.getByRole("button", { name: "Añadir al Carrito" }).click();
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
      await page.getByRole("link", { name: "Ver carrito" }).click();
      await page.waitForURL(/\/carrito$/);
      await page.getByText("Subtotal (3 productos)").waitFor();
    }));

  test("zooms a picture in and out, without a finding", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      await page.getByLabel(/imagen 1 de 2. Ver en pantalla completa/).click();
      const viewer = page.getByRole("dialog", { name: /Imágenes de Pudú/ });
      await viewer.getByRole("button", { name: "Acercar" }).click();
      const detail = viewer.getByRole("region", { name: "Detalle de la imagen" });
      await detail.waitFor();
      const { width = 0 } = (await detail.getByRole("img").boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(1200);
      expect(await scan(page)).toEqual([]);
      // The arrows pan the zoomed picture and do not change it.
      await page.keyboard.press("ArrowRight");
      await viewer.getByRole("button", { name: "Alejar" }).click();
      await viewer.getByText("1 de 2").waitFor();
      await viewer.getByRole("button", { name: "Imagen siguiente" }).click();
      await viewer.getByText("2 de 2").waitFor();
      expect(await scan(page)).toEqual([]);
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

test("when sold out it says what to do, and draws no unreadable scale", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto(`/producto/${soldOut}`);
    await page.getByText("Por ahora no quedan unidades.").waitFor();
    expect(await page.getByRole("button", { name: "Añadir al Carrito" }).count()).toBe(0);
    expect(await page.getByRole("heading", { name: "A escala" }).count()).toBe(0);
    expect(await scan(page)).toEqual([]);
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
