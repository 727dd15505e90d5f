import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { type BrowserShop, openBrowserShop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createPeople,
  giveToken,
  loginAs,
  newPassword,
  readToken,
  waitForPath,
} from "#tests/support/browser/session.ts";

let buildPerson: Awaited<ReturnType<typeof createPeople>>;
test.beforeAll(async ({ shop }) => {
  buildPerson = await createPeople(shop, "olvido");
});

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  await page.getByRole("heading", { level: 1, name: "Recupera tu contraseña" }).waitFor();
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviar enlace" }).click();
  await page.getByRole("heading", { level: 1, name: "Revisa tu Correo" }).waitFor();
}

async function linkFor(shop: BrowserShop, email: string): Promise<string> {
  const correo = await waitForCorreo(shop, email, "Elige una contraseña nueva en Estrato");
  return correo.enlaces.find((link) => link.includes("/restablecer-contrasena/")) ?? "/no-link";
}

async function choosePassword(page: Page, clave: string, again = clave): Promise<void> {
  await page.getByLabel("Contraseña nueva").fill(clave);
  await page.getByLabel("Confirmar contraseña").fill(again);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
}

describe("a forgotten password", () => {
  test("is asked for on a phone, chosen on a laptop, and ends every earlier session", async ({
    shop,
  }) => {
    const { email, token } = await buildPerson();
    await shop.visit({ device: "phone", expectedErrors: [/401/] }, async (phone) => {
      await giveToken(phone, token);
      await shop.visit({ device: "phone" }, async (lost) => {
        await askForLink(lost, email);
        await lost.getByText("Puede tardar hasta 5 minutos en llegar.").waitFor();
        await lost.getByRole("link", { name: "Volver a entrar" }).click();
        await waitForPath(lost, "/login");
      });
      await shop.visit({}, async (laptop) => {
        await loginAs(laptop, email);
        await laptop.goto(await linkFor(shop, email));
        await choosePassword(laptop, newPassword);
        await laptop.getByRole("heading", { level: 1, name: "Contraseña Actualizada" }).waitFor();
        expect(await readToken(laptop)).toBeNull();
        await laptop.getByText("En 4 segundos te llevamos a entrar.").waitFor();
        await waitForPath(laptop, "/login");
        await loginAs(laptop, email, newPassword);
      });
      await phone.goto("/cuenta");
      await waitForPath(phone, "/login?from=/cuenta");
      await phone.getByText("Tu sesión terminó. Entra de nuevo.").waitFor();
    });
  });

  test("keeps the address that was typed from the login and back, out of the address bar", ({
    shop,
  }) =>
    shop.visit({}, async (page) => {
      const email = page.getByLabel("Correo electrónico");
      await page.goto("/login");
      await email.fill("olvidadiza@gmial.com");
      await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
      await waitForPath(page, "/recuperar-contrasena");
      await page.getByRole("button", { name: "Sí, corregir" }).click();
      await page.getByRole("link", { name: "Volver a entrar" }).click();
      await waitForPath(page, "/login");
      expect(await email.inputValue()).toBe("olvidadiza@gmail.com");
    }));

  test("needs an address and an answer of the shop, which is alike for a known and an unknown one", ({
    shop,
  }) =>
    shop.visit({ expectedErrors: [/ERR_FAILED/] }, async (page) => {
      await page.goto("/recuperar-contrasena");
      await page.getByRole("button", { name: "Enviar enlace" }).click();
      await page.getByText("Por favor, ingresa tu correo electrónico.").waitFor();
      await page.getByLabel("Correo electrónico").fill("no es un correo");
      await page.getByText("Ingresa un correo electrónico válido.").waitFor();
      await page.route("**/solicitar_recuperacion.php", (route) => route.abort());
      await page.getByLabel("Correo electrónico").fill("ana@tienda.test");
      await page.getByRole("button", { name: "Enviar enlace" }).click();
      await page.getByText("Ocurrió un error. Inténtalo de nuevo.").waitFor();
      expect(await page.getByLabel("Correo electrónico").inputValue()).toBe("ana@tienda.test");
      await page.unroute("**/solicitar_recuperacion.php");
      await askForLink(page, "nadie-la-tiene@tienda.test");
      await page.getByText("Si hay una cuenta con ese correo").waitFor();
    }));
});

describe("the link of a recovery mail", () => {
  test("works once; used, it says so when it is opened and offers a new one", async ({ shop }) => {
    const { email } = await buildPerson();
    await shop.visit({}, async (page) => {
      await askForLink(page, email);
      const link = await linkFor(shop, email);
      await page.goto(link);
      await choosePassword(page, newPassword);
      await page.getByRole("button", { name: "Quedarme aquí" }).click();
      await page.getByText("Nos quedamos aquí.").waitFor();
      await page.goto(link);
      await page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" }).waitFor();
      expect(await page.getByLabel("Contraseña nueva").count()).toBe(0);
      await page.getByRole("alert").getByText("no es válido o ya venció").waitFor();
      await page.getByRole("link", { name: "Pedir un enlace nuevo" }).click();
      await waitForPath(page, "/recuperar-contrasena");
    });
  });

  test("has a form that names what is wrong with a password", ({ shop }) =>
    shop.visit({ expectedErrors: [/422/, /ERR_FAILED/] }, async (page) => {
      await page.route("**/enlace_recuperacion.php", (route) =>
        route.fulfill({ json: { vigente: true } }),
      );
      await page.goto("/restablecer-contrasena/inventado");
      await choosePassword(page, "corta", "otra");
      const summary = page.getByRole("group", { name: "Hay 2 datos por corregir" });
      const tooShort = "La contraseña debe tener al menos 8 caracteres.";
      await summary.getByRole("link", { name: tooShort }).waitFor();
      await summary.getByRole("link", { name: "Las contraseñas no coinciden." }).waitFor();
      await choosePassword(page, "password123");
      await page.getByText("Esa contraseña es muy conocida.").waitFor();
      await page.route("**/resetear_password.php", (route) => route.abort());
      await choosePassword(page, newPassword);
      await page
        .getByText("Ocurrió un error. El enlace puede ser inválido o haber expirado.")
        .waitFor();
      await page.getByText("Muy Fuerte").waitFor();
    }));

  test("is never part of the server's page", async ({ shop }) => {
    const read = async (token: string) =>
      (await fetch(`${shop.url}/restablecer-contrasena/${token}`)).text();
    const first = await read("ficha-numero-uno");
    expect(first).toBe(await read("ficha-numero-dos"));
    expect(first).not.toContain("ficha-numero");
  });
});

test("asking too often from one network is refused with a sentence", async ({ browser }) => {
  const strict = await openBrowserShop(browser, { RATE_LIMIT_FACTOR: "1" });
  try {
    for (let asked = 0; asked < 20; asked++) {
      const body = { email: `persona-${asked}@tienda.test` };
      expect((await strict.client()("requestRecovery", { body })).status).toBe(200);
    }
    await strict.visit({ expectedErrors: [/429/] }, async (page) => {
      await page.goto("/recuperar-contrasena");
      await page.getByLabel("Correo electrónico").fill("una-mas@tienda.test");
      await page.getByRole("button", { name: "Enviar enlace" }).click();
      await page
        .getByText("Demasiados intentos. Espera un momento y vuelve a intentarlo.")
        .waitFor();
    });
  } finally {
    await strict.close();
  }
});
