import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import {
  buildBuyer,
  carritoOf,
  pedidoAt,
  startPayment,
  stockOf,
} from "#tests/support/buying/buyer.ts";
import { buildDoubt, stopAsking } from "#tests/support/buying/doubts.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { fillDisk, forgetRoom, freeDisk, needRoom } from "#tests/support/faults/full-disk.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const test = shopTest({ log });

test.beforeAll(({ shop }) =>
  needRoom(shop, [
    ["direcciones", "insert"],
    ["pedido_eventos", "insert"],
    ["auditoria", "insert"],
  ]),
);
test.afterEach(async ({ shop }) => {
  await freeDisk(shop);
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
});

const refused = {
  ok: false,
  status: 503,
  error: errorMessages.cannotSave,
  retryAfterSeconds: 60,
};

async function readHealth({ url }: TestShop): Promise<unknown> {
  const answer = await fetch(`${url}/api/salud`);
  return { status: answer.status, ...((await answer.json()) as object) };
}

const readMetrics = async ({ url }: TestShop) => (await fetch(`${url}/metrics`)).text();

async function buyerOf(shop: TestShop, stock: number) {
  const producto_id = await buildProducto(shop, { stock });
  return { producto_id, ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]) };
}

test("on a full disk writes are refused with a sentence and rolled back, and reads continue", async ({
  shop,
}) => {
  const { producto_id, ana } = await buyerOf(shop, 3);
  const owner = shop.client((await buildAdmin(shop)).token);
  expect(await readHealth(shop)).toEqual({ status: 200, estado: "ok" });
  await fillDisk(shop);
  const body = { direccion_id: ana.direccion_id };
  expect(await ana.api("startPago", { body })).toMatchObject(refused);
  expect(await ana.api("createDireccion", { body: direccionInput })).toMatchObject(refused);
  const off = { query: { id: producto_id }, body: { activo: false } };
  expect(await owner("patchProducto", off)).toMatchObject(refused);
  expect(await ana.api("listPedidos")).toMatchObject({ ok: true, data: [] });
  expect(await owner("listAllPedidos")).toMatchObject({ ok: true });
  expect(await carritoOf(ana)).toHaveLength(1);
  expect(await stockOf(shop, producto_id)).toBe(3);
  expect(await listTransacciones(shop)).toEqual([]);
  expect(await readHealth(shop)).toEqual({ status: 200, estado: "disco_lleno" });
  const metrics = await readMetrics(shop);
  expect(metrics).toContain('estrato_unavailable_total{reason="disk_full"} 3');
  expect(metrics).toContain("estrato_disk_full 1");
  const told = lines.filter(({ msg }) => /^disk full/.test(msg));
  expect(told.map(({ level }) => level)).toEqual([50, 50, 50]);

  await freeDisk(shop);
  expect(await ana.api("startPago", { body })).toMatchObject({ ok: true });
  expect(await stockOf(shop, producto_id)).toBe(2);
});

test("a payment that cannot be recorded stays in doubt, and is settled once there is room", async ({
  shop,
}) => {
  const { producto_id, ana } = await buyerOf(shop, 1);
  const owner = shop.client((await buildAdmin(shop)).token);
  const { token } = await startPayment(ana);
  await fillDisk(shop);
  const page = await finishPayment(shop, token, "aprobar");
  expect(page.searchParams.get("status")).toBe("verificando");
  expect((await pedidoAt(ana, page)).estado).toBe("pendiente_pago");
  expect(await stockOf(shop, producto_id)).toBe(0);

  shop.clock.advance(minutes(2));
  await reconcile(shop.app.ctx);
  const doubtful = await owner("listDoubtfulPagos");
  expect(doubtful).toMatchObject({ ok: true, data: [{ estado: "confirmando" }] });

  await freeDisk(shop);
  shop.clock.advance(minutes(1));
  await reconcile(shop.app.ctx);
  expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  expect(await stockOf(shop, producto_id)).toBe(0);
  expect(await countCalls(shop, "commit", token)).toBe(1);
  const kept = (await listTransacciones(shop)).find((row) => row.token === token);
  expect(kept).toMatchObject({ captured_amount: kept?.amount, refunded_amount: 0 });
  await shop.app.outbox.runOnce();
  expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
});

test("the end of a doubt is refused whole, and is made once there is room", async ({ shop }) => {
  const doubt = await buildDoubt(shop);
  await stopAsking(shop, doubt);
  const { token, pedido_id, intento_id } = doubt;
  const owner = shop.client((await buildAdmin(shop)).token);
  const body = { pedido_id, intento_id, como: "cobrado", nota: "Visto en el portal" } as const;
  await fillDisk(shop);
  expect(await owner("resolvePago", { body })).toMatchObject(refused);
  const asked = await owner("getPedidoDetalle", { query: { id: String(pedido_id) } });
  expect(asked).toMatchObject({ data: { estado: "pendiente_pago", notas: [] } });
  expect(await readIntento(shop, token)).toMatchObject({
    estado: "confirmando",
    proxima_consulta_en: null,
  });
  await freeDisk(shop);
  expect(await owner("resolvePago", { body })).toMatchObject({
    data: { pedido: { estado: "pagado" } },
  });
});

describe("when an intento cannot be moved either", () => {
  test.beforeAll(({ shop }) => needRoom(shop, [["pago_intentos", "update"]]));
  test.afterAll(({ shop }) => forgetRoom(shop, ["pago_intentos"]));

  test("a return charges nothing, and pays when it is made again", async ({ shop }) => {
    const { ana } = await buyerOf(shop, 1);
    const { token } = await startPayment(ana);
    const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
    await fillDisk(shop);
    expect((await followRetorno(retorno)).searchParams.get("status")).toBe("verificando");
    expect(await countCalls(shop, "commit", token)).toBe(0);
    await freeDisk(shop);
    expect((await followRetorno(retorno)).searchParams.get("status")).toBe("success");
    expect(await countCalls(shop, "commit", token)).toBe(1);
  });

  test("a start whose token cannot be kept sends nobody to pay, and its stock comes back", async ({
    shop,
  }) => {
    const { producto_id, ana } = await buyerOf(shop, 1);
    await forgetRoom(shop, ["pedido_eventos"]);
    await fillDisk(shop);
    const body = { direccion_id: ana.direccion_id };
    expect(await ana.api("startPago", { body })).toMatchObject(refused);
    expect(await stockOf(shop, producto_id)).toBe(0);
    await needRoom(shop, [["pedido_eventos", "insert"]]);
    await freeDisk(shop);
    shop.clock.advance(minutes(20));
    await reconcile(shop.app.ctx);
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, producto_id)).toBe(1);
    expect(await ana.api("startPago", { body })).toMatchObject({ ok: true });
  });
});
