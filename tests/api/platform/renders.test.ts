import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { routes } from "#contract/routes.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { renderRule } from "#server/limits/limits-table.ts";
import { limitedEnv } from "#tests/support/calls/limited-calls.ts";

const rendered: string[] = [];
/** Renders of these paths hang until the test lets them go. */
const hanging = new Map<string, Promise<void>>();
const test = freshShopTest({
  env: limitedEnv,
  pages: {
    inlineTexts: { scripts: [], styles: [] },
    clientDir: null,
    render: async ({ url }) => {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      await hanging.get(pathname + search);
      return new Response(`<p>${pathname}${search}</p>`);
    },
  },
});
test.beforeEach(() => {
  rendered.length = 0;
});

const flooder = "203.0.113.1";
const shopper = "203.0.113.2";

type Ask = { from?: string; headers?: Record<string, string> };

function get(shop: TestShop, path: string, { from = flooder, headers }: Ask = {}) {
  return fetch(`${shop.url}${path}`, { headers: { "x-forwarded-for": from, ...headers } });
}

const statusOf = async (shop: TestShop, path: string, ask?: Ask) =>
  (await get(shop, path, ask)).status;

/** Searches that nobody asked before, at once: what does not fit the queue is drawn all the same. */
async function useUp(shop: TestShop): Promise<void> {
  const words = Array.from({ length: renderRule.burst }, (_, word) => `/tienda?q=palabra${word}`);
  const statuses = await Promise.all(words.map((path) => statusOf(shop, path)));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
}

test("a network that asks for new addresses gets a page with 429 and when to come back, unrendered", async ({
  shop,
}) => {
  await useUp(shop);
  const before = rendered.length;
  // `fetch` says that it is no navigation.
  const refused = await shop.app.http.inject({
    url: "/tienda?q=una-mas",
    headers: { accept: "text/html", "x-forwarded-for": flooder },
  });
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
  expect(refused.body).toContain("<h1>Vas más rápido que la impresora</h1>");
  const program = await get(shop, "/tienda?q=una-mas");
  expect(await program.json()).toEqual({ error: errorMessages.tooManyRequests });
  expect(rendered).toHaveLength(before);
});

test("refused pages leave rows in the trail of security, and a flood of them no more than twenty", async ({
  shop,
}) => {
  await useUp(shop);
  const more = Array.from({ length: 30 }, (_, word) => `/tienda?q=de-mas-${word}`);
  expect(await Promise.all(more.map((path) => statusOf(shop, path)))).toContain(429);
  const rows = await shop.database.db
    .selectFrom("eventos_seguridad")
    .select(["tipo", "resultado", "datos"])
    .execute();
  const row = { tipo: "limite", resultado: "bloqueado", datos: `{"motivo":"pagina"}` };
  expect(rows).toEqual(Array.from({ length: 20 }, () => row));
});

test("everybody else is served, and so is the network itself with what is kept", async ({
  shop,
}) => {
  const kept = await get(shop, "/tienda?q=guardada", { from: shopper });
  const etag = kept.headers.get("etag") ?? "";
  await useUp(shop);
  expect(await statusOf(shop, "/tienda?q=otra-persona", { from: shopper })).toBe(200);
  for (let round = 0; round < 3; round++) {
    expect(await statusOf(shop, "/tienda?q=guardada")).toBe(200);
    const ask = { headers: { "if-none-match": etag } };
    expect(await statusOf(shop, "/tienda?q=guardada", ask)).toBe(304);
  }
  expect(await statusOf(shop, `/api${routes.listProductos.path}`)).toBe(200);
  expect(await statusOf(shop, "/terminos")).toBe(200);
});

test("those who ask for the same new address at once are rendered once and charged once", async ({
  shop,
}) => {
  const asked = Array.from({ length: 3 * renderRule.burst }, () =>
    statusOf(shop, "/tienda?q=moda"),
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  expect(rendered).toEqual(["/tienda?q=moda"]);
});

test("a page that waits behind a flood is drawn at once when somebody else asks for it", async ({
  shop,
}) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  hanging.set("/tienda?q=lenta", promise);
  const slow = get(shop, "/tienda?q=lenta");
  await expect.poll(() => rendered).toEqual(["/tienda?q=lenta"]);
  const behind = get(shop, "/nosotros");
  // The flooder's second request has arrived once a later one of another network is answered.
  expect(await statusOf(shop, "/terminos", { from: shopper })).toBe(200);
  expect(await statusOf(shop, "/nosotros", { from: shopper })).toBe(200);
  letGo();
  expect((await Promise.all([slow, behind])).map(({ status }) => status)).toEqual([200, 200]);
  expect(rendered.filter((path) => path === "/nosotros")).toHaveLength(1);
});
