import { describe, expect } from "vitest";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import { onDesktop, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { giveToken, waitForPath } from "#tests/support/browser/session.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  pudu = await stockProducto(shop, {
    nombre: "Pudú del bosque",
    destacado: true,
    stock: 3,
    opiniones: [{ nombre_usuario: "Ana P.", calificacion: 5, comentario: "Quedó precioso." }],
  });
  for (let number = 1; number <= 30; number++) {
    await stockProducto(shop, { nombre: `Engranaje ${number}`, categoria: "Prototipos" });
  }
});

const readable = [
  ["/", "Pudú del bosque"],
  ["/tienda?q=pudu", "Pudú del bosque"],
  ["/categoria/prototipos", "Engranaje 30"],
  ["/nosotros", /comunidad/i],
  ["/terminos", /retract/i],
  ["/contacto", "Mensaje"],
] as const;

describe("without JavaScript", () => {
  test("the pages can be read", ({ shop }) =>
    shop.visit({ hasJavaScript: false }, async (page) => {
      for (const [path, text] of readable) {
        await page.goto(path);
        await page.getByText(text).first().waitFor();
        expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      }
    }));

  test("a producto shows price, stock, facts and opiniones", ({ shop }) =>
    shop.visit({ hasJavaScript: false }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      for (const text of ["$12.990", "3 listas para enviar", "PLA", "Quedó precioso."]) {
        await page.getByText(text).first().waitFor();
      }
    }));

  test("the search form and the pages of results are plain links and forms", ({ shop }) =>
    shop.visit({ hasJavaScript: false }, async (page) => {
      await page.goto("/tienda?q=engranaje");
      await page
        .getByRole("link", { name: /^(Página )?2$/ })
        .first()
        .click();
      await page.getByText("Engranaje 6", { exact: true }).first().waitFor();
      expect(page.url()).toContain("pagina=2");
    }));
});

describe.each(onDesktop)("on a %s", (device) => {
  test("search, categoria and order stay in the address, so that back and reload work", ({
    shop,
  }) =>
    shop.visit({ device }, async (page) => {
      await page.goto("/tienda?q=pudu");
      await page.getByRole("link", { name: "Pudú del bosque" }).first().click();
      await page.waitForURL(/\/producto\//);
      await page.goBack();
      await page.waitForURL(/q=pudu/);
      await page.getByRole("link", { name: "Pudú del bosque" }).first().waitFor();
      await page.reload();
      expect(await page.getByRole("article").count()).toBe(1);
    }));

  test("a search without a match says what to do", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto("/tienda?q=unicornio");
      await page.getByText("No se encontraron productos").waitFor();
      await page.getByText("Intenta ajustar tu búsqueda o selección de categoría.").waitFor();
      await page
        .getByRole("link", { name: "Limpiar filtros" })
        .or(page.getByRole("button", { name: "Limpiar filtros" }))
        .first()
        .click();
      await page.getByRole("article").first().waitFor();
    }));

  test("the full-screen viewer moves by arrow keys and closes by Escape", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      const opener = page.getByLabel(/imagen 1 de 2. Ver en pantalla completa/);
      await opener.click();
      const viewer = page.getByRole("dialog", { name: /Imágenes de Pudú/ });
      await viewer.getByText("1 de 2").waitFor();
      await page.keyboard.press("ArrowRight");
      await viewer.getByText("2 de 2").waitFor();
      await page.keyboard.press("ArrowLeft");
      await viewer.getByText("1 de 2").waitFor();
      await page.keyboard.press("Escape");
      await viewer.waitFor({ state: "hidden" });
      await waitForFocus(opener);
    }));
});

describe("the address of a producto", () => {
  test("has its nombre, after a link, a reload and an old address alike", ({ shop }) =>
    shop.visit({}, async (page) => {
      const path = `/producto/${pudu}-pudu-del-bosque`;
      await page.goto("/");
      await page.getByRole("main").getByRole("link", { name: "Pudú del bosque" }).first().click();
      await waitForPath(page, path);
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "Pudú del bosque" }).waitFor();
      await page.goto(`/producto/${pudu}-figura-vieja`);
      await waitForPath(page, path);
      await page.getByRole("heading", { level: 1, name: "Pudú del bosque" }).waitFor();
    }));

  test("replaces an old nombre in the history of the browser", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.goto("/tienda");
      await page.evaluate((id) => {
        history.pushState(null, "", `/producto/${id}-figura-vieja`);
        history.pushState(null, "", "/nosotros");
      }, pudu);
      await page.goBack();
      await waitForPath(page, `/producto/${pudu}-pudu-del-bosque`);
      await page.getByRole("heading", { level: 1, name: "Pudú del bosque" }).waitFor();
    }));
});

test("the page of a categoria without pieces says so, and no link leads there", ({ shop }) =>
  shop.visit({}, async (page) => {
    const { token } = await buildAdmin(shop);
    await shop.client(token)("saveCategoria", { body: { nombre: "Colgantes" } });
    await page.goto("/categoria/colgantes");
    await page.getByText("Todavía no hay piezas en esta categoría.").waitFor();
    await page.getByRole("link", { name: "Prototipos" }).first().waitFor();
    expect(await page.getByRole("link", { name: "Colgantes" }).count()).toBe(0);
  }));

describe("the guest's carrito", () => {
  test("survives a broken value in local storage", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.goto("/nosotros");
      await page.evaluate(() => localStorage.setItem("guestCart", "{roto"));
      await page.goto("/carrito");
      await page.getByText("Tu Carrito está Vacío").waitFor();
    }));

  test("counts, changes and empties", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.goto(`/producto/${pudu}`);
      await page.getByRole("button", { name: "Añadir al Carrito" }).click();
      await page.getByRole("link", { name: "Carrito, 1 producto" }).click();
      const minus = page.getByRole("button", { name: "Quitar una unidad de Pudú del bosque" });
      await minus.waitFor();
      expect(await minus.isDisabled()).toBe(true);
      await page.getByRole("button", { name: "Agregar una unidad de Pudú del bosque" }).click();
      await page.getByText("Subtotal (2 productos)").waitFor();
      await page.getByText("$25.980").first().waitFor();
      await page.getByRole("button", { name: "Eliminar Pudú del bosque del carrito" }).click();
      await page.getByText("Tu Carrito está Vacío").waitFor();
    }));
});

// A page of each route that asks who opens it; `tests/architecture/pages.test.ts` finds every other below one of them.
describe("guarded pages", () => {
  const adminPaths = ["/admin", "/admin/registro", "/admin/pedidos/1/guia", "/admin/guias"];

  test("send a guest to the login and back afterwards", ({ shop }) =>
    shop.visit({}, async (page) => {
      for (const path of ["/cuenta/pedidos", "/checkout", ...adminPaths]) {
        await page.goto(path);
        await waitForPath(page, `/login?from=${path}`);
      }
    }));

  test("of the administration redirect a customer to the home page, and ask nothing for it", async ({
    shop,
  }) => {
    const { token } = await buildCliente(shop);
    await shop.visit({}, async (page) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await giveToken(page, token);
      for (const path of adminPaths) {
        await page.goto(path);
        await waitForPath(page, "/");
      }
      expect(asked.filter((url) => /(resumen|auditoria)\.php/.test(url))).toEqual([]);
    });
  });

  test("an expired or corrupt session is cleared and leads to the login", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.goto("/nosotros");
      await page.evaluate(() => localStorage.setItem("token", "no.es.un-token"));
      await page.goto("/");
      await page.waitForURL(/\/login/);
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    }));
});
