import { beforeEach, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { routes } from "#contract/routes.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { maxLagMs } from "#server/http/guard/load-shedding.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

let lag = 0;
const test = shopTest({
  load: { lagMs: () => lag, stop: () => undefined },
  pages: {
    clientDir: null,
    inlineTexts: { scripts: [], styles: [] },
    render: async () => new Response("<p>página</p>"),
  },
});
beforeEach(() => {
  lag = 0;
});

const get = (shop: TestShop, path: string) => fetch(`${shop.url}${path}`);
const statusOf = async (shop: TestShop, path: string) => (await get(shop, path)).status;

test("a process with a large event-loop delay refuses calls at once, and accepts them once it has caught up", async ({
  shop,
}) => {
  lag = maxLagMs + 1;
  const refused = await get(shop, `/api${routes.listProductos.path}`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect(await refused.json()).toEqual({ error: errorMessages.unavailable });
  lag = maxLagMs;
  expect(await statusOf(shop, `/api${routes.listProductos.path}`)).toBe(200);
});

test("cached answers, the health check and the metrics pass at any delay", async ({ shop }) => {
  await get(shop, "/nosotros");
  lag = 60_000;
  for (const path of ["/nosotros", "/api/salud", "/metrics"])
    expect(await statusOf(shop, path)).toBe(200);
  expect(await statusOf(shop, "/terminos")).toBe(503);
});

test("a shopper's return from paying passes at any delay", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  lag = 60_000;
  const page = await finishPayment(shop, token, "aprobar");
  expect(page.searchParams.get("status")).toBe("success");
});

test("a refused call does not count as a finished one: closing waits for the running calls", async ({
  shop,
}) => {
  lag = maxLagMs + 1;
  for (let calls = 0; calls < 3; calls++) await get(shop, `/api${routes.listProductos.path}`);
  lag = 0;
  await get(shop, "/nosotros");
  await expect.poll(() => shop.app.lifecycle.active).toBe(0);
});
