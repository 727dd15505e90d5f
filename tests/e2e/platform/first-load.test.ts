import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { measureFirstLoad } from "../../../bench/first-load.ts";

let id: number;
const addressOf = (page: string) => page.replace("{id}", String(id));
const pages = ["/", "/tienda", "/categoria/figuras", "/producto/{id}"];
const budgetOfFonts = 40_000;
/**
 * After brotli, with room for the digests in names of files, which alone cost tens of bytes. React, its DOM and the
 * router are 93 kB of it (bench/README.md).
 */
const budgetOfScripts = { shown: 140_900, withForms: 161_100 };

test.beforeAll(async ({ shop }) => {
  id = await stockProducto(shop, { nombre: "Pudú del bosque", categoria: "Figuras" });
});

describe.each(pages)("the HTML of %s", (page) => {
  test("names its largest picture before the styles, and no script before the end of the body", async ({
    shop,
  }) => {
    const html = await (await fetch(shop.url + addressOf(page))).text();
    const picture = html.search(/<link rel="preload" as="image"[^>]* fetchpriority="high"/i);
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(html.indexOf("<style>"));
    const [head = "", body = ""] = html.split("</head>");
    expect(head).not.toMatch(/<link[^>]*(?:modulepreload|as="font")|<script[^>]* src=/);
    expect(body).not.toMatch(/<link[^>]*modulepreload|<script[^>]* (?:src=|type="module")/);
    expect(body.indexOf('id="arranque"')).toBeGreaterThan(body.indexOf("</footer>"));
  });
});

test.for(measureFirstLoad("build/client"))(
  "$page loads no more script than its budget",
  ({ page, bytes }) => {
    const isShown =
      /^\/(?:$|tienda|categoria|producto|nosotros|preguntas|terminos|privacidad|carrito)/.test(
        page,
      );
    expect(bytes).toBeLessThanOrEqual(budgetOfScripts[isShown ? "shown" : "withForms"]);
  },
);

function followFiles(page: Page, kind: RegExp): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) files.push(pathname);
  });
  return files;
}

const holdPictures = (page: Page) => holdRequests(page, /\.(?:avif|webp)$/);

test.for(pages)("%s asks for scripts once its largest picture is there", (page, { shop }) =>
  shop.visit({ device: "phone", isFirst: true, hasScripts: false }, async (browser) => {
    const scripts = followFiles(browser, /\.js$/);
    const release = await holdPictures(browser);
    await browser.goto(addressOf(page), { waitUntil: "domcontentloaded" });
    await browser.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    release();
    await browser.waitForFunction(() => document.querySelector("[data-until-session]") === null);
    expect(scripts.length).toBeGreaterThan(0);
  }),
);

test("a press asks for scripts at once", ({ shop }) =>
  shop.visit({ device: "phone", isFirst: true, hasScripts: false }, async (page) => {
    const release = await holdPictures(page);
    await page.goto(addressOf("/producto/{id}"), { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Abrir menú" }).click();
    await page.getByRole("dialog").waitFor();
    release();
  }));

test.for(pages)("%s loads the fonts of Spanish and no other", (page, { shop }) =>
  shop.visit({ device: "phone", isFirst: true }, async (browser) => {
    const files = followFiles(browser, /\.woff2$/);
    await browser.goto(addressOf(page));
    await browser.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(files.map((file) => file.replace(/.*\/|-[^-]*$/g, "")).toSorted()).toEqual([
      "bricolage-es",
      "figtree-es",
    ]);
    const sizes = await Promise.all(
      files.map(async (file) => (await (await fetch(shop.url + file)).arrayBuffer()).byteLength),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetOfFonts);
  }),
);

test("a name in other letters brings the whole font", ({ shop }) =>
  shop.visit({ device: "phone", isFirst: true }, async (page) => {
    const other = await stockProducto(shop, { nombre: "Vaso Čapek ça va" });
    const files = followFiles(page, /\.woff2$/);
    await page.goto(`/producto/${other}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(files.some((file) => file.includes("bricolage-grotesque-latin"))).toBe(true);
  }));

test("the hero is printed when its pictures are there", ({ shop }) =>
  shop.visit({ device: "phone", isFirst: true, hasScripts: false }, async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const release = await holdPictures(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const states = () =>
      document.getAnimations().map(({ playState, effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.closest("[data-scene]") ? playState : null;
      });
    expect((await page.evaluate(states)).filter((state) => state === "paused")).toHaveLength(2);
    release();
    await page.locator("html[data-scene]").waitFor();
    expect((await page.evaluate(states)).filter((state) => state === "paused")).toHaveLength(0);
  }));
