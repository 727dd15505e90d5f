import { once } from "node:events";
import { type IncomingHttpHeaders, request, ServerResponse } from "node:http";
import { queryObjects } from "node:v8";
import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const test = shopTest({
  log,
  pages: {
    inlineTexts: { scripts: [], styles: [] },
    clientDir: null,
    render: async ({ url }) => new Response(`<p>${url}</p>`.repeat(40)),
  },
});

/** By the socket: what the kept answers may answer. */
async function askSocket(shop: TestShop, path: string, headers: IncomingHttpHeaders) {
  const sent = request(`${shop.url}${path}`, { headers, agent: false }).end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return describeAnswer(response.statusCode, response.headers, Buffer.concat(chunks));
}

/** Past the socket: always the framework. */
async function askFramework(shop: TestShop, path: string, headers: IncomingHttpHeaders) {
  const answer = await shop.app.http.inject({ url: path, headers });
  return describeAnswer(answer.statusCode, answer.headers, answer.rawPayload);
}

/** Without what differs by time, connection and call. */
function describeAnswer(status: number, headers: object, body: Buffer) {
  const {
    date: _,
    connection: __,
    "keep-alive": ___,
    "x-request-id": ____,
    ...rest
  } = headers as Record<string, unknown>;
  const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  return { status, headers: Object.fromEntries(texts), body: body.toString("base64") };
}

const paths = [
  "/",
  "/tienda?pagina=2",
  "/api/endpoints/productos.php",
  "/api/endpoints/productos.php?q=zorro&por_pagina=5",
  "/api/endpoints/categorias.php",
  "/api/endpoints/tienda.php",
];

describe.each(paths)("%s", (path) => {
  test.for(["br", "gzip, br;q=0.1", "identity", ""])(
    "is answered from memory as by the framework, in %s",
    async (encoding, { shop }) => {
      await buildProducto(shop, { nombre: "Zorro" });
      const headers = encoding === "" ? {} : { "accept-encoding": encoding };
      const first = await askFramework(shop, path, headers);
      expect(await askSocket(shop, path, headers)).toEqual(first);
      const known = { ...headers, "if-none-match": String(first.headers.etag) };
      const same = await askSocket(shop, path, known);
      expect(same.status).toBe(304);
      expect(same).toEqual(await askFramework(shop, path, known));
    },
  );
});

test("a kept answer of the API has its line in the log and its place in the metrics", async ({
  shop,
}) => {
  const path = "/api/endpoints/productos.php?por_pagina=7";
  const name =
    'estrato_http_request_seconds_count{route="/api/endpoints/productos.php",method="GET",status="200"}';
  const count = async () => {
    const text = await (await fetch(`${shop.url}/metrics`)).text();
    const line = text.split("\n").find((one) => one.startsWith(name));
    return Number(line?.split(" ").at(-1) ?? 0);
  };
  await askSocket(shop, path, {});
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  lines.length = 0;
  for (let round = 0; round < 3; round++) await askSocket(shop, path, {});
  await expect.poll(count).toBe(before + 3);
  const told = lines.filter(({ msg }) => msg === "request");
  expect(told).toHaveLength(3);
  const one = { operation: "listProductos", method: "GET", status: 200, ms: expect.any(Number) };
  for (const line of told) expect(line).toMatchObject({ ...one, reqId: expect.any(String) });
  expect(new Set(told.map(({ reqId }) => reqId)).size).toBe(3);
});

test("what is kept of an answer holds nothing of who asked", async ({ shop }) => {
  const held = () =>
    [ServerResponse, AbortSignal].map((kind) => queryObjects(kind, { format: "count" }));
  const before = held();
  for (let pagina = 11; pagina <= 40; pagina++)
    for (const path of ["/tienda", "/api/endpoints/productos.php"]) {
      const answer = await fetch(`${shop.url}${path}?pagina=${pagina}`);
      await answer.arrayBuffer();
    }
  for (const [at, count] of held().entries()) expect(count - (before[at] ?? 0)).toBeLessThan(10);
});
