import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createPeople,
  endSessionUnseen,
  fillLogin,
  giveToken,
  password,
  readToken,
  waitForPath,
} from "#tests/support/browser/session.ts";
import { buildOwner } from "#tests/support/buying/opiniones.ts";

let buildPerson: Awaited<ReturnType<typeof createPeople>>;
test.beforeAll(async ({ shop }) => {
  buildPerson = await createPeople(shop, "formularios");
});

async function logInAgain(page: Page, email: string): Promise<void> {
  await waitForPath(page, "/login");
  await page.getByText("Tu sesión terminó. Entra de nuevo.").waitFor();
  await fillLogin(page, email);
}

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const recovered = (page: Page) => page.getByText("Recuperamos lo que escribiste.");
const keptDrafts = (page: Page) => page.evaluate(() => sessionStorage.getItem("keptDrafts"));
const addButton = (page: Page) => page.getByRole("button", { name: "Agregar dirección" });
const editButton = (page: Page) => page.getByRole("button", { name: "Editar la dirección Casa" });

/** The dialog returned the focus to its opener, or to the heading after a login. */
async function expectFocusBack(page: Page): Promise<void> {
  await page.locator("main :is(button, h1):focus").waitFor();
}

async function logOutInAnotherTab(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto("/nosotros");
  await tab.evaluate(() => localStorage.removeItem("token"));
  await tab.close();
}

async function typeDireccion(page: Page, calle: string): Promise<void> {
  await field(page, "Comuna").fill("vina");
  await page.getByRole("option", { name: "Viña del Mar" }).click();
  await field(page, "Calle y número").fill(calle);
  await field(page, "Alias de la dirección").fill("Taller");
}

describe.each(onPhone)("a session that ends under a customer's form on a %s", (device) => {
  const ended = { device, expectedErrors: [/401/] };

  test("loses nothing of a new address, and the checkout reopens it", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit(ended, async (page) => {
      await giveToken(page, token);
      await page.goto("/checkout");
      await addButton(page).click();
      await typeDireccion(page, "Calle Valparaíso 123");
      await endSessionUnseen(page);
      await press(page, "Guardar");
      await logInAgain(page, email);
      await waitForPath(page, "/checkout");
      await page.getByRole("dialog", { name: "Agregar dirección" }).waitFor();
      await recovered(page).waitFor();
      expect(await field(page, "Región").inputValue()).toBe("Valparaíso");
      expect(await field(page, "Comuna").inputValue()).toBe("Viña del Mar");
      expect(await field(page, "Ciudad").inputValue()).toBe("Viña del Mar");
      expect(await field(page, "Calle y número").inputValue()).toBe("Calle Valparaíso 123");
      await page.locator("dialog :focus").waitFor();
      await press(page, "Guardar");
      await dialog(page).waitFor({ state: "detached" });
      await expectFocusBack(page);
      await page.getByRole("radio", { name: /^Taller/, checked: true }).waitFor();
      await expect.poll(() => keptDrafts(page)).toBeNull();
      await page.reload();
      await page.getByRole("radio", { name: /^Taller/ }).waitFor();
      expect(await dialog(page).count()).toBe(0);
    });
  });

  test("loses nothing of an edited address, which can be discarded", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit(ended, async (page) => {
      await giveToken(page, token);
      await page.goto("/cuenta");
      await editButton(page).click();
      await field(page, "Calle y número").fill("Avenida Brasil 1");
      await endSessionUnseen(page);
      await press(page, "Guardar");
      await logInAgain(page, email);
      await waitForPath(page, "/cuenta");
      await page.getByRole("dialog", { name: "Editar dirección" }).waitFor();
      expect(await field(page, "Calle y número").inputValue()).toBe("Avenida Brasil 1");
      await press(page, "Descartar lo recuperado");
      await recovered(page).waitFor({ state: "detached" });
      expect(await field(page, "Calle y número").inputValue()).toBe("Avenida Alemania 4321");
      await field(page, "Comuna").and(page.locator(":focus")).waitFor();
      await expect.poll(() => keptDrafts(page)).toBeNull();
      await press(page, "Cancelar");
      await dialog(page).waitFor({ state: "detached" });
      await expectFocusBack(page);
    });
  });

  test("loses neither stars nor words of an opinion", async ({ shop }) => {
    const id = await stockProducto(shop, { nombre: `Huemul ${device}`, stock: 5 });
    const password_hash = await createTestPasswords().hash(password);
    const buyer = await buildOwner(shop, id, { password_hash });
    const path = `/cuenta/pedidos?opinar=${id}`;
    await shop.visit(ended, async (page) => {
      await giveToken(page, buyer.token);
      await page.goto(path);
      await dialog(page).getByRole("radio", { name: "4 estrellas" }).check({ force: true });
      await dialog(page).getByLabel("Comentario").fill("Llegó a tiempo");
      await endSessionUnseen(page);
      await press(page, "Guardar opinión");
      await logInAgain(page, buyer.email);
      await waitForPath(page, path);
      await recovered(page).waitFor();
      expect(await dialog(page).getByRole("radio", { name: "4 estrellas" }).isChecked()).toBe(true);
      expect(await dialog(page).getByLabel("Comentario").inputValue()).toBe("Llegó a tiempo");
      await press(page, "Guardar opinión");
      await page.getByText("¡Gracias! Tu opinión quedó guardada.").first().waitFor();
      await dialog(page).waitFor({ state: "detached" });
      await expect.poll(() => keptDrafts(page)).toBeNull();
      const said = await shop.client((await readToken(page)) ?? "")("listOpiniones");
      const saved = { producto_id: id, calificacion: 4, comentario: "Llegó a tiempo" };
      expect(said.ok && said.data).toMatchObject([saved]);
    });
  });
});

describe("a customer's form when another tab logs out", () => {
  test("is not shown to the next person, and nothing of it is stored", async ({ shop }) => {
    const [mine, other] = [await buildPerson(), await buildPerson()];
    await shop.visit({}, async (page) => {
      await giveToken(page, mine.token);
      await page.goto("/checkout");
      await addButton(page).click();
      await typeDireccion(page, "Calle Valparaíso 123");
      await logOutInAnotherTab(page);
      await waitForPath(page, "/login?from=/checkout");
      await expect.poll(() => keptDrafts(page)).toContain("Calle Valparaíso 123");
      await fillLogin(page, other.email);
      await waitForPath(page, "/checkout");
      await page.getByRole("radio").first().waitFor();
      await expect.poll(() => keptDrafts(page)).toBeNull();
      expect(await dialog(page).count()).toBe(0);
    });
  });

  test("that was restored returns the focus to the button that opens it", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit({}, async (page) => {
      await giveToken(page, token);
      await page.goto("/cuenta");
      await editButton(page).click();
      await field(page, "Calle y número").fill("Avenida Brasil 1");
      await logOutInAnotherTab(page);
      await waitForPath(page, "/login?from=/cuenta");
      await fillLogin(page, email);
      await recovered(page).waitFor();
      // Like a phone that discarded the page: it is loaded anew.
      await page.reload();
      await recovered(page).waitFor();
      await press(page, "Cancelar");
      await editButton(page).and(page.locator(":focus")).waitFor();
      await expect.poll(() => keptDrafts(page)).toBeNull();
    });
  });
});

test("a button that scripts enable has its colours at once", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        const isColor = propertyName.endsWith("color");
        if (target instanceof HTMLButtonElement && isColor) seen.push(propertyName);
      });
    });
    await page.goto("/login");
    await page.getByRole("button", { name: "Entrar", exact: true, disabled: false }).waitFor();
    const running = () =>
      page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => done((globalThis as unknown as { seen: string[] }).seen)),
            );
          }),
      );
    expect(await running()).toEqual([]);
  }));
