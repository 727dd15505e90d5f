import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#rig/browser/launch-browser.ts";
import { visit } from "#tests/support/browser/visit.ts";

const pages: Record<string, string> = {
  "/": "<p>hola</p>",
  "/favicon.ico": "",
  "/error": "<script src=/error.js></script>",
  "/error.js": "console.error('roto')",
  "/throws": "<script src=/throws.js></script>",
  "/throws.js": "throw new Error('lanzado')",
  "/inline": "<script>document.title = 'x'</script>",
  "/missing": "<img src=/nada.png alt=''>",
};

let browser: Browser;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  browser = await launchBrowser();
  server = createServer((request, response) => {
    const body = pages[request.url ?? ""];
    const type = request.url?.endsWith(".js") ? "text/javascript" : "text/html";
    const csp = "default-src 'self'; script-src 'self'";
    response.writeHead(body === undefined ? 404 : 200, {
      "content-type": type,
      "content-security-policy": csp,
    });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const open = (path: string, expectedErrors: RegExp[] = []) =>
  visit(browser, { baseUrl, expectedErrors }, async (page) => {
    await page.goto(path, { waitUntil: "load" });
  });

test("a page without faults passes, on a phone too", async () => {
  await visit(browser, { baseUrl, device: "phone" }, async (page) => {
    await page.goto("/");
    expect(await page.getByText("hola").isVisible()).toBe(true);
    expect(page.viewportSize()?.width).toBe(390);
  });
});

test("a visit can do without scripts", async () => {
  await visit(browser, { baseUrl, hasJavaScript: false }, async (page) => {
    await page.goto("/throws");
    expect(await page.title()).toBe("");
  });
});

test.each([
  ["/error", "roto"],
  ["/throws", "lanzado"],
  ["/inline", "script-src"],
  ["/missing", "404"],
])("%s fails the visit", async (path, text) => {
  await expect(open(path)).rejects.toThrow(text);
});

test("an expected error does not fail the visit", async () => {
  await expect(open("/missing", [/404/])).resolves.toBeUndefined();
});
