import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser/browser-test.ts";

const light = "rgb(246, 247, 249)";
const dark = "rgb(18, 20, 28)";

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check();

/** The browser paints its own bars with the first `theme-color` whose media match. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return tags.find(({ media }) => matchMedia(media).matches)?.content;
  });

test("pages follow the device, on paper they are light", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto("/");
    expect([await groundOf(page), await barOf(page)]).toEqual([light, "#f6f7f9"]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect([await groundOf(page), await barOf(page)]).toEqual([dark, "#12141c"]);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    expect(await groundOf(page)).toBe(light);
  }));

test("without scripts pages follow the device and offer no choice", ({ shop }) =>
  shop.visit({ hasJavaScript: false }, async (page) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    expect(await groundOf(page)).toBe(dark);
    await expect.poll(() => page.getByRole("radio", { name: "Claro" }).isVisible()).toBe(false);
  }));

test("a chosen theme shows before the first paint of each page, failure pages too", ({ shop }) =>
  shop.visit({ expectedErrors: [/400/] }, async (page) => {
    await page.goto("/");
    await choose(page, "Oscuro");
    expect([await groundOf(page), await barOf(page)]).toEqual([dark, "#12141c"]);
    // State after the head's script, before any other script of the page.
    const opened = await page.context().newPage();
    await opened.route(/\.js$/, (route) => route.abort());
    for (const path of ["/tienda", "/%2"]) {
      await opened.goto(path);
      expect([path, await groundOf(opened), await barOf(opened)]).toEqual([path, dark, "#12141c"]);
    }
    await opened.emulateMedia({ media: "print" });
    expect(await groundOf(opened)).toBe(light);
  }));

test("another tab follows the choice, and the device is followed again", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.goto("/");
    const other = await page.context().newPage();
    await other.goto("/nosotros");
    await choose(page, "Oscuro");
    await expect.poll(() => groundOf(other)).toBe(dark);
    await expect.poll(() => other.getByRole("radio", { name: "Oscuro" }).isChecked()).toBe(true);
    await page.emulateMedia({ colorScheme: "dark" });
    await choose(page, "Claro");
    expect([await groundOf(page), await barOf(page)]).toEqual([light, "#f6f7f9"]);
    await choose(page, "Como el equipo");
    expect([await groundOf(page), await barOf(page)]).toEqual([dark, "#12141c"]);
    await page.reload();
    expect(await page.locator('meta[name="theme-color"]').count()).toBe(2);
    expect(await page.getByRole("radio", { name: "Como el equipo" }).isChecked()).toBe(true);
  }));
