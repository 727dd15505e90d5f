import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import { type CaughtCorreo, waitForCorreos } from "#rig/standins/correo.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { fillLogin, password, waitForPath } from "#tests/support/browser/session.ts";

const planted = "clave-plantada-77";
const done = "¡Listo! Tu correo quedó verificado. Ya puedes entrar.";

const pathOf = (correo: CaughtCorreo | undefined, part: string) => {
  const { pathname, search, hash } = new URL(
    correo?.enlaces.find((link) => link.includes(part)) ?? "http://missing.test",
  );
  return pathname + search + hash;
};

/** A stranger's call, without a browser. */
async function plant(place: Place, email: string): Promise<CaughtCorreo | undefined> {
  const body = { nombre: "Intruso", email, password: planted };
  await openApi(place)("registerUsuario", { body });
  return (await waitForCorreos(place, email))[0];
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/registrar");
  await page.getByLabel("Nombre completo").fill("Camila Soto");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Confirmar contraseña").fill(password);
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByText("Serás redirigido para iniciar sesión.").waitFor();
  await waitForPath(page, "/login");
  await page.getByText("Abre el correo que te enviamos para verificar tu cuenta.").waitFor();
  expect(await page.getByLabel("Correo electrónico").inputValue()).toBe(email);
}

async function openLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByText(done).waitFor();
  await page.getByRole("link", { name: "Ir ahora" }).click();
  await waitForPath(page, "/login");
}

async function signInFails(page: Page, email: string, clave: string): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, email, clave);
  await page.getByText("El correo o la contraseña no son correctos.").waitFor();
}

test("whoever registered in this browser enters with their own password, also by the link of a stranger's mail", async ({
  shop,
}) => {
  const email = "propia@gmail.com";
  const correo = await plant(shop, email);
  await shop.visit({ expectedErrors: [/401/] }, async (page) => {
    await register(page, email);
    await page.goto(pathOf(correo, "verificar-email"));
    await page.getByRole("link", { name: "Hola, Camila Soto" }).waitFor();
    await page.evaluate(() => localStorage.removeItem("token"));
    await signInFails(page, email, planted);
    await fillLogin(page, email);
    await page.getByRole("link", { name: "Hola, Camila Soto" }).waitFor();
  });
});

test("a person who registered elsewhere enters in the browser that opens the link", async ({
  shop,
}) => {
  const email = "otro-navegador@gmail.com";
  const correo = await plant(shop, email);
  await shop.visit({}, async (page) => {
    await openLink(page, pathOf(correo, "verificar-email"));
    await fillLogin(page, email, planted);
    await page.getByRole("link", { name: "Hola, Intruso" }).waitFor();
  });
});

test("a stranger stays outside when somebody who never registered opens the link", async ({
  shop,
}) => {
  const email = "victima@gmail.com";
  const correo = await plant(shop, email);
  await shop.visit({}, async (page) => openLink(page, pathOf(correo, "verificar-email")));

  await shop.visit({ expectedErrors: [/403/] }, async (page) => {
    await page.goto("/login");
    await fillLogin(page, email, planted);
    await page.getByText("Verificaste tu correo en otro navegador.").waitFor();
    await page.getByRole("button", { name: "Enviarme el enlace otra vez" }).click();
    await page.getByText("te enviamos un enlace nuevo").waitFor();
  });
  expect(
    await openApi(shop)("login", { body: { email, password: planted } }).catch(String),
  ).toContain("403");
});

test("«No fui yo» removes the registration once its script runs, and only then", async ({
  shop,
}) => {
  const email = "no-fui-yo@gmail.com";
  const correo = await plant(shop, email);
  const path = pathOf(correo, "no-fui-yo");
  await shop.visit({ hasJavaScript: false }, async (page) => void (await page.goto(path)));
  await shop.visit({}, async (page) => {
    await page.goto(path);
    await page.getByRole("heading", { name: "Registro borrado" }).waitFor();
    await page.reload();
    await page.getByText("borramos ese registro").waitFor();
  });

  await shop.visit({ expectedErrors: [/400/] }, async (page) => {
    await page.goto(pathOf(correo, "verificar-email"));
    await page.getByText("El enlace de verificación no es válido o ya venció.").waitFor();
  });
});
