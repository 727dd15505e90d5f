import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { BrowserShop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createPeople,
  giveToken,
  loginAs,
  readToken,
  waitForPath,
} from "#tests/support/browser/session.ts";

let buildPerson: Awaited<ReturnType<typeof createPeople>>;
test.beforeAll(async ({ shop }) => {
  buildPerson = await createPeople(shop, "sesion");
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Advances the shop's clock and the page's installed one. */
async function letPass(shop: BrowserShop, page: Page, ms: number): Promise<void> {
  shop.clock.advance(ms);
  await page.clock.fastForward(ms);
}

function countRenewals(page: Page): () => number {
  let count = 0;
  page.context().on("request", (request) => {
    if (request.url().endsWith("/renovar.php")) count += 1;
  });
  return () => count;
}

describe("a session", () => {
  test.for([
    ["right", 0],
    ["two hours ahead", 2 * hourMs],
    ["two hours behind", -2 * hourMs],
  ] as const)(
    "is renewed once while it is used, on a clock that is %s",
    async ([_name, offsetMs], { shop }) => {
      const { email } = await buildPerson();
      await shop.visit({ isAlone: true }, async (page) => {
        await page.clock.install({ time: shop.clock.now() + offsetMs });
        const renewals = countRenewals(page);
        await loginAs(page, email);
        const first = await readToken(page);
        await letPass(shop, page, 20 * minuteMs);
        await page.keyboard.press("Shift");
        expect(renewals()).toBe(0);
        await letPass(shop, page, 20 * minuteMs);
        for (const key of ["Shift", "Control", "Shift"]) await page.keyboard.press(key);
        await page.waitForFunction((old) => localStorage.getItem("token") !== old, first);
        expect(renewals()).toBe(1);
        await letPass(shop, page, 40 * minuteMs);
        await page.getByRole("link", { name: "Hola, Camila Soto" }).click();
        await page.getByRole("heading", { level: 1, name: "Mi cuenta" }).waitFor();
      });
    },
  );

  test("ends at its absolute end, even while it is used", async ({ shop }) => {
    const { email } = await buildPerson();
    await shop.visit({ isAlone: true, expectedErrors: [/401/] }, async (page) => {
      await page.clock.install({ time: shop.clock.now() });
      await loginAs(page, email);
      shop.clock.advance(13 * hourMs);
      await page.clock.fastForward(40 * minuteMs);
      await page.keyboard.press("Shift");
      await waitForPath(page, "/login?from=/nosotros");
      await page.getByText("Tu sesión terminó. Entra de nuevo.").waitFor();
    });
  });

  test("survives a renewal without a network", async ({ shop }) => {
    const { email } = await buildPerson();
    await shop.visit({ isAlone: true, expectedErrors: [/ERR_FAILED/] }, async (page) => {
      await page.clock.install({ time: shop.clock.now() });
      await loginAs(page, email);
      const first = await readToken(page);
      await page.route("**/renovar.php", (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await letPass(shop, page, 40 * minuteMs);
      await page.keyboard.press("Shift");
      await failed;
      await page.unroute("**/renovar.php");
      // The pause begins when the page handles the failure.
      const useAgain = async () => {
        await letPass(shop, page, minuteMs);
        await page.keyboard.press("Shift");
        return readToken(page);
      };
      await expect.poll(useAgain, { interval: 1000 }).not.toBe(first);
    });
  });

  test("is listed, and ended from another device", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit({}, async (page) => {
      await loginAs(page, email);
      await page.goto("/cuenta");
      const list = page.getByRole("list", { name: "Sesiones abiertas" });
      await list.getByText("Esta sesión").waitFor();
      await list.getByRole("button", { name: /^Cerrar la sesión de Dispositivo/ }).click();
      await page.getByText("Cerramos esa sesión.").waitFor();
      expect(await list.getByRole("listitem").count()).toBe(1);
      await page.locator("main ul:focus").waitFor();
      expect(await shop.client(token)("listSesiones")).toMatchObject({ status: 401 });
    });
  });

  test("that is closed in one tab is closed in the others", async ({ shop }) => {
    const { token } = await buildPerson();
    await shop.visit({}, async (page) => {
      await giveToken(page, token);
      await page.goto("/nosotros");
      const other = await page.context().newPage();
      await other.goto("/cuenta");
      await other.getByRole("heading", { level: 1, name: "Mi cuenta" }).waitFor();
      await page.getByRole("button", { name: "Cerrar sesión" }).click();
      await waitForPath(page, "/login");
      await waitForPath(other, "/login?from=/cuenta");
    });
  });
});
