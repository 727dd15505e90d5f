import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { hours, minutes, seconds } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

const test = shopTest({ hasSteadyProvider: true });
test.beforeEach(({ shop }) => injectFault(shop, { falla: "ninguna" }));

async function buyOne(shop: TestShop): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock: 1 });
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

async function runJobs(shop: TestShop): Promise<void> {
  await sweepReservas(shop.app.ctx);
  await reconcile(shop.app.ctx);
  await shop.app.outbox.runOnce();
}

async function estadoOf(shop: TestShop, ana: Buyer): Promise<string | undefined> {
  const pedidos = await (await renewBuyer(shop, ana)).api("listPedidos");
  return pedidos.ok ? pedidos.data[0]?.estado : undefined;
}

async function keptMoney(shop: TestShop, token: string): Promise<number> {
  const row = (await listTransacciones(shop)).find((it) => it.token === token);
  return (row?.captured_amount ?? 0) - (row?.refunded_amount ?? 0);
}

async function payInDoubt(shop: TestShop, ana: Buyer): Promise<string> {
  const { token } = await startPayment(ana);
  await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
  await injectFault(shop, { operacion: "status", falla: "error500" });
  const page = await finishPayment(shop, token, "aprobar");
  expect(page.searchParams.get("status")).toBe("verificando");
  return token;
}

describe("two hours forward while a shopper pays", () => {
  test("the payment counts once, although its reserva was released and its intento closed", async ({
    shop,
  }) => {
    const { ana, producto_id } = await buyOne(shop);
    const { token } = await startPayment(ana);
    shop.clock.advance(hours(2));
    await runJobs(shop);
    expect(await stockOf(shop, producto_id)).toBe(1);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect(await keptMoney(shop, token)).toBe(12_990);
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("a unit that was sold meanwhile is not sold twice, and nobody is charged for it", async ({
    shop,
  }) => {
    const { ana, producto_id } = await buyOne(shop);
    const { token } = await startPayment(ana);
    shop.clock.advance(hours(2));
    await runJobs(shop);
    const beto = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const paid = await finishPayment(shop, (await startPayment(beto)).token, "aprobar");
    expect(paid.searchParams.get("status")).toBe("success");
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("cancelled");
    expect(await keptMoney(shop, token)).toBe(0);
  });

  test("a payment in doubt is settled in the next round, and its mail is sent once", async ({
    shop,
  }) => {
    const { ana } = await buyOne(shop);
    const token = await payInDoubt(shop, ana);
    shop.clock.advance(hours(2));
    await runJobs(shop);
    expect(await estadoOf(shop, ana)).toBe("pagado");
    expect(await keptMoney(shop, token)).toBe(12_990);
    await runJobs(shop);
    expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
  });
});

describe("an hour backward", () => {
  test("does not delay a payment in doubt by that hour", async ({ shop }) => {
    const { ana } = await buyOne(shop);
    const token = await payInDoubt(shop, ana);
    shop.clock.advance(-hours(1));
    await runJobs(shop);
    expect(await estadoOf(shop, ana)).toBe("pagado");
    expect(await keptMoney(shop, token)).toBe(12_990);
    expect(await countCalls(shop, "commit", token)).toBe(1);
    await runJobs(shop);
    expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
  });

  test("asks about each open payment once and then at the usual pace", async ({ shop }) => {
    const { ana } = await buyOne(shop);
    const { token } = await startPayment(ana);
    shop.clock.advance(-hours(1));
    for (let round = 0; round < 5; round++) await runJobs(shop);
    expect(await countCalls(shop, "status", token)).toBe(1);
    shop.clock.advance(minutes(1));
    await runJobs(shop);
    expect(await countCalls(shop, "status", token)).toBe(2);
  });

  test("does not send a returning shopper to the used payment page", async ({ shop }) => {
    const { ana } = await buyOne(shop);
    const first = await startPayment(ana);
    await actAtWebpay(shop, first.token, { accion: "anular" });
    shop.clock.advance(-hours(1));
    const second = await startPayment(await renewBuyer(shop, ana));
    expect(second.token).not.toBe(first.token);
    const page = await finishPayment(shop, second.token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
  });

  test("sends the waiting mails, each once", async ({ shop }) => {
    const { ana } = await buyOne(shop);
    const { token } = await startPayment(ana);
    // The outbox wakes after a payment: nothing is due before the jump.
    await finishPayment(shop, token, "aprobar");
    shop.clock.advance(-hours(1));
    await Promise.all([shop.app.outbox.runOnce(), shop.app.outbox.runOnce()]);
    await runJobs(shop);
    expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
    shop.clock.advance(hours(1) + seconds(90));
    await runJobs(shop);
    expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
  });

  test("holds the stock of an unpaid intento for that hour at most", async ({ shop }) => {
    const { ana, producto_id } = await buyOne(shop);
    await startPayment(ana);
    shop.clock.advance(-hours(1));
    await runJobs(shop);
    shop.clock.advance(hours(1) + minutes(17));
    await runJobs(shop);
    expect(await stockOf(shop, producto_id)).toBe(1);
  });
});
