import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { launchBrowser } from "#rig/browser/launch-browser.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { loadBuiltPages } from "#server/app/shop.ts";
import type { Pages } from "#server/http/pages/pages.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { visit } from "#tests/support/browser/visit.ts";

const planted = [
  "<script>document.documentElement.dataset.evil = 'script'</script>",
  "<script type='module'>document.documentElement.dataset.evil = 'module'</script>",
  "<script nonce='guess'>document.documentElement.dataset.evil = 'nonce'</script>",
  "<script src='data:text/javascript,document.documentElement.dataset.evil=1'></script>",
  "<img src='data:,' alt='' onerror=\"document.documentElement.dataset.evil = 'handler'\">",
  "<style>h1 { color: rgb(1, 2, 3) !important }</style>",
  "<p id='planted' style='color: rgb(1, 2, 3)'>x</p>",
];

/** The pages of the build, with markup that a fault of ours let into their stream. */
async function plantInPages(): Promise<Pages> {
  const pages = await loadBuiltPages(resolve("build"));
  return {
    ...pages,
    async render(request, options) {
      const response = await pages.render(request, options);
      const html = await response.text();
      const body = html.replace("</body>", () => `${planted.join("")}</body>`);
      return new Response(body, { status: response.status, headers: response.headers });
    },
  };
}

const test = base.extend(
  "shop",
  { scope: "file" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
  async ({}, { onCleanup }) => {
    const shop = await openTestShop({ pages: await plantInPages(), isLive: true });
    const browser = await launchBrowser();
    onCleanup(async () => {
      await browser.close();
      await shop.close();
    });
    return { ...shop, browser };
  },
);

const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

const violation = /^CSP (?:script|style)-src-(?:elem|attr) blocked/;
const refusedInConsole = /Content Security Policy/i;

test("a page refuses whatever was planted in its stream and runs its own scripts", async ({
  shop,
}) => {
  const id = await stockProducto(shop);
  const { browser, shopUrl: baseUrl } = shop;
  for (const path of ["/", `/producto/${id}`]) {
    const seen: string[] = [];
    const expectedErrors = [violation, refusedInConsole];
    await visit(browser, { baseUrl, expectedErrors }, async (page) => {
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const list = (globalThis as { refused?: string[] }).refused ?? [];
          list.push(event.effectiveDirective);
          (globalThis as { refused?: string[] }).refused = list;
        });
      });
      await page.goto(path);
      seen.push(
        ...(await page.evaluate(() => (globalThis as { refused?: string[] }).refused ?? [])),
      );
      expect(await page.locator("html").getAttribute("data-evil")).toBeNull();
      expect(await page.locator("html").getAttribute("data-auth")).toBe("guest");
      for (const selector of ["h1", "#planted"])
        expect(await colorOf(page, selector)).not.toBe("rgb(1, 2, 3)");
    });
    expect(seen.filter((name) => name === "script-src-elem")).toHaveLength(4);
    expect(seen.filter((name) => name === "script-src-attr")).toHaveLength(1);
    expect(seen.filter((name) => name === "style-src-elem")).toHaveLength(1);
    expect(seen.filter((name) => name === "style-src-attr")).toHaveLength(1);
  }
});

test("what a page refused comes to the door of the shop", async ({ shop }) => {
  const count = async () => {
    const text = await (await fetch(`${shop.url}/metrics`)).text();
    const line = text.split("\n").find((row) => row.includes('directive="style-src-attr"'));
    return Number(line?.split(" ").at(-1));
  };
  const before = await count();
  const expectedErrors = [violation, refusedInConsole];
  await visit(shop.browser, { baseUrl: shop.shopUrl, expectedErrors }, async (page) => {
    await page.goto("/nosotros");
    await expect.poll(count).toBeGreaterThan(before);
  });
});

test("a text that becomes markup is reported, the shop's own worker is not", async ({ shop }) => {
  const expectedErrors = [violation, refusedInConsole, /CSP require-trusted-types-for/];
  const seen: string[] = [];
  await visit(
    shop.browser,
    { baseUrl: shop.shopUrl, hasWorker: true, expectedErrors },
    async (page) => {
      page.on("request", (request) => {
        if (request.url().endsWith("/api/informes")) seen.push(request.postData() ?? "");
      });
      await page.goto("/terminos");
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const own = seen.filter((body) => body.includes("trusted-types"));
      expect(own).toEqual([]);
      await page.evaluate(() => {
        document.createElement("p").innerHTML = "<b>x</b>";
      });
      await expect.poll(() => seen.filter((body) => body.includes("innerHTML")).length).toBe(1);
    },
  );
});

test("a page and its 304 carry the same policy, and equal pages are equal bytes", async ({
  shop,
}) => {
  const first = await fetch(`${shop.url}/terminos`);
  const etag = first.headers.get("etag") ?? "";
  const policy = first.headers.get("content-security-policy");
  expect(policy).toContain("'sha256-");
  expect(await first.text()).not.toContain(' nonce="');
  const again = await fetch(`${shop.url}/terminos`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toBe(policy);
});
