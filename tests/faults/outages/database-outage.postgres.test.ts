import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { routes } from "#contract/routes.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { type PostgresServer, startPostgres } from "#rig/databases/postgres-server.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { countCalls, finishPayment } from "#rig/standins/webpay.ts";
import type { Pages } from "#server/http/pages/pages.ts";
import { seconds } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, carritoOf, startPayment } from "#tests/support/buying/buyer.ts";
import { type SecondProcess, startSecondProcess } from "#tests/support/faults/second-process.ts";

/** The database stays away meanwhile: an answer is a refusal of an outage, however late. */
const patienceMs = seconds(60);
/**
 * Silent for longer than any time limit of a statement, a connection or a transaction: `db/postgres`. One that is
 * gone refuses at once.
 */
const outages = [
  ["gone", seconds(1)],
  ["silent", seconds(12)],
] as const;
const testMs = seconds(300);

const pages: Pages = {
  clientDir: null,
  inlineTexts: { scripts: [], styles: [] },
  render: async (request, { transport }) => {
    const { status } = await transport({
      operation: "listCategorias",
      route: routes.listCategorias,
      query: {},
      body: undefined,
    });
    return new Response(`<p>${new URL(request.url).pathname}</p>`, { status });
  },
};

let server: PostgresServer;
let shop: TestShop;
let second: SecondProcess;
beforeAll(async () => {
  server = await startPostgres();
  shop = await openTestShop({ env: { DATABASE_URL: server.url }, pages });
  second = await startSecondProcess(shop, { LOG_LEVEL: "silent" });
});
afterAll(async () => {
  await second.stop();
  await shop.close();
  await server.stop();
});

const urls = () => [shop.url, second.url];

function ask(url: string, path: string, token?: string): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(patienceMs) });
}

async function expectBusy(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ error: errorMessages.unavailable });
}

const productosPath = `/api${routes.listProductos.path}`;
const pedidosPath = `/api${routes.listPedidos.path}`;

async function buyOne(): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock: 1 });
  await shop.app.refreshCatalogoVersion();
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

async function keepInMemory(): Promise<void> {
  for (const url of urls()) expect((await ask(url, productosPath)).status).toBe(200);
  expect((await ask(shop.url, "/nosotros")).status).toBe(200);
}

/** More requests than connections: cached pages are served, the rest refused. */
async function expectOutage(ana: Buyer): Promise<void> {
  const calls = urls().flatMap((url) =>
    Array.from({ length: 14 }, () => ask(url, pedidosPath, ana.token).then(expectBusy)),
  );
  const kept = urls().flatMap((url) => [
    ask(url, productosPath),
    ask(url, productosPath, ana.token),
  ]);
  const page = await ask(shop.url, "/nosotros");
  expect([page.status, await page.text()]).toEqual([200, "<p>/nosotros</p>"]);
  expect((await Promise.all(kept)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await Promise.all(calls);
  for (const url of urls()) expect((await ask(url, "/api/salud")).status).toBe(503);
}

async function untilPassed(instant: number): Promise<void> {
  const hasPassed = () => expect(performance.now()).toBeGreaterThan(instant);
  await vi.waitFor(hasPassed, { timeout: testMs, interval: 100 });
}

async function expectRecovery(): Promise<void> {
  const isReady = async () => {
    for (const url of urls()) expect((await ask(url, "/api/salud")).status).toBe(200);
  };
  await vi.waitFor(isReady, { timeout: patienceMs, interval: 100 });
}

it.each(outages)(
  "a database that is %s causes clear refusals; processes, cached pages and acknowledged writes survive",
  async (how, outageMs) => {
    const { ana } = await buyOne();
    const { token } = await startPayment(ana);
    await keepInMemory();
    const thaw = how === "silent" ? await server.freeze() : await server.goDown();
    const beganAt = performance.now();
    await expectOutage(ana);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("verificando");
    for (const part of [0.5, 1]) {
      await untilPassed(beganAt + part * outageMs);
      await expectOutage(ana);
    }
    if (thaw) thaw();
    else await server.comeUp();
    await expectRecovery();

    expect(await carritoOf(ana)).toHaveLength(1);
    await shop.database.db
      .updateTable("pago_intentos")
      .set({ proxima_consulta_en: 1 })
      .where("token", "=", token)
      .execute();
    await vi.waitFor(
      async () => {
        const pedidos = await ana.api("listPedidos");
        expect(pedidos.ok && pedidos.data[0]?.estado).toBe("pagado");
      },
      { timeout: patienceMs, interval: 100 },
    );
    expect(await countCalls(shop, "commit", token)).toBe(1);
  },
  testMs,
);
