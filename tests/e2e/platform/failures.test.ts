import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { maxLagMs } from "#server/http/guard/load-shedding.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { browserTest } from "#tests/support/browser/browser-test.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";

let lag = 0;
const test = browserTest({}, { load: { lagMs: () => lag, stop: () => undefined } });

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque", destacado: true, stock: 3 });
});
test.beforeEach(() => {
  lag = 0;
});

const away = { expectedErrors: [/Failed to (?:fetch|load)|ERR_|net::|Error loading route module/] };
const ribbon = (page: Page) => page.locator("[data-ribbon]");
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** The API recovers at the next press; until then the page's probes fail too. */
async function healOnPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => Object.assign(globalThis, { hasPressed: true });
    document.addEventListener("click", note, { capture: true, once: true });
  });
  await page.route("**/api/**", async (route) => {
    const hasPressed = await page.evaluate(() => "hasPressed" in globalThis);
    return hasPressed ? route.continue() : route.fallback();
  });
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

describe("without a network", () => {
  test("a link to a page that was never visited leaves the current one in place", ({ shop }) =>
    shop.visit(away, async (page) => {
      await page.route(/\/assets\/terminos-/, (route) => route.abort());
      await page.goto("/contacto");
      await page.getByLabel("Mensaje").fill("¿Hacen lámparas?");
      await page.context().setOffline(true);
      await ribbon(page)
        .getByText(/^Sin conexión/)
        .waitFor();
      const documents = countDocuments(page);
      await page.getByRole("link", { name: "Términos y condiciones" }).click();
      await page.getByText(/^No pudimos abrir esa página/).waitFor();
      expect(await page.getByLabel("Mensaje").inputValue()).toBe("¿Hacen lámparas?");
      await expectAccessible(page);
      await page.unroute(/\/assets\/terminos-/);
      await page.context().setOffline(false);
      await ribbon(page).getByText("Volvió la conexión.").waitFor();
      expect(documents()).toBe(0);
      // The notice stands over the link, and ends unless the pointer rests there.
      await page.mouse.move(0, 0);
      await page.getByRole("button", { name: "Entendido" }).waitFor({ state: "hidden" });
      await page.getByRole("link", { name: "Términos y condiciones" }).click();
      await title(page, /Términos/).waitFor();
      expect(documents()).toBeLessThanOrEqual(1);
    }));

  test("a form that cannot be sent says so and keeps what was typed", ({ shop }) =>
    shop.visit(away, async (page) => {
      await page.goto("/contacto");
      await page.getByLabel("Nombre").fill("Luz");
      await page.getByLabel(/Correo|Email/).fill("luz@ejemplo.cl");
      await page.getByLabel("Mensaje").fill("¿Hacen lámparas?");
      await page.context().setOffline(true);
      const send = page.locator("main form").getByRole("button").last();
      await send.click();
      await page.locator("main").getByRole("alert").filter({ hasText: /\S/ }).waitFor();
      expect(await page.getByLabel("Mensaje").inputValue()).toBe("¿Hacen lámparas?");
      await page.context().setOffline(false);
      await send.click();
      await page.getByText("¡Gracias por escribirnos!").waitFor();
      await expect.poll(() => page.getByLabel("Mensaje").inputValue()).toBe("");
    }));

  test("a document load shows a page of the shop, which reloads when the network is back", ({
    shop,
  }) =>
    shop.visit({ ...away, hasWorker: true }, async (page) => {
      await page.goto("/");
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.context().setOffline(true);
      await page.goto("/tienda");
      await title(page, "No hay internet por aquí").waitFor();
      await expectAccessible(page);
      await page.context().setOffline(false);
      await page.getByRole("link", { name: "Pudú del bosque" }).first().waitFor();
      expect(page.url()).toContain("/tienda");
    }));

  test("the service worker caches nothing", ({ shop }) =>
    shop.visit({ hasWorker: true }, async (page) => {
      await page.goto("/tienda");
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    }));
});

describe("an unreachable shop", () => {
  test("shows a self-contained page, and the requested one on recovery", ({ shop }) =>
    shop.visit({ expectedErrors: [/503/] }, async (page) => {
      lag = maxLagMs + 1;
      const response = await page.goto("/tienda?q=bosque");
      expect(response?.status()).toBe(503);
      await title(page, "La tienda vuelve en un momento").waitFor();
      await page.getByText(/^También lo intentamos solos/).waitFor();
      await expectAccessible(page);
      lag = 0;
      await page.getByRole("link", { name: "Pudú del bosque" }).first().waitFor();
    }));

  test.for([
    ["nobody answers", (page: Page) => page.route("**/api/**", (route) => route.abort())],
    [
      "a proxy answers with its own page",
      (page: Page) =>
        page.route("**/api/**", (route) =>
          route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
        ),
    ],
  ] as const)(
    "keeps the frame when %s, and its recovery is noticed",
    ([_name, breakApi], { shop }) =>
      shop.visit({ expectedErrors: [/Failed to load|ERR_/] }, async (page) => {
        await breakApi(page);
        await page.goto("/");
        await page.getByRole("link", { name: "Pudú del bosque" }).first().click();
        await ribbon(page)
          .getByText(/^La tienda no responde/)
          .waitFor();
        await page.getByRole("contentinfo").waitFor();
        // Otherwise the pending detail would retry by itself.
        await page.locator("main").getByRole("button", { name: "Reintentar" }).waitFor();
        await healOnPress(page);
        await ribbon(page).getByRole("button", { name: "Reintentar" }).click();
        await ribbon(page).getByText("Volvió la conexión.").waitFor();
      }),
  );

  test("an answer that no page can render stays inside the page, with a way on", ({ shop }) =>
    shop.visit({ expectedErrors: [/./] }, async (page) => {
      await page.route(/productos\.php\?id=/, async (route) => {
        const producto = await (await route.fetch()).json();
        await route.fulfill({ json: { ...producto, opiniones: null } });
      });
      await page.goto("/");
      await page.getByRole("link", { name: "Pudú del bosque" }).first().click();
      await title(page, "Algo se atascó en la impresora").waitFor();
      await page.getByRole("contentinfo").waitFor();
      await page.unroute(/productos\.php\?id=/);
      await page.getByRole("button", { name: "Reintentar" }).click();
      await title(page, "Pudú del bosque").waitFor();
    }));
});

test("an error outside of every page, in its title, reloads from the shop", ({ shop }) =>
  shop.visit({ expectedErrors: [/./] }, async (page) => {
    // The loader needs the nombre; the title also needs imagenes.
    const json = { id: pudu, nombre: "Pudú del bosque" };
    await page.route(/productos\.php\?id=/, (route) => route.fulfill({ json }));
    await page.goto("/");
    const documents = countDocuments(page);
    await page.getByRole("link", { name: "Pudú del bosque" }).first().click();
    await title(page, "Pudú del bosque").waitFor();
    await page.getByRole("contentinfo").waitFor();
    expect(await page.getByText("Application Error").count()).toBe(0);
    expect(documents()).toBe(1);
  }));

describe("scripts that a deploy removed", () => {
  const gone = {
    expectedErrors: [/404|Failed to (?:fetch|load)|Error loading route module|TypeError/],
  };
  const dropScript = (page: Page, name: string) =>
    page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), (route) => route.fulfill({ status: 404 }));

  test("lead to the requested page by one document load", ({ shop }) =>
    shop.visit(gone, async (page) => {
      await dropScript(page, "terminos");
      await page.goto("/nosotros");
      const documents = countDocuments(page);
      await page.getByRole("link", { name: "Términos y condiciones" }).click();
      await title(page, /Términos/).waitFor();
      expect(documents()).toBe(1);
    }));

  test("reload nothing when a link is only hovered", ({ shop }) =>
    shop.visit(gone, async (page) => {
      await dropScript(page, "login");
      await page.goto("/contacto");
      await page.getByLabel("Mensaje").fill("A medias");
      const documents = countDocuments(page);
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("Error loading route module"),
      );
      await page.getByRole("link", { name: "Ingresar" }).first().hover();
      await logged;
      await page.getByLabel("Nombre").fill("Luz");
      expect(documents()).toBe(0);
      expect(await page.getByLabel("Mensaje").inputValue()).toBe("A medias");
    }));

  test("are never answered with a page", async ({ shop }) => {
    const headers = { accept: "text/html" };
    const response = await fetch(`${shop.url}/assets/viejo-abc123.js`, { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
  });

  test("leave the server's HTML readable, and its links working", ({ shop }) =>
    shop.visit({ hasScripts: false, expectedErrors: [/ERR_|Failed/] }, async (page) => {
      await page.route(/\/assets\/.*\.js/, (route) => route.abort());
      await page.goto(`/producto/${pudu}`);
      await title(page, "Pudú del bosque").waitFor();
      await page.getByRole("link", { name: "Nosotros" }).first().click();
      await title(page, /./).waitFor();
      expect(page.url()).toContain("/nosotros");
      await page.goto("/checkout");
      await page.getByText("Esto tarda más de lo normal.").waitFor();
      await page.getByRole("link", { name: "Reintentar" }).waitFor();
    }));
});
