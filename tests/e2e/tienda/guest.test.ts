import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { markOf, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { fillGuestForm, payByCard } from "#tests/support/browser/guest-checkout.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque", precio: 9_990, stock: 50 });
});

async function addToCarrito(page: Page): Promise<void> {
  await page.goto(`/producto/${pudu}`);
  await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
  await page.getByText("Producto añadido al carrito").waitFor();
}

const pathIn = (enlaces: readonly string[], part: string) => {
  const link = new URL(enlaces.find((it) => it.includes(part)) ?? "http://missing.test");
  return link.pathname + link.search + link.hash;
};

describe.each(onPhone)("on a %s", (device) => {
  test("somebody without an account pays, follows the pedido and takes the account", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      const email = `invitada-${markOf(device)}@correo.test`;
      await addToCarrito(page);
      await page.goto("/carrito");
      await page.getByRole("link", { name: "Proceder al Pago" }).click();
      await page.getByRole("link", { name: "Continuar sin cuenta" }).click();
      await page.getByRole("heading", { level: 1, name: "Finaliza tu compra" }).waitFor();

      await page.getByLabel("Correo").fill("invitada@gmial.com");
      await page.getByRole("button", { name: "Sí, corregir" }).click();
      await expect.poll(() => page.getByLabel("Correo").inputValue()).toBe("invitada@gmail.com");
      await fillGuestForm(page, email);
      await page.getByRole("button", { name: "Ir a Pagar" }).click();
      await page
        .getByText("Marca que aceptas los términos y condiciones para poder pagar.")
        .first()
        .waitFor();
      await page.reload();
      await expect.poll(() => page.getByLabel("Calle y número").inputValue()).toContain("123");
      expect(await page.getByLabel("Comuna").inputValue()).toBe("Viña del Mar");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Ir a Pagar" }).click();
      await payByCard(page);

      await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
      await page.getByRole("link", { name: "Carrito, 0 productos" }).waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem("guestCheckout"))).toBeNull();
      const paid = await waitForCorreo(shop, email, /^Recibimos tu pago/);
      await page.goto(pathIn(paid.enlaces, "/pedido/"));
      await page.getByRole("heading", { level: 1, name: /^Pedido E-/ }).waitFor();
      await page.getByRole("link", { name: "Pedir un cambio" }).click();
      await expect.poll(() => page.getByLabel("Nombre").inputValue()).toBe("Beto Rojas");
      expect(await page.getByLabel("Correo electrónico").inputValue()).toBe(email);
      await page.goBack();

      await page.getByRole("button", { name: "Crear mi cuenta" }).click();
      const mail = await waitForCorreo(shop, email, /^Verifica tu correo/);
      await page.goto(pathIn(mail.enlaces, "/verificar-email"));
      await page.getByText(/^Sigues en \d segundos?\.$/).waitFor();
      await page.waitForURL(/\/cuenta\/pedidos/);
      await page
        .getByText(/E-\d{6}/)
        .first()
        .waitFor();
    }));
});

test("a phone shows the way without an account at once, with the comuna of before, and a refused card loses nothing", ({
  shop,
}) =>
  shop.visit({ device: "phone" }, async (page) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await addToCarrito(page);
    await page.evaluate(() =>
      localStorage.setItem(
        "comuna",
        JSON.stringify({ comuna: "Ñuñoa", region: "Metropolitana de Santiago" }),
      ),
    );
    await page.goto("/carrito");
    await page.getByRole("link", { name: "Proceder al Pago" }).click();
    await page.getByRole("heading", { level: 2, name: "Comprar sin cuenta" }).waitFor();
    const guest = page.getByRole("link", { name: "Continuar sin cuenta" });
    const box = await guest.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 740)).toBeLessThanOrEqual(740);
    await guest.click();

    await expect.poll(() => page.getByLabel("Ciudad").inputValue()).toBe("Santiago");
    expect(await page.getByLabel("Comuna").inputValue()).toBe("Ñuñoa");
    expect(await page.getByLabel("Región").inputValue()).toBe("Metropolitana de Santiago");
    await page.getByText("Incluido", { exact: true }).first().waitFor();
    await fillGuestForm(page, "rechazada@correo.test");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Ir a Pagar" }).click();
    await payByCard(page, /5186 0595 5959 0568/);
    await page.getByRole("link", { name: "Probar con otra tarjeta" }).click();

    const summary = page.getByRole("heading", { level: 2, name: "Tu pedido" });
    await expect
      .poll(() => summary.evaluate((heading) => heading === document.activeElement))
      .toBe(true);
    await expect
      .poll(() => summary.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(300);
    await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
    expect(await page.getByLabel("Calle y número").inputValue()).toContain("123");
  }));

test("a precio that changed is shown before it is paid, and nothing typed is lost", ({ shop }) =>
  shop.visit({ expectedErrors: [/409/] }, async (page) => {
    const id = await stockProducto(shop, { nombre: "Zorro culpeo", precio: 9_990, stock: 5 });
    await page.goto(`/producto/${id}`);
    await page.getByRole("button", { name: "Añadir al Carrito" }).first().click();
    await page.getByText("Producto añadido al carrito").waitFor();
    await page.goto("/checkout/invitado");
    await fillGuestForm(page, "zorro@correo.test");
    await page.getByRole("checkbox").check();
    const fields = { precio: "12990", stock_anterior: "5", stock: "5" };
    const { token } = await buildAdmin(shop);
    expect((await sendProducto(shop, { id, token, fields })).status).toBe(200);
    await page.getByRole("button", { name: "Ir a Pagar" }).click();
    await page
      .getByRole("alert")
      .getByText("El total cambió: ahora es $12.990. Revísalo antes de pagar.")
      .waitFor();
    const total = page.locator("dl > div").filter({ hasText: /^Total/ });
    await total.getByText("$12.990").waitFor();
    await page.getByRole("list", { name: "Resumen del pedido" }).getByText("$12.990").waitFor();
    expect(await page.getByLabel("Calle y número").inputValue()).toContain("123");
    await page.getByRole("button", { name: "Ir a Pagar" }).click();
    await payByCard(page);
    await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
    await page.getByText("$12.990").first().waitFor();
  }));

test("a link that was ended opens nothing", ({ shop }) =>
  shop.visit({ expectedErrors: [/404/] }, async (page) => {
    await page.goto(`/pedido/${"x".repeat(43)}`);
    await page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" }).waitFor();
  }));
