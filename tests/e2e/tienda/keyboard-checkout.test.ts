import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { type BrowserShop, markOf, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  expectFocusKept,
  type Keyboard,
  keyboardOf,
  waitForFocus,
  waitForHeading,
} from "#tests/support/browser/keyboard.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import type { Device } from "#tests/support/browser/visit.ts";

test.beforeAll(async ({ shop }) => {
  await stockProducto(shop, { nombre: "Pudú del bosque", precio: 9_990, stock: 50 });
  await stockProducto(shop, { nombre: "Jarrón estrato", categoria: "Decoración", stock: 50 });
});

const password = "una clave que nadie más usa 7";
type Visit = { page: Page; keys: Keyboard; device: Device };

async function findPudu({ page, keys, device }: Visit): Promise<void> {
  await page.goto("/");
  await keys.activate(page.getByRole("link", { name: "Saltar al contenido" }));
  await waitForFocus(page.getByRole("main"));
  if (device === "phone") {
    const opener = page.getByRole("button", { name: "Abrir menú" });
    await keys.tabBackTo(opener);
    await keys.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keys.press("Escape");
    await waitForFocus(opener);
    await keys.press("Enter");
    await keys.activate(page.getByRole("dialog").getByRole("link", { name: "Tienda" }));
  } else {
    const menu = page.getByRole("navigation", { name: "Menú principal" });
    await keys.tabBackTo(menu.getByRole("link", { name: "Tienda" }));
    await keys.press("Enter");
  }
  await waitForHeading(page, "Nuestra Tienda");
  await filterByKeyboard({ page, keys, device });
  await keys.activate(page.getByRole("link", { name: "Pudú del bosque" }));
  await waitForHeading(page, "Pudú del bosque");
}

async function filterByKeyboard({ page, keys, device }: Visit): Promise<void> {
  if (device === "phone") await keys.activate(page.getByRole("button", { name: "Filtros" }));
  const panel = device === "phone" ? page.getByRole("dialog") : page.getByRole("main");
  await keys.fill(panel.getByRole("searchbox", { name: "Buscar Producto" }), "pudu");
  await page.waitForURL(/q=pudu/);
  await expectFocusKept(page);
  if (device === "desktop") return;
  await keys.activate(panel.getByRole("button", { name: "Mostrar resultados" }));
  await waitForFocus(page.getByRole("button", { name: /^Filtros/ }));
}

async function lookAtPictures({ page, keys, device }: Visit): Promise<void> {
  const opener = page.getByRole("main").getByRole("link", { name: /pantalla completa|Pudú/ });
  // Round the whole page on a phone, where a bar may cover what has the focus; else back from the heading.
  await (device === "phone" ? keys.tabTo(opener.first()) : keys.tabBackTo(opener.first()));
  await keys.press("Enter");
  const viewer = page.getByRole("dialog");
  await viewer.waitFor();
  await keys.press("ArrowRight");
  await viewer.getByText(/^2 (de|\/) 2$/).waitFor();
  await keys.press("ArrowLeft");
  await viewer.getByText(/^1 (de|\/) 2$/).waitFor();
  await keys.press("Escape");
  await viewer.waitFor({ state: "hidden" });
  await expectFocusKept(page);
}

async function putInCarrito({ page, keys }: Visit): Promise<void> {
  await keys.activate(page.getByRole("button", { name: "Añadir al Carrito" }));
  await page.getByText("Producto añadido al carrito").first().waitFor();
  await expectFocusKept(page);
  await keys.tabBackTo(page.getByRole("link", { name: "Carrito, 1 producto" }));
  await keys.press("Enter");
  await waitForHeading(page, "Tu carrito");
  const more = page.getByRole("button", { name: "Agregar una unidad de Pudú del bosque" });
  await keys.activate(more);
  await page.getByText("$19.980").first().waitFor();
  await waitForFocus(more);
  await keys.activate(page.getByRole("link", { name: "Proceder al Pago" }));
  await waitForHeading(page, "Qué bueno verte");
}

async function register({ page, keys }: Visit, email: string): Promise<void> {
  await keys.activate(page.getByRole("link", { name: "Regístrate" }));
  await waitForHeading(page, "Crea tu cuenta");
  // A failed submit focuses the errors, which lead to the field.
  await keys.activate(page.getByRole("button", { name: "Crear cuenta" }));
  const summary = page.getByRole("group", { name: "Hay 3 datos por corregir" });
  await waitForFocus(summary);
  await keys.activate(summary.getByRole("link", { name: "Ingresa tu nombre." }));
  await waitForFocus(page.getByLabel("Nombre completo"));
  await page.keyboard.type("Camila Soto");
  await keys.fill(page.getByLabel("Correo electrónico"), email);
  await keys.fill(page.getByLabel("Contraseña", { exact: true }), password);
  await keys.press("Tab");
  await keys.press("Enter");
  await waitForFocus(page.getByRole("button", { name: "Ocultar contraseña" }));
  await keys.fill(page.getByLabel("Confirmar contraseña"), password);
  await keys.press("Enter");
  await waitForHeading(page, "Revisa tu Correo");
  await keys.activate(page.getByRole("button", { name: "Quedarme aquí" }));
  await waitForFocus(page.getByRole("link", { name: "Ir ahora" }));
  await page.getByText("Nos quedamos aquí. Sigue cuando quieras.").waitFor();
}

async function verifyAndEnter(shop: BrowserShop, { page }: Visit, email: string): Promise<void> {
  const [mail] = await waitForCorreos(shop, email);
  await page.goto(mail?.enlaces.find((one) => one.includes("/verificar-email?token=")) ?? "/");
  // This browser registered: the link signs in and goes back to the payment.
  await page.getByText("Tu correo quedó verificado y ya entraste.").waitFor();
  await page.waitForURL((url) => url.pathname === "/checkout");
}

async function addDireccion({ page, keys }: Visit): Promise<void> {
  const form = page.getByRole("region", { name: "Agregar dirección" });
  const comuna = form.getByLabel("Comuna");
  await keys.fill(comuna, "vina");
  await page.getByRole("option", { name: "Viña del Mar" }).waitFor();
  await keys.press("Enter");
  await expect.poll(() => comuna.inputValue()).toBe("Viña del Mar");
  expect(await form.getByLabel("Región").inputValue()).toBe("Valparaíso");
  await keys.fill(form.getByLabel("Calle y número"), "Calle Valparaíso 123");
  await keys.activate(form.getByRole("button", { name: "Guardar" }));
  const alias = form.getByLabel("Alias de la dirección");
  await waitForFocus(alias);
  await keys.fill(alias, "Casa");
  await keys.activate(form.getByRole("button", { name: "Guardar" }));
  await page.getByRole("radio", { name: /^Casa/, checked: true }).waitFor();
  const opener = page.getByRole("button", { name: "Agregar dirección" });
  await waitForFocus(opener);
  await keys.press("Enter");
  await page.getByRole("dialog", { name: "Agregar dirección" }).waitFor();
  await keys.press("Escape");
  await waitForFocus(opener);
}

async function pay({ page, keys }: Visit): Promise<void> {
  await keys.check(page.getByRole("checkbox"));
  await keys.activate(page.getByRole("button", { name: "Ir a Pagar" }));
  await page.waitForURL(/webpayserver\/initTransaction/);
  await keys.activate(page.getByRole("button", { name: /4051 8856 0044 6623/ }).first());
  await keys.activate(page.getByRole("button", { name: /^Pagar/ }));
  await keys.fill(page.getByLabel("RUT"), "11.111.111-1");
  await keys.fill(page.getByLabel("Clave"), "123");
  await keys.activate(page.getByRole("button", { name: "Continuar" }));
}

test("a piece is put into the carrito by keyboard alone, on a desktop", ({ shop }) =>
  shop.visit({ device: "desktop" }, async (page) => {
    const visit: Visit = { page, keys: keyboardOf(page), device: "desktop" };
    await findPudu(visit);
    await lookAtPictures(visit);
    await putInCarrito(visit);
  }));

// After the carrito both have the same pages, and a phone a bar that may cover what has the focus.
test("a purchase by keyboard alone, on a phone", ({ shop }) =>
  shop.visit({ device: "phone" }, async (page) => {
    const visit: Visit = { page, keys: keyboardOf(page), device: "phone" };
    const email = `teclado-${markOf("phone")}@tienda.test`;
    await findPudu(visit);
    await lookAtPictures(visit);
    await putInCarrito(visit);
    await register(visit, email);
    await verifyAndEnter(shop, visit, email);
    await addDireccion(visit);
    await pay(visit);
    await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
    await visit.keys.activate(page.getByRole("button", { name: "Imprimir comprobante" }));
    await expectFocusKept(page);
  }));

describe("the dialog of the addresses", () => {
  test("focuses its errors, traps the focus and keeps what was typed", ({ shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      const { token } = await buildCliente(shop);
      await giveToken(page, token);
      await page.goto("/cuenta");
      const keys = keyboardOf(page);
      await keys.activate(page.getByRole("button", { name: "Agregar dirección" }));
      const dialog = page.getByRole("dialog");
      await keys.fill(dialog.getByLabel("Calle y número"), "Calle 1");
      await keys.activate(dialog.getByRole("button", { name: "Guardar" }));
      await waitForFocus(dialog.getByRole("group", { name: "Hay 4 datos por corregir" }));
      expect(await dialog.getByLabel("Calle y número").inputValue()).toBe("Calle 1");
      for (let presses = 0; presses < 25; presses += 1) {
        await keys.press("Tab");
        const isOutside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest("dialog");
        });
        expect(isOutside).toBe(false);
      }
    }));
});
