import { expect } from "vitest";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("a browser that is too old reads, and is told where it would buy", ({ shop }) =>
  shop.visit({ hasScripts: false, isAlone: true }, async (page) => {
    const id = await stockProducto(shop, { nombre: "Pudú del bosque" });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    for (const path of [`/producto/${id}`, "/carrito", "/checkout/invitado", "/login"]) {
      await page.goto(path);
      await page.getByText("Tu navegador es muy antiguo para comprar aquí.").first().waitFor();
    }
    expect(scripts).toEqual([]);
  }));
