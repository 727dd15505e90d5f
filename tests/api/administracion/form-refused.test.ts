import { Agent, request } from "node:http";
import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  token = (await buildAdmin(shop)).token;
});

type Sent = { method: string; path: string; type?: string; body?: string };

function send(
  shop: TestShop,
  agent: Agent,
  { method, path, type, body = "" }: Sent,
): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-length": Buffer.byteLength(body),
    ...(type === undefined ? {} : { "content-type": type }),
  };
  return new Promise((resolve, reject) => {
    request(`${shop.url}/api/endpoints/${path}`, { method, agent, headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    })
      .once("error", reject)
      .end(body);
  });
}

test("a form that is refused half-way leaves its connection usable for the next call", async ({
  shop,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rest = "y".repeat(3_000_000);
  const head = '--x\r\nContent-Disposition: form-data; name="otro"; filename="a.png"\r\n\r\n';
  const refused = await send(shop, agent, {
    method: "POST",
    path: "productos.php",
    type: "multipart/form-data; boundary=x",
    body: `${head}a\r\n${head}${rest}\r\n--x--\r\n`,
  });
  expect(refused).toBe(422);
  const next = { method: "GET", path: "productos.php?resumen=true" };
  expect(await send(shop, agent, next)).toBe(200);
  agent.destroy();
});
