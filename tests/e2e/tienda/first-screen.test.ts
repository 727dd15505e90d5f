import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, {
    nombre: "Pudú del bosque",
    categoria: "Figuras",
    opiniones: [{ nombre_usuario: "Ana P.", calificacion: 5, comentario: "Precioso." }],
  });
  for (let number = 1; number <= 50; number++)
    await stockProducto(shop, { nombre: `Figura de la repisa ${number}`, categoria: "Figuras" });
});

const screen = { width: 360, height: 640 };

async function openSmall(page: Page, path: string): Promise<void> {
  await page.setViewportSize(screen);
  await page.goto(path);
}

/** Height above the given edge, the screen's own by default. */
async function endsAbove(one: Locator, edge: number = screen.height): Promise<boolean> {
  const box = await one.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= edge;
}

test("a producto shows nombre, precio and the buy bar, and the bar makes way for its button", ({
  shop,
}) =>
  shop.visit({ device: "phone" }, async (page) => {
    await openSmall(page, `/producto/${pudu}`);
    const bar = page.getByRole("region", { name: "Comprar Pudú del bosque" });
    await bar.waitFor();
    await expect.poll(() => endsAbove(bar)).toBe(true);
    const top = (await bar.boundingBox())?.y ?? 0;
    const main = page.getByRole("main");
    expect(await endsAbove(main.getByRole("heading", { level: 1 }), top)).toBe(true);
    expect(await endsAbove(main.getByText("$12.990").first(), top)).toBe(true);
    expect(await bar.getByText("$12.990").isVisible()).toBe(true);

    const button = page.getByRole("button", { name: "Añadir al Carrito" });
    await button.scrollIntoViewIfNeeded();
    await bar.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Opiniones" }).scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: /^Agregar Pudú del bosque/ }).click();
    await page.getByRole("link", { name: "Carrito, 1 producto" }).waitFor();
  }));

test("the buy bar stays while an edge of the button is all that shows of it", ({ shop }) =>
  shop.visit({ device: "phone" }, async (page) => {
    await openSmall(page, `/producto/${pudu}`);
    const button = page.getByRole("button", { name: "Añadir al Carrito" });
    const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 };
    const bar = page.getByRole("region", { name: "Comprar Pudú del bosque" });
    await page.setViewportSize({ ...screen, height: Math.round(y + height + 4) });
    await bar.waitFor({ state: "detached" });
    await page.setViewportSize({ ...screen, height: Math.round(y + 12) });
    await bar.waitFor();
  }));

describe.each(["/tienda", "/tienda?disponible=true", "/categoria/figuras"])(
  "the list %s",
  (path) => {
    test("shows its first row and one row of tools", ({ shop }) =>
      shop.visit({ device: "phone" }, async (page) => {
        await openSmall(page, path);
        const cards = page.getByRole("main").getByRole("article");
        for (const place of [0, 1])
          expect(await endsAbove(cards.nth(place).getByRole("heading"))).toBe(true);
        const tools = [
          page.getByRole("button", { name: /^Filtros/ }),
          page.getByRole("combobox", { name: "Ordenar por" }),
          page.getByRole("main").getByText("51 productos", { exact: true }),
        ];
        const middles = await Promise.all(
          tools.map(async (tool) => {
            const box = await tool.boundingBox();
            return box && Math.round(box.y + box.height / 2);
          }),
        );
        expect(Math.max(...middles.map(Number)) - Math.min(...middles.map(Number))).toBeLessThan(4);
      }));
  },
);

test.for(["/tienda", "/categoria/figuras"])(
  "on a desktop %s shows its first row of four whole, and one search field",
  (path, { shop }) =>
    shop.visit({ device: "desktop" }, async (page) => {
      const height = 900;
      await page.setViewportSize({ width: 1440, height });
      await page.goto(path);
      const cards = page.getByRole("main").getByRole("article");
      const boxes = await Promise.all([0, 1, 2, 3].map((place) => cards.nth(place).boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      for (const place of [0, 3]) expect(await endsAbove(cards.nth(place), height)).toBe(true);
      expect(await page.getByRole("searchbox").count()).toBe(1);
    }),
);

test("the strip of a demo is one low line that opens how to try it", ({ shop }) =>
  shop.visit({ device: "phone" }, async (page) => {
    await openSmall(page, "/tienda");
    const strip = page.getByRole("complementary", { name: "Aviso" });
    const { height = 99 } = (await strip.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(36);
    await page.touchscreen.tap(20, height / 2);
    await page.getByRole("dialog").waitFor();
  }));
