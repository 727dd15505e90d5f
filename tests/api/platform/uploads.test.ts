import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

const path = "/api/endpoints/devolucion_fotos.php";

function formHead(from: string): string {
  const head = [
    `PUT ${path} HTTP/1.1`,
    "Host: tienda",
    `X-Forwarded-For: ${from}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 1000000",
  ];
  return `${head.join("\r\n")}\r\n\r\n--x\r\n`;
}

/** A form of which only the beginning arrives. */
async function beginPhotos({ config, app }: TestShop, from: string): Promise<Socket> {
  const socket = connect({ port: config.port, host: "127.0.0.1" });
  const arrived = once(app.http.server, "request");
  socket.write(formHead(from));
  await arrived;
  return socket;
}

/** Its status; what is no form counts as one. */
async function sendNothing({ url }: TestShop, from: string): Promise<number> {
  const headers = { "x-forwarded-for": from };
  const response = await fetch(url + path, { method: "PUT", headers, body: new FormData() });
  await response.text();
  return response.status;
}

test("strangers' photographs leave the owner's places free", async ({ shop }) => {
  const { token } = await buildAdmin(shop);
  const open: Socket[] = [];
  for (let network = 1; network <= 20; network++)
    open.push(await beginPhotos(shop, `203.0.113.${network}`));
  const saved = await fetch(`${shop.url}/api/endpoints/productos.php`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: new FormData(),
  });
  // Read and judged: it waits behind nobody.
  expect(saved.status).toBe(422);

  for (const socket of open) socket.destroy();
});

test("one network has two of the places, and the others of it wait", async ({ shop }) => {
  const mine = "198.51.100.7";
  const open: Socket[] = [];
  for (let count = 0; count < 6; count++) open.push(await beginPhotos(shop, mine));
  expect(await sendNothing(shop, "198.51.100.9")).toBe(422);
  const waiting = sendNothing(shop, mine);
  for (const socket of open) socket.destroy();
  expect(await waiting).toBe(422);
});

test("a form that is none counts against the limit of its network", async ({ shop }) => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) statuses.push(await sendNothing(shop, "198.51.100.8"));
  expect(statuses.at(0)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
});
