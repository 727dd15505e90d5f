import { globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { insertCliente } from "#rig/builders/usuario.ts";
import { demoCliente } from "#rig/demo/seed-demo.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { ensureAdmin } from "#server/modules/acceso/index.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForPath } from "#tests/support/browser/session.ts";

test.beforeAll(async ({ shop }) => {
  const passwords = createTestPasswords();
  const { database, clock, config } = shop;
  if (!config.admin) throw new Error("a demo without an administrator");
  await ensureAdmin({ db: database.db, clock, passwords }, config.admin);
  const password_hash = await passwords.hash(demoCliente.password);
  await insertCliente({ database, clock }, { email: demoCliente.email, password_hash });
});

test("the strip of a demo signs in as customer and as owner with one press each", async ({
  shop,
}) => {
  await shop.visit({ device: "phone" }, async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Cómo probar" }).click();
    await page.getByRole("button", { name: "Entrar como clienta" }).click();
    await waitForPath(page, "/cuenta/pedidos");
    await page.getByRole("heading", { level: 1, name: "Mis pedidos" }).waitFor();
    await page.getByRole("button", { name: "Cómo probar" }).click();
    await page.getByRole("button", { name: "Entrar como dueña" }).click();
    await waitForPath(page, "/admin");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

test("it tells the card and leads to the mailbox and the administration", async ({ shop }) => {
  await shop.visit({}, async (page) => {
    await page.goto("/tienda");
    await page.getByRole("button", { name: "Cómo probar" }).click();
    const panel = page.getByRole("dialog", { name: "Cómo probar la tienda" });
    await panel.getByText("4051 8856 0044 6623").waitFor();
    const admin = panel.getByRole("link", { name: "Ir a la administración" });
    expect(await admin.getAttribute("href")).toBe("/admin");
    const mail = panel.getByRole("link", { name: "Ver el correo de la demostración" });
    expect(await mail.getAttribute("href")).toBe(`${shop.standinsUrl}/correo`);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  });
});

test("whoever asked for a mail is led to the mailbox of the demo", async ({ shop }) => {
  await shop.visit({ device: "phone" }, async (page) => {
    await page.goto("/recuperar-contrasena");
    await page.getByLabel("Correo electrónico").fill(demoCliente.email);
    await page.getByRole("button", { name: "Enviar enlace" }).click();
    const link = page.getByRole("link", { name: "Ver el correo de la demostración" });
    await waitForCorreo(shop, demoCliente.email, /contraseña/);
    expect(await link.getAttribute("href")).toBe(`${shop.standinsUrl}/correo`);
  });
});

test("the mailbox shows the whole of a mail, without a second scroll bar", async ({ shop }) => {
  await shop.visit({ device: "phone" }, async (page) => {
    await page.goto(`${shop.standinsUrl}/correo`);
    await page
      .getByRole("link", { name: /contraseña/ })
      .first()
      .click();
    const frame = page.locator('iframe[title="Vista del mensaje"]');
    await page.frameLocator('iframe[title="Vista del mensaje"]').locator("body").waitFor();
    const isWhole = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const root = element.contentDocument?.documentElement;
        return (
          root !== undefined && root.scrollHeight > 0 && root.scrollHeight <= element.clientHeight
        );
      });
    await expect.poll(isWhole).toBe(true);
    await page.getByRole("link", { name: "Ir a la tienda" }).click();
    await page.getByRole("banner").waitFor();
  });
});

test("no password of the demo is in what a shop delivers", () => {
  const built = globSync("build/**/*.{js,html,json}").map((file) => readFileSync(file, "utf8"));
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((text) => text.includes("-demo-3D"))).toEqual([]);
});
