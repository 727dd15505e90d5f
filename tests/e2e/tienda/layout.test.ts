import { expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";

test.beforeAll(async ({ shop }) => {
  await stockProducto(shop, { nombre: "Pudú del bosque", categoria: "Figuras" });
});

test("the links of a customer's menu, categorias among them, begin at one left edge", ({ shop }) =>
  shop.visit({ device: "phone" }, async (page) => {
    const { token } = await buildCliente(shop);
    await giveToken(page, token);
    await page.goto("/");
    await page.getByRole("button", { name: "Abrir menú" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name: "Mis pedidos" }).waitFor();
    await menu.getByRole("link", { name: "Figuras" }).waitFor();
    const edges = await menu.evaluate((dialog) => {
      const isShown = (link: Element) => link.checkVisibility({ visibilityProperty: true });
      const texts = [...dialog.querySelectorAll("a")].filter(isShown).map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return Math.round(range.getBoundingClientRect().left);
      });
      return [...new Set(texts)];
    });
    expect(edges).toHaveLength(1);
  }));

test.for(["/", "/contacto"])(
  "no word of the heading of %s breaks in large text",
  (path, { shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto(path);
      const broken = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
        document.documentElement.style.setProperty("font-size", "200%");
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Text, index);
          range.setEnd(text as Text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      });
      expect(broken).toEqual([]);
    }),
);

test("a card's picture is asked for in the width that it is drawn at", ({ shop }) =>
  shop.visit({ device: "desktop" }, async (page) => {
    await page.goto("/tienda");
    const picture = page.locator("main a[href^='/producto/'] img, main article img").first();
    await picture.waitFor();
    const { asked, drawn } = await picture.evaluate((image: HTMLImageElement) => {
      const [last = ""] = image.sizes.split(",").slice(-1);
      const probe = document.body.appendChild(document.createElement("div"));
      probe.style.width = last.trim().split(" ").slice(-1)[0] ?? "";
      const asked = probe.getBoundingClientRect().width;
      probe.remove();
      return { asked, drawn: Math.max(image.clientWidth, image.clientHeight) };
    });
    expect(asked).toBeGreaterThanOrEqual(drawn);
  }));
