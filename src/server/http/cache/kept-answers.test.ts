import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { tooManyRequests } from "../../errors.ts";
import type { EndedRequest } from "../watch/watch-requests.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { createResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

const texts: Record<string, string> = {
  "/pagina": "capa por capa ".repeat(100),
  "/corta": "corta",
};

/** A framework that counts what reaches it, behind the kept answers. */
async function open({ proxyHops = 0 } = {}) {
  const state = {
    version: 1,
    isOverloaded: false,
    mayCall: true,
    reached: 0,
    calls: [] as string[],
  };
  const ended: EndedRequest[] = [];
  const lifecycle = { isLeaving: false, active: 0, arriving: 0 };
  const cache = createResponseCache({
    readChanges: async () => {
      const { version } = state;
      return { version, estructura: version, ediciones: 0, ventas: 0, productos: [] };
    },
  });
  await cache.refreshVersion();
  const kept = createKeptAnswers({
    cache,
    headers: { "x-frame-options": "DENY" },
    proxyHops,
    lifecycle,
    isOverloaded: () => state.isOverloaded,
    countApiCall: (address) => {
      if (!state.mayCall) throw tooManyRequests(1000);
      state.calls.push(address);
    },
    onEnd: (one) => ended.push(one),
    log: pino({ level: "silent" }),
  });
  const http = Fastify();
  http.decorateRequest("operation", null);
  http.addHook("onRequest", async () => {
    state.reached++;
  });
  for (const [path, operation] of [
    ["/pagina", null],
    ["/corta", null],
    ["/api/lista", "listProductos"],
    ["/falta", null],
  ] as const) {
    http.get(path, async (request, reply) => {
      request.operation = operation;
      const status = path === "/falta" ? 404 : 200;
      const body = `${texts[path] ?? path} ${state.version}`;
      const response = await cache.get(path, async () => ({ status, body, headers: {} }));
      kept.learn(request, { key: path, response });
      return sendCached(request, reply, response);
    });
  }
  kept.attachTo(http.server);
  await http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = http.server.address() as AddressInfo;
  const get = (path: string, headers: IncomingHttpHeaders = {}, method = "GET") =>
    ask({ port, path, headers, method, agent: false });
  return { state, ended, lifecycle, cache, http, port, get };
}

type Asked = {
  port: number;
  path: string;
  headers: IncomingHttpHeaders;
  method: string;
  agent: Agent | false;
};

async function ask({ port, path, headers, method, agent }: Asked) {
  const sent = send({ host: "127.0.0.1", port, path, headers, method, agent }).end();
  const [response] = await once(sent, "response");
  let body = "";
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode as number, headers: response.headers, body };
}

type Opened = Awaited<ReturnType<typeof open>>;
let shop: Opened;

beforeEach(async () => {
  shop = await open();
  for (const path of ["/pagina", "/corta", "/api/lista", "/falta"]) await shop.get(path);
  shop.state.reached = 0;
  return () => shop.http.close();
});

describe("is answered before the framework", () => {
  test.each([
    ["a page", "/pagina", 200],
    ["a short page", "/corta", 200],
    ["a list of the API", "/api/lista", 200],
  ])("%s", async (_what, path, status) => {
    const answer = await shop.get(path);
    expect([answer.status, answer.body]).toEqual([status, `${texts[path] ?? path} 1`]);
    expect(answer.headers).toMatchObject({ "x-frame-options": "DENY", vary: "accept-encoding" });
    expect(shop.state.reached).toBe(0);
    await expect.poll(() => shop.lifecycle.active).toBe(0);
    expect(shop.ended).toMatchObject([
      { method: "GET", route: path, status, usuario_id: null, isAborted: false },
    ]);
  });

  test("an entity that the client has", async () => {
    const { etag = "" } = (await shop.get("/pagina")).headers;
    for (const known of [etag, `W/${etag}`, `"otra", ${etag}`, "*"]) {
      const answer = await shop.get("/pagina", { "if-none-match": known });
      expect([answer.status, answer.body]).toEqual([304, ""]);
      expect(answer.headers).toMatchObject({ etag, "x-frame-options": "DENY" });
    }
    expect((await shop.get("/pagina", { "if-none-match": '"otra"' })).status).toBe(200);
    expect(shop.state.reached).toBe(0);
  });

  test("an encoding, once the framework has compressed it", async () => {
    await shop.get("/pagina", { "accept-encoding": "gzip" });
    expect(shop.state.reached).toBe(1);
    const answer = await shop.get("/pagina", { "accept-encoding": "gzip" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(shop.state.reached).toBe(1);
  });

  test("a call of the API, which counts for its client", async () => {
    await shop.get("/api/lista");
    expect(shop.state.calls).toEqual(["127.0.0.1"]);
    await shop.get("/pagina");
    expect(shop.state.calls).toHaveLength(1);
  });
});

describe("goes on to the framework", () => {
  test.each<[string, string, IncomingHttpHeaders, string]>([
    ["another address", "/pagina?x=1", {}, "GET"],
    ["a page that is missing", "/falta", {}, "GET"],
    ["another method", "/pagina", {}, "HEAD"],
    ["an account", "/api/lista", { authorization: "Bearer x" }, "GET"],
    ["a body", "/pagina", { "content-length": "0" }, "GET"],
    ["an encoded body", "/pagina", { "content-encoding": "gzip" }, "GET"],
    ["a proxy that nobody announced", "/pagina", { "x-forwarded-for": "203.0.113.7" }, "GET"],
    ["a proxy's other header", "/pagina", { via: "1.1 proxy" }, "GET"],
  ])("%s", async (_what, path, headers, method) => {
    await shop.get(path, headers, method);
    expect(shop.state.reached).toBe(1);
  });

  test("a second host", async () => {
    const raw = "GET /pagina HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n";
    const socket = connect(shop.port, "127.0.0.1").end(raw);
    await once(socket.resume(), "close");
    expect(shop.state.reached).toBe(1);
  });

  test("a stale entry, and the new one is kept", async () => {
    shop.state.version = 2;
    await shop.cache.refreshVersion();
    expect((await shop.get("/corta")).body).toBe("corta 2");
    expect(shop.state.reached).toBe(1);
    expect((await shop.get("/corta")).body).toBe("corta 2");
    expect(shop.state.reached).toBe(1);
  });

  test("everything while the shop stops", async () => {
    shop.lifecycle.isLeaving = true;
    await shop.get("/pagina");
    expect(shop.state.reached).toBe(1);
  });

  test("a call while the process is overloaded; a page is cheap", async () => {
    shop.state.isOverloaded = true;
    await shop.get("/pagina");
    expect(shop.state.reached).toBe(0);
    await shop.get("/api/lista");
    expect(shop.state.reached).toBe(1);
  });

  test("a call beyond its client's limit", async () => {
    shop.state.mayCall = false;
    await shop.get("/api/lista");
    expect(shop.state.reached).toBe(1);
  });
});

test("calls on one connection are counted and named each", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = { port: shop.port, path: "/api/lista", headers: {}, method: "GET", agent };
  const ids = new Set<unknown>();
  for (let time = 0; time < 3; time++) ids.add((await ask(call)).headers["x-request-id"]);
  agent.destroy();
  expect(shop.state).toMatchObject({ reached: 0, calls: Array(3).fill("127.0.0.1") });
  expect(ids.size).toBe(3);
});

test("two requests on one connection are answered in their order", async () => {
  const one = (path: string, last = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${last}\r\n`;
  const socket = connect(shop.port, "127.0.0.1");
  socket.end(one("/corta") + one("/api/lista") + one("/corta", "Connection: close\r\n"));
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) text += chunk;
  const bodies = text.split("HTTP/1.1 200 OK").map((part) => part.split("\r\n\r\n")[1]);
  expect(bodies.slice(1)).toEqual(["corta 1", "/api/lista 1", "corta 1"]);
  await expect.poll(() => shop.lifecycle.active).toBe(0);
});

test("behind a proxy the client of a call is whom the proxy names", async () => {
  const behind = await open({ proxyHops: 1 });
  const clients = ["203.0.113.7", "203.0.113.8", "203.0.113.7", `${"9".repeat(300)}, 203.0.113.9`];
  await behind.get("/api/lista", { "x-forwarded-for": clients[0] });
  for (const client of clients) await behind.get("/api/lista", { "x-forwarded-for": client });
  const calls = ["203.0.113.7", "203.0.113.8", "203.0.113.7", "203.0.113.9"];
  expect(behind.state).toMatchObject({ reached: 1, calls });
  // No client is named: the framework says so.
  await behind.get("/api/lista");
  expect(behind.state.reached).toBe(2);
  await behind.http.close();
});
