import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type BuiltCliente, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { createPasswords } from "#server/providers/passwords.ts";

/** The password of everybody that `createPeople` makes. */
export const password = "corcho-nube-3D";
export const newPassword = "Otra-clave larga 7";

/** Makes verified people with a password; it is hashed once, as the shop hashes it. */
export async function createPeople(
  shop: TestShop,
  prefix: string,
): Promise<(overrides?: { nombre?: string }) => Promise<BuiltCliente>> {
  const password_hash = await createPasswords().hash(password);
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

/** Fills the login that is shown. */
export async function fillLogin(page: Page, email: string, clave = password): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(clave);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Logs in with the form and waits until the shop says so. */
export async function loginAs(page: Page, email: string, clave = password): Promise<void> {
  await page.goto("/login?from=/nosotros");
  await fillLogin(page, email, clave);
  await waitForPath(page, "/nosotros");
}

/** Gives this browser a session without the form. */
export async function useToken(page: Page, token: string): Promise<void> {
  await page.goto("/nosotros");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

/** The server ends the session; this page finds out with its next call. */
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

/** Waits for a path, and for a query only when it is told. */
export function waitForPath(page: Page, path: string): Promise<void> {
  return page.waitForURL(({ pathname, search }) =>
    path.includes("?") ? pathname + search === path : pathname === path,
  );
}
