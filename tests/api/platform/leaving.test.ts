import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { drain } from "#server/app/drain.ts";

const test = freshShopTest();

/** Long enough that a test ends the stop, not the time. */
const leaveMs = 60_000;

type Answer = { status: number; connection: string | undefined; body: string };

function ask(shop: TestShop, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(shop.url + path, { agent }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, connection: headers.connection, body: await text(response) });
    })
      .on("error", reject)
      .end();
  });
}

const endingWith = (status: number) =>
  new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\nconnection: close\\r\\n`, "i");

/** A call whose body lacks 499 characters: work that keeps the stop waiting. */
function openUpload(shop: TestShop) {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /api/auth/login.php HTTP/1.1\r\nHost: localhost\r\n");
  socket.write("Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{");
  return socket;
}

test("a stop is announced while everything is still served, on connections that stay", async ({
  shop,
}) => {
  const agent = new Agent({ keepAlive: true });
  expect((await ask(shop, "/api/salud", agent)).status).toBe(200);
  const upload = openUpload(shop);
  await expect.poll(() => shop.app.lifecycle.arriving).toBe(1);
  const stopped = drain(shop.app.http, {
    lifecycle: shop.app.lifecycle,
    leaveMs,
    isProxied: false,
  });
  expect(await ask(shop, "/api/salud", agent)).toMatchObject({
    status: 503,
    body: expect.stringContaining('"estado":"cerrando"'),
  });
  const served = { status: 200, connection: "keep-alive" };
  expect(await ask(shop, "/api/viva", agent)).toMatchObject(served);
  expect(await ask(shop, "/api/endpoints/productos.php", agent)).toMatchObject(served);
  const ended = once(upload, "close");
  upload.destroy();
  await ended;
  await stopped;
  await expect(ask(shop, "/api/salud", new Agent())).rejects.toThrow(/ECONNREFUSED/);
});

test("the port closes before the connections: each ends with the answer to who is connected", async ({
  shop,
}) => {
  const port = Number(new URL(shop.url).port);
  const known = connect(port, "127.0.0.1");
  await once(known, "connect");
  const upload = openUpload(shop);
  await expect.poll(() => shop.app.lifecycle.arriving).toBe(1);
  const stopped = drain(shop.app.http, {
    lifecycle: shop.app.lifecycle,
    leaveMs: 0,
    isProxied: false,
  });
  await expect.poll(() => shop.app.http.server.listening).toBe(false);
  await expect(ask(shop, "/api/viva", new Agent())).rejects.toThrow(/ECONNREFUSED/);
  known.write("GET /api/viva HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await text(known)).toMatch(endingWith(200));
  upload.write(`${" ".repeat(498)}}`);
  expect(await text(upload)).toMatch(endingWith(422));
  await stopped;
});

/** A request that is with the system, not yet with the process, as the stop begins. */
test.for([
  ["on a connection that waits to be accepted", false],
  ["on a connection that was idle", true],
] as const)("a request %s is answered", async ([, isKnown], { shop }) => {
  const port = Number(new URL(shop.url).port);
  const socket = connect(port, "127.0.0.1");
  if (isKnown) {
    await once(socket, "connect");
    socket.write("GET /api/viva HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
  } else {
    // The system has it: nothing else runs in this process before the stop.
    await new Promise((resolve) => process.nextTick(resolve));
  }
  socket.write("GET /api/viva HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const stopped = drain(shop.app.http, {
    lifecycle: shop.app.lifecycle,
    leaveMs: 0,
    isProxied: false,
  });
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});

describe("behind a proxy", () => {
  const get = "GET /api/viva HTTP/1.1\r\nHost: localhost\r\n\r\n";

  async function stopIdle(shop: TestShop) {
    const connection = connect(Number(new URL(shop.url).port), "127.0.0.1");
    connection.write(get);
    await once(connection, "data");
    const { http, lifecycle } = shop.app;
    const stopped = drain(http, { lifecycle, leaveMs: 0, isProxied: true });
    await expect.poll(() => http.server.listening).toBe(false);
    return { connection, stopped };
  }

  test("a connection that was idle may bring a request after the port has closed, and ends", async ({
    shop,
  }) => {
    const { connection, stopped } = await stopIdle(shop);
    // Past the time in which an idle connection was closed before.
    for (let turn = 0; turn < 500; turn++) await new Promise((resolve) => setImmediate(resolve));
    connection.write(get);
    expect(await text(connection)).toMatch(endingWith(200));
    await stopped;
  });

  test("a connection that stays does not hold the stop", async ({ shop }) => {
    const { connection, stopped } = await stopIdle(shop);
    const ended = once(connection, "close");
    await stopped;
    await ended;
  });
});
