import { once } from "node:events";
import { connect } from "node:net";
import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { freshShopTest, shopTest } from "#rig/test.ts";
import { unavailable } from "#server/errors.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const page = "<p>capa por capa</p>".repeat(40);
const options = {
  log,
  env: { PROXY_HOPS: "1" },
  pages: {
    clientDir: null,
    inlineTexts: { scripts: [], styles: [] },
    render: async ({ url }: Request, { report }: { report: (error: unknown) => void }) => {
      if (url.endsWith("/privacidad")) throw new Error("a component threw");
      if (url.endsWith("/tienda")) report(new Error("a part failed"));
      return new Response(page);
    },
  },
};
const test = shopTest(options);
let isRefusing = false;
const refusingTest = freshShopTest({
  ...options,
  load: {
    lagMs: () => {
      if (isRefusing) throw unavailable(errorMessages.unavailable, 2);
      return 0;
    },
    stop: () => undefined,
  },
});

const own = /^[0-9a-f-]{36}$/;
const forwarded = { "x-forwarded-for": "203.0.113.9" };

const calls: [path: string, init?: RequestInit][] = [
  ["/"],
  ["/no-hay/tal-cosa"],
  ["/api/salud"],
  ["/api/endpoints/productos.php"],
  ["/api/endpoints/productos.php?id=0"],
  ["/api/endpoints/mis_pedidos.php"],
  ["/api/endpoints/carrito.php"],
  ["/api/endpoints/carrito.php", { method: "PATCH" }],
  ["/api/auth/login.php", { method: "POST", body: "{" }],
  ["/api/auth/login.php", { method: "POST", body: "a".repeat(200_000) }],
  ["/imagenes/falta.webp"],
  ["/robots.txt"],
  ["/sitemap.xml"],
  ["/%E0%A4%A"],
];

test.for(calls)("the answer to %s names its request", async ([path, init], { shop }) => {
  const response = await fetch(shop.url + path, {
    ...init,
    headers: { "content-type": "application/json", ...forwarded },
  });
  await response.arrayBuffer();
  expect(response.headers.get("x-request-id")).toMatch(own);
});

test("an answer from memory takes over the proxy's id, and its line has it", async ({ shop }) => {
  const path = "/api/endpoints/categorias.php";
  const ask = async (id: string) => {
    const headers = { ...forwarded, "x-request-id": id, "accept-encoding": "identity" };
    const response = await fetch(shop.url + path, { headers });
    await response.arrayBuffer();
    return response.headers.get("x-request-id");
  };
  const ids = ["primera-llamada", "segunda-llamada", "tercera-llamada"];
  for (const id of ids) expect(await ask(id)).toBe(id);
  const logged = () => lines.map(({ reqId }) => reqId).filter((id) => ids.includes(String(id)));
  await expect.poll(logged).toEqual(ids);
});

test("a page that fails shows its code, the one of header and log", async ({ shop }) => {
  const headers = {
    ...forwarded,
    accept: "text/html,*/*;q=0.8",
    "x-request-id": "codigo-de-la-visita",
  };
  const response = await shop.app.http.inject({ url: "/privacidad", headers });
  expect(response.statusCode).toBe(500);
  expect(response.headers["x-request-id"]).toBe("codigo-de-la-visita");
  expect(response.body).toContain("Código: codigo-de-la-visita<");
  expect(lines.find(({ msg }) => msg === "unexpected error")).toMatchObject({
    reqId: "codigo-de-la-visita",
  });
  await fetch(`${shop.url}/tienda`, { headers });
  expect(lines.find(({ msg }) => msg === "a page failed")).toMatchObject({
    reqId: "codigo-de-la-visita",
  });
});

test("what is refused on the bare connection has an id as well", async ({ shop }) => {
  const socket = connect(shop.config.port, "127.0.0.1");
  socket.write("NO ES HTTP\r\n\r\n");
  const [answer] = await once(socket, "data");
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 [\s\S]*x-request-id: [0-9a-f-]{36}\r\n/);
});

refusingTest("a refusal before any work names its request", async ({ shop }) => {
  isRefusing = true;
  const response = await fetch(`${shop.url}/api/endpoints/carrito.php`, { headers: forwarded });
  isRefusing = false;
  expect(response.status).toBe(503);
  expect(response.headers.get("x-request-id")).toMatch(own);
});
