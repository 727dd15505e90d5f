import Fastify from "fastify";
import { expect, test } from "vitest";
import { toCachedResponse } from "./compress.ts";
import { sendCached } from "./send-cached.ts";

const page = toCachedResponse({ body: "capa por capa ".repeat(100), headers: {} });
const missing = toCachedResponse({ status: 404, body: "", headers: {} });
const app = Fastify();
for (const [url, response] of Object.entries({ "/": page, "/missing": missing })) {
  app.get(url, (request, reply) => sendCached(request, reply, response));
}

test.each([
  [undefined, undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["gzip;q=0.5, br;q=0.1", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0", undefined],
  ["identity, gzip;q=0.5", undefined],
  ["*", "br"],
  ["zstd", undefined],
])("who accepts %s gets the encoding %s", async (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const response = await app.inject({ url: "/", headers });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers.vary).toBe("accept-encoding");
});

const etag = page.etags.identity;
test.each([
  [etag, 304],
  [`W/${etag}`, 304],
  [`"otra", ${etag}`, 304],
  ["*", 304],
  ['"otra"', 200],
  [page.etags.br, 200],
])("If-None-Match: %s answers %i", async (ifNoneMatch, status) => {
  const headers = { "if-none-match": ifNoneMatch, "cache-control": "no-cache" };
  expect((await app.inject({ url: "/", headers })).statusCode).toBe(status);
});

test("only a success is answered with 304", async () => {
  const headers = { "if-none-match": missing.etags.identity };
  expect((await app.inject({ url: "/missing", headers })).statusCode).toBe(404);
});
