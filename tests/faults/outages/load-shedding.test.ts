import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { routes } from "#contract/routes.ts";
import { buildProducto } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { maxLagMs } from "#server/http/guard/load-shedding.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

let lag = 0;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    load: { lagMs: () => lag, stop: () => undefined },
    pages: { clientDir: null, render: async () => new Response("<p>página</p>") },
  });
});
beforeEach(() => {
  lag = 0;
});
afterAll(() => shop.close());

const get = (path: string) => fetch(`${shop.url}${path}`);
const statusOf = async (path: string) => (await get(path)).status;

it("a process that is far behind refuses calls at once, and takes them again when it has caught up", async () => {
  lag = maxLagMs + 1;
  const refused = await get(`/api${routes.listProductos.path}`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect(await refused.json()).toEqual({ error: errorMessages.unavailable });
  lag = maxLagMs;
  expect(await statusOf(`/api${routes.listProductos.path}`)).toBe(200);
});

it("what is kept, the health check and the figures pass however far behind it is", async () => {
  await get("/nosotros");
  lag = 60_000;
  for (const path of ["/nosotros", "/api/salud", "/metrics"])
    expect(await statusOf(path)).toBe(200);
  expect(await statusOf("/terminos")).toBe(503);
});

it("a shopper who comes back from paying is let in however far behind it is", async () => {
  const producto_id = await buildProducto(shop);
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  lag = 60_000;
  const page = await finishPayment(shop, token, "aprobar");
  expect(page.searchParams.get("status")).toBe("success");
});

it("a call that was turned away is not taken for one that has ended: closing waits for those under way", async () => {
  lag = maxLagMs + 1;
  for (let calls = 0; calls < 3; calls++) await get(`/api${routes.listProductos.path}`);
  lag = 0;
  await get("/nosotros");
  await expect.poll(() => shop.app.lifecycle.active).toBe(0);
});
