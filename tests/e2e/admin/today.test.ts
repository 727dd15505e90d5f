import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type BuiltAdmin, buildAdmin } from "#rig/builders/usuario.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { minutes } from "#server/time/clock.ts";
import { type BrowserShop, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { freshBrowserTest as test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken, waitForPath } from "#tests/support/browser/session.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

let admin: BuiltAdmin;
test.beforeEach(async ({ shop }) => {
  admin = await buildAdmin(shop, { nombre: "Rosa Fuentes" });
});

async function openAs(page: Page, token: string, path: string): Promise<void> {
  await giveToken(page, token);
  await page.goto(path);
}

let asked = 0;

/** Another one each time: an equal one would be kept once. */
async function sendMensaje(shop: BrowserShop): Promise<void> {
  const mensaje = `¿Hacen ${++asked} lámparas?`;
  const body = { nombre: "Luis Soto", email: "luis@ejemplo.cl", mensaje };
  const result = await shop.client()("sendMensaje", { body });
  if (!result.ok) throw new Error(`no mensaje: ${result.error}`);
}

async function sellOne(shop: BrowserShop): Promise<void> {
  const producto_id = await stockProducto(shop, { precio: 12_990, stock: 3 });
  const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
}

const card = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Te espera" }).getByRole("link", { name });

function comeIntoView(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
}

describe.each(onPhone)("the owner's day on a %s", (device) => {
  test("is empty when nothing waits", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await openAs(page, admin.token, "/admin");
      await page.getByRole("heading", { name: "Todo al día." }).waitFor();
      await page
        .getByText(
          "Sin pendientes: Pagos en duda, Por preparar, Por enviar, Mensajes, Stock bajo y Opiniones.",
        )
        .waitFor();
      expect(await card(page, /./).count()).toBe(6);
      await page.getByText("Aún no hay ventas en los últimos 30 días.").waitFor();
      expect(await page.getByRole("img", { name: /^Ventas por día/ }).count()).toBe(0);
      await expectAccessible(page);
      await page.goto("/admin/");
      await page.getByRole("heading", { name: "Todo al día." }).waitFor();
      if (device === "phone") await page.getByRole("button", { name: "Secciones" }).click();
      const hoy = page.getByRole("link", { name: "Hoy", exact: true });
      expect(await hoy.getAttribute("aria-current")).toBe("page");
    }));

  test("links what waits to its lists, and shows the sales", async ({ shop }) => {
    await sellOne(shop);
    await sendMensaje(shop);
    await shop.visit({ device }, async (page) => {
      await openAs(page, admin.token, "/admin");
      await card(page, /^1 Por preparar/).waitFor();
      const hrefs = [
        [/^1 Por preparar/, "/admin/pedidos?estado=pagado"],
        [/^1 Mensajes/, "/admin/mensajes?estado=nuevo"],
        [/^1 Stock bajo/, "/admin/productos?stock_bajo=true"],
        [/^Por enviar$/, "/admin/pedidos?estado=en_preparacion"],
        [/^Pagos en duda$/, "/admin/pagos"],
        [/^Opiniones$/, "/admin/opiniones?mostrar=por_responder"],
      ] as const;
      for (const [name, href] of hrefs) {
        expect(await card(page, name).getAttribute("href")).toBe(href);
      }
      const next = page.getByRole("region", { name: "Lo próximo por preparar" });
      const pedido = next.getByRole("link", { name: /^1 × .+E-0*\d+, / });
      expect(await pedido.getAttribute("href")).toMatch(/^\/admin\/pedidos\/\d+$/);
      const paper = next.getByRole("link", { name: /^Papel de E-/ });
      expect(await paper.getAttribute("href")).toMatch(/^\/admin\/pedidos\/\d+\/guia$/);
      await page.getByRole("link", { name: /^Hoy \$12\.990 1 pedido$/ }).waitFor();
      await page.getByRole("img", { name: /^Ventas por día .* con \$12\.990\.$/ }).waitFor();
      await page.getByText("Ver como tabla").click();
      const rows = page.getByRole("table", { name: "Ventas" }).getByRole("row");
      expect(await rows.count()).toBe(31);
      expect(await rows.nth(1).innerText()).toMatch(/1\s+\$12\.990/);
      await next.getByRole("button", { name: /^Preparar E-/ }).click();
      await card(page, /^1 Por enviar/).waitFor();
      expect(await next.count()).toBe(0);
    });
  });

  test("is in a trail that can be filtered", async ({ shop }) => {
    await sendMensaje(shop);
    const api = shop.client(admin.token);
    await api("patchMensaje", { query: { id: 1 }, body: { estado: "cerrado" } });
    await api("saveCategoria", { body: { nombre: "Lámparas" } });
    await shop.visit({ device }, async (page) => {
      await openAs(page, admin.token, "/admin/registro");
      await page.getByRole("heading", { level: 1, name: "Registro" }).waitFor();
      const acts = page.getByRole("list", { name: "Cambios" }).locator(":scope > li");
      await acts.nth(1).waitFor();
      expect(await acts.count()).toBe(2);
      await page.getByLabel("Mostrar").selectOption("Mensajes");
      await waitForPath(page, "/admin/registro?entidad=mensaje");
      await page.getByText("1 resultado", { exact: true }).waitFor();
      const text = await acts.first().innerText();
      expect(text).toContain("Cerró el mensaje");
      expect(text).toContain("Rosa Fuentes");
      expect(text).toMatch(/Nuevo.*→.*Cerrado/s);
      await page.getByRole("link", { name: "Cambios de mensaje 1" }).click();
      await waitForPath(page, "/admin/registro?entidad=mensaje&entidad_id=1");
      await page.getByRole("link", { name: "Ver todo" }).click();
      await page.getByText("2 resultados").waitFor();
    });
  });
});

describe("the figures", () => {
  test("are refetched every minute, and when the tab becomes visible", ({ shop }) =>
    shop.visit({ isAlone: true }, async (page) => {
      await page.clock.install({ time: shop.clock.now() });
      await openAs(page, admin.token, "/admin");
      await page.getByText("Todo al día.").waitFor();
      await page.getByText(/actualizado a las \d\d:\d\d:\d\d/).waitFor();
      await sendMensaje(shop);
      await page.clock.fastForward(minutes(1));
      await card(page, /^1 Mensajes/).waitFor();
      await sendMensaje(shop);
      await comeIntoView(page);
      await card(page, /^2 Mensajes/).waitFor();
    }));

  test("report a failing server, and the last ones stay visible", ({ shop }) =>
    shop.visit({ expectedErrors: [/500/] }, async (page) => {
      const fail = () =>
        page.route("**/resumen.php", (route) => route.fulfill({ status: 500, json: {} }));
      await fail();
      await openAs(page, admin.token, "/admin");
      await page.getByText("No pudimos cargar el resumen. Inténtalo de nuevo.").waitFor();
      await page.unroute("**/resumen.php");
      await page.getByRole("button", { name: "Reintentar" }).click();
      await page.getByText("Todo al día.").waitFor();
      await fail();
      await page.getByRole("button", { name: "Actualizar" }).click();
      await page.getByText(/No pudimos actualizar\. Ves lo que había a las/).waitFor();
      expect(await page.getByText("Todo al día.").isVisible()).toBe(true);
    }));
});

describe("the menu", () => {
  test("counts what waits, marks the current page, and works by keyboard on phones", async ({
    shop,
  }) => {
    await sendMensaje(shop);
    await shop.visit({ device: "phone" }, async (page) => {
      await openAs(page, admin.token, "/admin");
      const button = page.getByRole("button", { name: "Secciones" });
      await card(page, /^1 Mensajes/).waitFor();
      await button.focus();
      await page.keyboard.press("Enter");
      const drawer = page.getByRole("dialog", { name: "Administración" });
      const hoy = drawer.getByRole("link", { name: "Hoy" });
      expect(await hoy.getAttribute("aria-current")).toBe("page");
      const mensajes = drawer.getByRole("link", { name: "Mensajes" });
      const description = (await mensajes.getAttribute("aria-describedby")) ?? "";
      expect(await page.locator(`[id="${description}"]`).textContent()).toBe("1 sin responder");
      await page.keyboard.press("Escape");
      await drawer.waitFor({ state: "hidden" });
      await waitForFocus(button);
      await page.keyboard.press("Enter");
      await drawer.getByRole("link", { name: "Opiniones" }).focus();
      await page.keyboard.press("Enter");
      await waitForPath(page, "/admin/opiniones");
      await page.getByRole("heading", { level: 1, name: "Opiniones" }).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    });
  });
});
