import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";

const clientDir = mkdtempSync(join(tmpdir(), "estrato-client-"));
mkdirSync(join(clientDir, "assets", "inner"), { recursive: true });
writeFileSync(join(clientDir, "assets", "a.js"), "void 0;");
writeFileSync(join(clientDir, "assets", "inner", "b.js"), "void 0;");
writeFileSync(join(clientDir, "assets", ".hidden"), "secret");
writeFileSync(join(clientDir, "beside.txt"), "secret");
afterAll(() => rmSync(clientDir, { recursive: true }));

const test = shopTest({
  pages: {
    clientDir,
    inlineTexts: { scripts: [], styles: [] },
    render: async () => new Response("<p>página</p>", { status: 404 }),
  },
});

/** `fetch` knows neither TRACE nor a path that leaves its folder. */
function ask(shop: TestShop, path: string, method = "GET") {
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const headers = { "x-secret": "eco" };
    const sent = httpRequest(shop.url, { path, method, headers }, async (response) => {
      const type = String(response.headers["content-type"]);
      resolve({ status: response.statusCode ?? 0, type, body: await text(response) });
    });
    sent.once("error", reject).end();
  });
}

test("a file of the build is served", async ({ shop }) => {
  expect(await ask(shop, "/assets/a.js")).toEqual({
    status: 200,
    type: expect.stringMatching(/javascript; charset=utf-8$/),
    body: "void 0;",
  });
});

test.for([
  "/assets",
  "/assets/",
  "/assets/inner",
  "/assets/inner/",
  "/assets/.hidden",
  "/assets/../beside.txt",
  "/assets/%2e%2e/beside.txt",
  "/beside.txt",
  "/imagenes/",
  "/.git/config",
])("%s lists no folder and serves nothing beside the build", async (path, { shop }) => {
  const { status, body } = await ask(shop, path);
  expect([400, 404]).toContain(status);
  expect(body).not.toMatch(/a\.js|b\.js|secret/);
});

test.for([
  ["/", 405],
  ["/api/endpoints/productos.php", 405],
  ["/assets/a.js", 404],
] as const)("TRACE of %s echoes nothing", async ([path, expected], { shop }) => {
  const { status, body } = await ask(shop, path, "TRACE");
  expect(status).toBe(expected);
  expect(body).not.toMatch(/x-secret|eco/);
});
