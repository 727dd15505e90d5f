import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type BuiltCliente, buildCliente } from "#rig/builders/usuario.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

export const password = "corcho-nube-3D";
export const newPassword = "Otra-clave larga 7";

/** Verified people; `password` is hashed once. */
export async function createPeople(
  shop: TestShop,
  prefix: string,
): Promise<(overrides?: { nombre?: string }) => Promise<BuiltCliente>> {
  const password_hash = await createTestPasswords().hash(password);
  let serial = 0;
  return (overrides = {}) => {
    serial += 1;
    return buildCliente(shop, {
      email: `${prefix}-${serial}@tienda.test`,
      password_hash,
      ...overrides,
    });
  };
}

export async function fillLogin(page: Page, email: string, clave = password): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(clave);
  await page.getByRole("button", { name: "Entrar" }).click();
}

export async function loginAs(page: Page, email: string, clave = password): Promise<void> {
  await page.goto("/login?from=/nosotros");
  await fillLogin(page, email, clave);
  await waitForPath(page, "/nosotros");
}

/** Without the form, from the next document on: a new page stores it where its context began, without one of the shop. */
export async function giveToken(page: Page, token: string): Promise<void> {
  const [place = page] = isBlank(page) ? page.context().pages() : [page];
  if (isBlank(place)) await place.goto("/robots.txt");
  await place.evaluate((value) => localStorage.setItem("token", value), token);
}

const isBlank = (page: Page) => page.url() === "about:blank";

/** Only on the server; the page learns it with its next call. */
export async function endSessionUnseen(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("token")}`;
    const answer = await fetch("/api/auth/logout.php", {
      method: "POST",
      headers: { authorization },
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

export function readToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("token"));
}

/** Compares the query only when `path` has one. */
export function waitForPath(page: Page, path: string): Promise<void> {
  return page.waitForURL(({ pathname, search }) =>
    path.includes("?") ? pathname + search === path : pathname === path,
  );
}
