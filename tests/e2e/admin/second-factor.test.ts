import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { addCodeApp, readCodeApp } from "#rig/builders/factor.ts";
import { type BuiltAdmin, buildAdmin } from "#rig/builders/usuario.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { type BrowserShop, onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { openPedido, sellTwo } from "#tests/support/browser/sale.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { fillLogin, giveToken, password, waitForPath } from "#tests/support/browser/session.ts";

let password_hash: string;
beforeAll(async () => {
  password_hash = await createTestPasswords().hash(password);
});

const buildOwner = (shop: BrowserShop): Promise<BuiltAdmin> => buildAdmin(shop, { password_hash });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Chromium's authenticator in software, which touches and verifies at once. */
async function plugInPasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("token"));
}

describe.each(onPhone)("a second factor on a %s", (device) => {
  test("is an app of codes: set up with ten recovery codes, asked for at the sign-in", async ({
    shop,
  }) => {
    const { email, token } = await buildOwner(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/seguridad");
      await press(page, "Configurar una app");
      await page.getByRole("img", { name: "Código QR con el secreto de tu app" }).waitFor();
      await expectAccessible(page);
      const secret = await page.getByRole("definition").innerText();
      const app = readCodeApp(secret.replaceAll(" ", ""));
      await page.getByLabel("Código de tu app").fill(app.codeAt(shop.clock.now()));
      await press(page, "Activar");
      const codes = page.getByRole("list", { name: "Códigos de respaldo" }).getByRole("listitem");
      await codes.first().waitFor();
      const respaldos = await codes.allInnerTexts();
      expect(respaldos).toHaveLength(10);
      await press(page, "Ya los guardé");
      await page.getByText("Te quedan 10 códigos.").waitFor();

      await signOut(page);
      await page.goto("/login?from=/admin/seguridad");
      await fillLogin(page, email);
      await page.getByRole("heading", { name: "Confirma que eres tú" }).waitFor();
      await page.getByLabel("Código de tu app").fill("12");
      await press(page, "Confirmar");
      await page.getByText("Escribe los 6 dígitos que muestra tu app.").waitFor();
      await page.getByLabel("Código de tu app").fill(app.codeAt(shop.clock.now() + seconds(30)));
      await press(page, "Confirmar");
      await waitForPath(page, "/admin/seguridad");

      await signOut(page);
      await page.goto("/login?from=/admin/seguridad");
      await fillLogin(page, email);
      await press(page, "Usar un código de respaldo");
      await page.getByLabel("Código de respaldo").fill(respaldos[0] ?? "");
      await press(page, "Confirmar");
      await page.getByText("Te quedan 9 códigos.").waitFor();
    });
  });
});

test("production leads to the set-up before any page, and a passkey opens the next session", async ({
  shop,
  onTestFinished,
}) => {
  const { mode } = shop.config;
  onTestFinished(() => {
    shop.config.mode = mode;
  });
  const { email, token } = await buildOwner(shop);
  await shop.visit({ device: "desktop" }, async (page) => {
    await plugInPasskeys(page);
    shop.config.mode = "production";
    await giveToken(page, token);
    await page.goto("/admin/productos");
    await page.getByRole("heading", { name: "Protege tu cuenta" }).waitFor();
    expect(await page.getByRole("button", { name: "Crear Producto" }).isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByLabel("Nombre de la passkey").fill("Notebook");
    await press(page, "Agregar una passkey");
    await press(page, "Ya los guardé");
    await press(page, "Seguir a la administración");
    await page.getByRole("button", { name: "Crear Producto" }).waitFor();

    await signOut(page);
    await page.goto("/login?from=/admin/seguridad");
    await fillLogin(page, email);
    await press(page, "Usar mi passkey");
    await waitForPath(page, "/admin/seguridad");
    await page.getByRole("list", { name: "Tus passkeys" }).getByText("Notebook").waitFor();
  });
});

test("an old proof opens a dialog; afterwards the refund goes on with what was typed", async ({
  shop,
}) => {
  const { token } = await buildOwner(shop);
  const { nextCode } = await addCodeApp(shop, shop.client(token));
  const sale = await sellTwo(shop, "Zorro");
  await shop.visit({ device: "desktop", expectedErrors: [/403/] }, async (page) => {
    await giveToken(page, token);
    await openPedido(page, sale);
    await press(page, "Reembolsar");
    const refund = page.getByRole("dialog", { name: "Reembolsar el pedido" });
    await refund.getByLabel("Motivo").fill("Llegó roto");
    await refund.getByRole("radio").first().check();
    shop.clock.advance(minutes(11));
    await refund.getByRole("button", { name: "Devolver $19.980" }).click();
    const proof = page.getByRole("dialog", { name: "Confirma que eres tú" });
    await proof.getByLabel("Código de tu app").fill(nextCode());
    await expectAccessible(page);
    await proof.getByRole("button", { name: "Confirmar" }).click();
    await refund.waitFor({ state: "hidden" });
    await page.getByText("Lo pidió Rosa Fuentes: Llegó roto").waitFor();
  });
});

test("a cancelled proof downloads nothing; a recovery code lets the export go on", async ({
  shop,
}) => {
  const { token } = await buildOwner(shop);
  const { respaldos } = await addCodeApp(shop, shop.client(token));
  await shop.visit({ device: "desktop", expectedErrors: [/403/] }, async (page) => {
    await giveToken(page, token);
    await page.goto("/admin/pedidos");
    shop.clock.advance(minutes(11));
    await press(page, "Exportar CSV");
    const proof = page.getByRole("dialog", { name: "Confirma que eres tú" });
    await proof.getByRole("button", { name: "Cancelar" }).click();
    await page.getByText("Por seguridad, confirma que eres tú").waitFor();
    await press(page, "Exportar CSV");
    await proof.getByRole("button", { name: "Usar un código de respaldo" }).click();
    await proof.getByLabel("Código de respaldo").fill(respaldos[0] ?? "");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      proof.getByRole("button", { name: "Confirmar" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
  });
});

test("a new password asks the owner of a second factor for it, and keeps what was typed", async ({
  shop,
}) => {
  const { token } = await buildOwner(shop);
  const { nextCode } = await addCodeApp(shop, shop.client(token));
  const newPassword = "tres corchos sobre la mesa";
  await shop.visit({ device: "phone", expectedErrors: [/403/] }, async (page) => {
    await giveToken(page, token);
    await page.goto("/cuenta");
    await page.getByLabel("Contraseña actual").fill(password);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill(newPassword);
    await page.getByLabel("Confirmar contraseña").fill(newPassword);
    shop.clock.advance(minutes(11));
    await press(page, "Cambiar contraseña");
    const proof = page.getByRole("dialog", { name: "Confirma que eres tú" });
    await proof.getByLabel("Código de tu app").fill(nextCode());
    await proof.getByRole("button", { name: "Confirmar" }).click();
    await page.getByText("Cambiaste tu contraseña").waitFor();
  });
});
