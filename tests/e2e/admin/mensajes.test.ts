import { beforeEach, describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { type BrowserShop, markOf, onDesktop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { giveToken } from "#tests/support/browser/session.ts";

const evil = `<img src=x onerror="document.title='roto'">`;

let token: string;
test.beforeAll(async ({ shop }) => {
  token = (await buildAdmin(shop)).token;
});

type Mensaje = { nombre: string; email: string; mensaje: string };

async function write(shop: BrowserShop, body: Mensaje): Promise<void> {
  const { status } = await shop.client()("sendMensaje", { body });
  expect(status).toBe(200);
}

describe.each(onDesktop)("the inbox on a %s", (device) => {
  let mark: string;
  beforeEach(() => {
    mark = markOf(device);
  });

  test("shows the pedido that a mensaje names and answers by mail, then it is no longer unanswered", async ({
    shop,
  }) => {
    const email = `ana-${mark}@ejemplo.cl`;
    await write(shop, {
      nombre: `Ana ${mark}`,
      email,
      mensaje: `¿Llega E-000042 a Chiloé? ${evil}`,
    });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/mensajes");
      const row = page.getByRole("button", { name: new RegExp(`^Ana ${mark}`) });
      await row.click();
      await page.getByText(`¿Llega E-000042 a Chiloé? ${evil}`, { exact: true }).waitFor();
      const pedido = page.getByRole("link", { name: "E-000042" });
      expect(await pedido.getAttribute("href")).toBe("/admin/pedidos/42");
      const field = page.getByLabel("Tu respuesta");
      await page.getByRole("button", { name: "Enviar respuesta" }).click();
      await page.getByText("Escribe tu respuesta.").waitFor();
      await waitForFocus(field);
      await field.fill("Sí, llegamos a todo Chile.");
      await page.getByRole("button", { name: "Enviar respuesta" }).click();
      await page.getByText("Respuesta enviada.").first().waitFor();
      await row.waitFor({ state: "detached" });
      await page.getByRole("link", { name: "Respondidos" }).click();
      await row.click();
      await page.getByText("Sí, llegamos a todo Chile.").waitFor();
      expect(await page.title()).not.toContain("roto");
    });
    const [correo] = await waitForCorreos(shop, email);
    expect(correo?.texto).toContain("Sí, llegamos a todo Chile.");
  });

  test("closes a mensaje and opens it again, by keyboard alone", async ({ shop }) => {
    await write(shop, {
      nombre: `Eva ${mark}`,
      email: `eva-${mark}@ejemplo.cl`,
      mensaje: "¿Venden filamento?",
    });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/mensajes?q=eva+${mark}`);
      const row = page.getByRole("button", { name: new RegExp(`^Eva ${mark}`) });
      await row.focus();
      await page.keyboard.press("Enter");
      const close = page.getByRole("button", { name: "Cerrar mensaje" });
      await close.focus();
      await page.keyboard.press("Enter");
      const reopen = page.getByRole("button", { name: "Reabrir mensaje" });
      await reopen.waitFor();
      await reopen.focus();
      await page.keyboard.press("Space");
      await close.waitFor();
    });
  });

  test("keeps a draft during a search, and asks before it is left", async ({ shop }) => {
    await write(shop, {
      nombre: `Iris ${mark}`,
      email: `iris-${mark}@ejemplo.cl`,
      mensaje: "Una pregunta larga",
    });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/mensajes?q=iris+${mark}`);
      const row = page.getByRole("button", { name: new RegExp(`^Iris ${mark}`) });
      await row.click();
      await page.getByLabel("Tu respuesta").fill("A medio escri");
      const search = page.getByLabel("Buscar por nombre, correo o texto");
      await search.fill("unicornio");
      await page.getByText("Nada coincide con tu búsqueda.").waitFor();
      await search.fill(`iris ${mark}`);
      await row.click();
      expect(await page.getByLabel("Tu respuesta").inputValue()).toBe("A medio escri");

      const away = page.getByRole("link", { name: "Ver la tienda" });
      await away.click();
      const question = page.getByRole("dialog", { name: "¿Salir sin enviar?" });
      await question.getByRole("button", { name: "Seguir escribiendo" }).click();
      await question.waitFor({ state: "hidden" });
      expect(await page.getByLabel("Tu respuesta").inputValue()).toBe("A medio escri");
      await away.click();
      await question.getByRole("button", { name: "Salir sin enviar" }).click();
      await page.waitForURL(({ pathname }) => pathname === "/");
    });
  });

  test("keeps the draft when sending fails", async ({ shop }) => {
    await write(shop, {
      nombre: `Olga ${mark}`,
      email: `olga-${mark}@ejemplo.cl`,
      mensaje: "Otra pregunta",
    });
    await shop.visit({ device, expectedErrors: [/503|ERR_FAILED/] }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/mensajes?q=olga+${mark}`);
      await page.getByRole("button", { name: new RegExp(`^Olga ${mark}`) }).click();
      await page.getByLabel("Tu respuesta").fill("No te pierdas");
      await page.route("**/api/endpoints/mensajes.php?id=*", (route) => route.abort());
      await page.getByRole("button", { name: "Enviar respuesta" }).click();
      await page.getByText("Lo que escribiste sigue aquí").waitFor();
      expect(await page.getByLabel("Tu respuesta").inputValue()).toBe("No te pierdas");
      await page.unroute("**/api/endpoints/mensajes.php?id=*");
      await page.getByRole("button", { name: "Enviar respuesta" }).click();
      await page.getByText("Respuesta enviada.").first().waitFor();
    });
  });
});
