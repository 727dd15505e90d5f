import type { Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { markOf, onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { readToken, waitForPath } from "#tests/support/browser/session.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque", stock: 50 });
});

const flowFailed = "Error durante la autenticación con Google.";

async function goToGoogle(page: Page, from = "/nosotros"): Promise<void> {
  await page.goto(`/login?from=${from}`);
  await page.getByRole("button", { name: "Continuar con Google" }).click();
  await page.getByRole("heading", { name: "Elige una cuenta" }).waitFor();
}

async function signInAs(page: Page, email: string, { isVerified = true } = {}): Promise<void> {
  await page.getByLabel("Nombre").fill("Rayén Huenchumil");
  await page.getByLabel("Correo", { exact: true }).fill(email);
  await page.getByLabel("Correo verificado").setChecked(isVerified);
  await page.getByRole("button", { name: "Continuar" }).click();
}

function watchCodes(page: Page): string[] {
  const codes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/google_login.php")) codes.push(request.postDataJSON().code);
  });
  return codes;
}

function watchReturns(page: Page): string[] {
  const returns: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (url.includes("/login?") && url.includes("code=")) returns.push(url);
  });
  return returns;
}

describe.each(onPhone)("with Google on a %s", (device) => {
  let mark: string;
  beforeEach(() => {
    mark = markOf(device);
  });

  test("a new person signs in, returns to the page and keeps the carrito", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      const codes = watchCodes(page);
      const returns = watchReturns(page);
      await page.goto(`/producto/${pudu}`);
      await page.getByRole("button", { name: "Añadir al Carrito" }).click();
      await page.getByText("Producto añadido al carrito").waitFor();
      await goToGoogle(page, "/checkout");
      await signInAs(page, `rayen-${mark}@gmail.com`);
      await waitForPath(page, "/checkout");
      await page.waitForFunction(() => localStorage.getItem("guestCart") === null);
      await page.getByRole("list", { name: "Resumen del pedido" }).getByText("Pudú").waitFor();
      expect(codes).toHaveLength(1);
      const secrets = () => page.evaluate(() => sessionStorage.getItem("googleSignIn"));
      await expect.poll(secrets).toBeNull();
      await page.evaluate(() => localStorage.removeItem("token"));
      await page.goBack();
      expect(page.url()).not.toContain("code=");

      // The return address is worthless once it was used.
      await page.goto(returns[0] ?? "/no-return");
      await page.getByRole("alert").getByText(flowFailed).waitFor();
      expect(codes).toHaveLength(1);
    }));
});

describe("a failed sign-in with Google", () => {
  test("a person who cancels is told, and can still log in and go on", ({ shop }) =>
    shop.visit({}, async (page) => {
      const codes = watchCodes(page);
      await goToGoogle(page);
      await page.getByRole("button", { name: "Cancelar" }).click();
      await page.getByRole("alert").getByText(flowFailed).waitFor();
      await page.waitForURL(({ search }) => search === "?from=/nosotros");
      expect(codes).toEqual([]);
      await page.getByRole("button", { name: "Continuar con Google" }).click();
      await signInAs(page, "cambio-de-idea@gmail.com");
      await waitForPath(page, "/nosotros");
    }));

  test("a code with another state is never sent", ({ shop }) =>
    shop.visit({}, async (page) => {
      const codes = watchCodes(page);
      await page.goto("/login?code=4/ajeno&state=ajeno");
      await page.getByRole("alert").getByText(flowFailed).waitFor();
      await page.waitForURL(({ search }) => search === "");
      expect(codes).toEqual([]);
      expect(await readToken(page)).toBeNull();
    }));

  test("the server's sentence is shown where there is one", ({ shop }) =>
    shop.visit({ expectedErrors: [/40\d/] }, async (page) => {
      await goToGoogle(page);
      await signInAs(page, "sin-verificar@gmail.com", { isVerified: false });
      await page
        .getByText(
          "Tu cuenta de Google no tiene un correo verificado. Verifícalo en Google o usa tu correo y una contraseña.",
        )
        .waitFor();
    }));

  test("the shop's own sentence is shown when start or end have no answer", ({ shop }) =>
    shop.visit({ expectedErrors: [/ERR_FAILED/] }, async (page) => {
      const begin = page.getByRole("button", { name: "Continuar con Google" });
      const sentence = page.getByRole("alert").getByText("Error al iniciar sesión con Google.");
      await page.goto("/login");
      await page.route("**/google_inicio.php", (route) => route.abort());
      await begin.click();
      await sentence.waitFor();
      await page.unroute("**/google_inicio.php");
      await page.route("**/google_login.php", (route) => route.abort());
      await begin.click();
      await signInAs(page, "cortada@gmail.com");
      await sentence.waitFor();
      await begin.waitFor();
    }));
});

describe("an account that came from Google", () => {
  test("sets its first password without a current one", ({ shop }) =>
    shop.visit({}, async (page) => {
      await goToGoogle(page, "/cuenta");
      await signInAs(page, `primera-clave-${markOf("desktop")}@gmail.com`);
      await page.getByText("Puedes entrar con tu cuenta de Google.").waitFor();
      expect(await page.getByLabel("Contraseña actual").count()).toBe(0);
      await page.getByLabel("Contraseña nueva").fill("Otra-clave larga 7");
      await page.getByLabel("Confirmar contraseña").fill("Otra-clave larga 7");
      await page.getByRole("button", { name: "Guardar contraseña" }).click();
      await page.getByText("Cambiaste tu contraseña.").waitFor();
      await page.getByLabel("Contraseña actual").waitFor();
    }));

  test("is erased after a fresh sign-in only", ({ shop }) =>
    shop.visit({ expectedErrors: [/403/] }, async (page) => {
      const email = `se-va-${markOf("desktop")}@gmail.com`;
      await goToGoogle(page, "/cuenta");
      await signInAs(page, email);
      await page.getByText("Puedes entrar con tu cuenta de Google.").waitFor();
      shop.clock.advance(20 * 60_000);
      await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
      await page.getByRole("button", { name: "Borrar para siempre" }).click();
      await page.getByText("Por seguridad, vuelve a entrar").waitFor();
      await page.getByRole("button", { name: "Entrar de nuevo" }).click();
      await page.getByRole("button", { name: "Continuar con Google" }).click();
      await signInAs(page, email);
      await waitForPath(page, "/cuenta");
      await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
      await page.getByRole("button", { name: "Borrar para siempre" }).click();
      await page.getByText("Borramos tu cuenta.").waitFor();
      await waitForPath(page, "/");
      expect(await readToken(page)).toBeNull();
    }));
});
