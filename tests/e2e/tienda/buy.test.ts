import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { type BrowserShop, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildBuyer } from "#tests/support/buying/buyer.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, {
    nombre: "Pudú del bosque",
    precio: 9_990,
    stock: 50,
    destacado: true,
  });
  await stockProducto(shop, { nombre: "Jarrón estrato", precio: 14_990, stock: 50 });
});

const password = "una clave que nadie más usa 7";

async function fillCarritoAsGuest(page: Page): Promise<void> {
  await page.goto("/tienda?q=pudu");
  await page.getByRole("link", { name: "Pudú del bosque" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Pudú del bosque" }).waitFor();
  await page.getByLabel("Cantidad", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Añadir al Carrito" }).click();
  await page.getByText("Producto añadido al carrito").waitFor();
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/registrar");
  await page.getByLabel("Nombre completo").fill("Camila Soto");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Confirmar contraseña").fill(password);
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByText("Serás redirigido para iniciar sesión.").waitFor();
}

async function verifyByMail(shop: BrowserShop, page: Page, email: string): Promise<void> {
  const [mail] = await waitForCorreos(shop, email);
  const link = mail?.enlaces.find((link) => link.includes("/verificar-email?token="));
  await page.goto(link ?? "/no-link");
  await page.getByText("Tu correo quedó verificado y ya entraste.").waitFor();
}

async function addDireccion(page: Page): Promise<void> {
  const form = page.getByRole("region", { name: "Agregar dirección" });
  await form.getByLabel("Comuna").fill("vina");
  await page.getByRole("option", { name: "Viña del Mar" }).click();
  await form.getByLabel("Calle y número").fill("Calle Valparaíso 123");
  await form.getByLabel("Alias de la dirección").fill("Casa");
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("radio", { name: /^Casa/, checked: true }).waitFor();
}

async function goToWebpay(page: Page): Promise<void> {
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ir a Pagar" }).click();
  await page.waitForURL(/webpayserver\/initTransaction/);
}

async function payByCard(page: Page, card: RegExp): Promise<void> {
  await page.getByRole("button", { name: card }).first().click();
  await page.getByRole("button", { name: /^Pagar/ }).click();
  await page.getByLabel("RUT").fill("11.111.111-1");
  await page.getByLabel("Clave").fill("123");
  await page.getByRole("button", { name: "Continuar" }).click();
}

async function arriveReadyToPay(shop: BrowserShop, page: Page): Promise<void> {
  const { token } = await buildBuyer(shop, [{ producto_id: pudu, cantidad: 2 }]);
  await giveToken(page, token);
  await page.goto("/checkout");
  await page.getByRole("radio").first().waitFor();
}

// On a desktop the purchase by keyboard is the same.
test("a new person finds, registers, verifies, pays and reads the receipt", ({ shop }) =>
  shop.visit({ device: "phone", hasWorker: true }, async (page) => {
    const email = "compra@tienda.test";
    await fillCarritoAsGuest(page);
    await register(page, email);
    await verifyByMail(shop, page, email);

    await page.goto("/carrito");
    await page.getByRole("link", { name: "Proceder al Pago" }).click();
    await page.waitForURL(/\/checkout/);
    await page.waitForFunction(() => localStorage.getItem("guestCart") === null);
    await page
      .getByRole("list", { name: "Resumen del pedido" })
      .getByText("$19.980")
      .first()
      .waitFor();

    await addDireccion(page);
    await goToWebpay(page);
    await payByCard(page, /4051 8856 0044 6623/);
    await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
    await page.getByText("1213").waitFor();
    await page.getByText("**** **** **** 6623").waitFor();
    await page.getByRole("link", { name: "Carrito, 0 productos" }).waitFor();

    const mails = await waitForCorreos(shop, email, 3);
    expect(mails[0]?.asunto).toMatch(/^Recibimos tu pago: pedido E-\d{6}$/);
    expect(mails[0]?.texto).toContain("$19.980");
    expect(mails[0]?.html).toContain("Viña del Mar");
  }));

describe("a payment that fails", () => {
  test("a rejected card charges nothing and keeps the carrito", ({ shop }) =>
    shop.visit({}, async (page) => {
      await arriveReadyToPay(shop, page);
      await goToWebpay(page);
      await payByCard(page, /5186 0595 5959 0568/);
      await page.getByRole("heading", { level: 1, name: "Pago Fallido" }).waitFor();
      await page.getByText("No se ha realizado ningún cargo").first().waitFor();
      await page.getByRole("link", { name: "Volver al carrito" }).click();
      await page.getByText("Pudú del bosque").first().waitFor();
    }));

  test("an aborted one can be retried", ({ shop }) =>
    shop.visit({}, async (page) => {
      await arriveReadyToPay(shop, page);
      await goToWebpay(page);
      await page.getByRole("button", { name: "Anular compra y volver" }).click();
      await page.getByRole("heading", { level: 1, name: "Pago Cancelado" }).waitFor();
      await page.getByRole("link", { name: "Reintentar el pago" }).click();
      await page.getByRole("radio").first().waitFor();
      await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
      await goToWebpay(page);
      await payByCard(page, /4051 8856 0044 6623/);
      await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
    }));

  test("a forged success shows the true estado and does not empty the carrito", ({ shop }) =>
    shop.visit({}, async (page) => {
      await arriveReadyToPay(shop, page);
      await goToWebpay(page);
      await page.getByRole("button", { name: "Anular compra y volver" }).click();
      await page.waitForURL(/\/pago\?/);
      const id = new URL(page.url()).searchParams.get("order_id");
      await page.goto(`/pago?status=success&order_id=${id}`);
      await page.getByRole("heading", { level: 1, name: "Pago Cancelado" }).waitFor();
      await page.getByRole("link", { name: "Carrito, 2 productos" }).waitFor();
    }));

  test("a guest is never told that a payment succeeded", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.goto("/pago?status=success&order_id=1");
      await page.getByRole("heading", { name: "Entra para ver tu comprobante" }).waitFor();
      expect(await page.getByText("Pago Exitoso").count()).toBe(0);
    }));
});
