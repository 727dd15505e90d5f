import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect } from "vitest";
import { routes } from "#contract/routes.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";
import { drain } from "#server/app/drain.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const test = shopTest({ log });
test.beforeEach(() => {
  lines.length = 0;
});

const requests = () => lines.filter(({ msg }) => msg === "request");

function open(shop: TestShop): Socket {
  const socket = connect({ port: shop.config.port, host: "127.0.0.1" });
  // The shop may reset what was broken off.
  socket.on("error", () => undefined);
  return socket;
}

type Sent = { path: string; body?: object; length?: number; token?: string };

/** `length`: of the body as announced, when only its beginning is sent. */
function post({ path, body = {}, length, token = "" }: Sent): string {
  const text = JSON.stringify(body);
  const head = [
    `POST /api/${path} HTTP/1.1`,
    "Host: tienda",
    "Content-Type: application/json",
    `Content-Length: ${length ?? Buffer.byteLength(text)}`,
    `Authorization: Bearer ${token}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}

const login = (email: string) => ({
  path: "auth/login.php",
  body: { email, password: "no-es-la-mia" },
});

/** Address of an account with a password: the login checks it. */
async function knownCorreo(shop: TestShop): Promise<string> {
  const password_hash = await shop.app.ctx.passwords.hash("corcho-nube-3D");
  return (await buildCliente(shop, { password_hash })).email;
}

async function isTaken(shop: TestShop): Promise<void> {
  const { lifecycle } = shop.app;
  await expect.poll(() => lifecycle.active + lifecycle.arriving).toBeGreaterThan(0);
}

async function isOver(shop: TestShop): Promise<void> {
  const { lifecycle } = shop.app;
  await expect.poll(() => [lifecycle.active, lifecycle.arriving]).toEqual([0, 0]);
}

/** Holds the next check of a password; the call goes on when released. */
function holdPassword(shop: TestShop) {
  const { passwords } = shop.app.ctx;
  const { verify } = passwords;
  const met = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  passwords.verify = async (...input) => {
    passwords.verify = verify;
    met.resolve();
    await gate.promise;
    return verify(...input);
  };
  return { isMet: met.promise, release: gate.resolve };
}

/** Breaks the connection off while the password is checked. */
async function breakOff(shop: TestShop, sent: string): Promise<void> {
  const { isMet, release } = holdPassword(shop);
  const others = await connections(shop);
  const socket = open(shop);
  socket.write(sent);
  await isMet;
  socket.destroy();
  await expect.poll(() => connections(shop)).toBe(others);
  expect(shop.app.lifecycle.active).toBe(1);
  release();
  await isOver(shop);
}

function connections({ app }: TestShop): Promise<number> {
  return new Promise((resolve, reject) => {
    app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

test("a login that is closed while it is worked on is logged and counted", async ({ shop }) => {
  await breakOff(shop, post(login(await knownCorreo(shop))));
  expect(requests()).toMatchObject([{ operation: "login", status: 401, aborted: true }]);
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  expect(metrics).toMatch(/http_aborted_total\{route="[^"]*login.php",method="POST"\} 1/);
  expect(metrics).toMatch(/seconds_count\{route="[^"]*login.php",method="POST",status="401"\} 1/);
});

test("a write whose client has gone is done, and stands in the log with who did it", async ({
  shop,
}) => {
  const password_hash = await shop.app.ctx.passwords.hash("corcho-nube-3D");
  const ana = await buildCliente(shop, { password_hash });
  const [password, password_actual] = ["otra-nube-4E", "corcho-nube-3D"];
  const body = { password_actual, password, confirm_password: password };
  const path = routes.changePassword.path.slice(1);
  await breakOff(shop, post({ path, body, token: ana.token }));
  expect(requests()).toMatchObject([
    { operation: "changePassword", status: 200, aborted: true, usuario: ana.id },
  ]);
  const rows = shop.database.db.selectFrom("usuarios").select("password_hash");
  const row = await rows.where("id", "=", ana.id).executeTakeFirstOrThrow();
  expect(row.password_hash).not.toBe(password_hash);
});

test("a body that is broken off half-way is logged, and nothing counts as under way", async ({
  shop,
}) => {
  const socket = open(shop);
  socket.write(post({ ...login("mitad@ejemplo.cl"), length: 500 }));
  await isTaken(shop);
  expect(shop.app.lifecycle).toMatchObject({ active: 0, arriving: 1 });
  socket.destroy();
  await expect.poll(requests).toMatchObject([{ operation: "login", status: 400, aborted: true }]);
  await isOver(shop);
});

test("every request of a pipeline that is closed is logged, also those that wait for the first", async ({
  shop,
}) => {
  const paths = ["endpoints/tienda.php", "endpoints/categorias.php"];
  const reads = paths.map((path) => `GET /api/${path} HTTP/1.1\r\nHost: tienda\r\n\r\n`);
  const { isMet, release } = holdPassword(shop);
  const socket = open(shop);
  socket.write(post(login(await knownCorreo(shop))) + reads.join(""));
  await isMet;
  await expect.poll(() => shop.app.lifecycle.active).toBe(3);
  socket.destroy();
  await expect.poll(() => shop.app.lifecycle.active).toBe(1);
  release();
  await isOver(shop);
  expect(requests().map(({ operation, aborted }) => [operation, aborted])).toEqual(
    expect.arrayContaining([
      ["getTienda", true],
      ["listCategorias", true],
      ["login", true],
    ]),
  );
});

test("an answer that was taken whole is no aborted one", async ({ shop }) => {
  await (await fetch(`${shop.url}/api/endpoints/tienda.php`)).text();
  await isOver(shop);
  expect(requests()).toHaveLength(1);
  expect(requests()[0]).not.toHaveProperty("aborted");
});

test("the end waits for work, and not for a body that arrives slowly", async ({ shop }) => {
  const slow = open(shop);
  slow.write(post({ ...login("lenta@ejemplo.cl"), length: 500 }));
  await isTaken(shop);
  const closed = once(slow, "close");
  await drain(shop.app.http, { lifecycle: shop.app.lifecycle, leaveMs: 0, isProxied: false });
  await closed;
  await isOver(shop);
});
