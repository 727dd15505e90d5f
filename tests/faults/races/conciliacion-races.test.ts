import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import type { AppContext } from "#server/context.ts";
import { eraseCuenta } from "#server/modules/cuenta/erase-cuenta.service.ts";
import type { PaymentProvider } from "#server/providers/payment/payment.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { compareNextDay } from "#tests/support/buying/conciliacion.ts";
import { adminApi, buyPedido, estadoOf } from "#tests/support/buying/pedidos.ts";
import { sessionOf } from "#tests/support/calls/session-of.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";

const test = freshShopTest();

type Status = PaymentProvider["status"];

function reading(shop: TestShop, change: (ask: Status) => Status): AppContext {
  const { ctx } = shop.app;
  return { ...ctx, payment: { ...ctx.payment, status: change(ctx.payment.status) } };
}

const findings = (shop: TestShop) =>
  shop.database.db
    .selectFrom("discrepancias")
    .select(["pedido_id", "tipo", "medida"])
    .orderBy("id")
    .execute();

async function buildLostCharge(shop: TestShop) {
  const producto_id = await buildProducto(shop, { precio: 9_990, stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const page = await finishPayment(shop, token, "rechazar");
  const { id } = await pedidoAt(ana, page);
  const isCharged = reading(shop, (ask) => async (asked) => {
    const answer = await ask(asked);
    if (asked !== token || !answer.ok) return answer;
    return { ok: true, value: { ...answer.value, state: "paid" } };
  });
  return { ana, id, token, producto_id, isCharged };
}

test("continues with the others when one discrepancia cannot be stored", async ({ shop }) => {
  const { token } = await buyPedido(shop);
  await buyPedido(shop);
  const ctx = reading(shop, (ask) => async (asked) => {
    const answer = await ask(asked);
    if (asked !== token || !answer.ok) return answer;
    return { ok: true, value: { ...answer.value, amount: 1e300 } };
  });
  expect(await compareNextDay(shop, ctx)).toBe(1);
  expect(await findings(shop)).toEqual([]);
});

test("reports a difference of less than a peso", async ({ shop }) => {
  const { id, token } = await buyPedido(shop);
  const ctx = reading(shop, (ask) => async (asked) => {
    const answer = await ask(asked);
    if (asked !== token || !answer.ok) return answer;
    return { ok: true, value: { ...answer.value, amount: answer.value.amount - 0.5 } };
  });
  expect(await compareNextDay(shop, ctx)).toBe(1);
  expect(await findings(shop)).toEqual([{ pedido_id: id, tipo: "otro_monto", medida: null }]);
});

test("a refund that the owner makes during the call to the provider is no discrepancia", async ({
  shop,
}) => {
  const { id } = await buyPedido(shop);
  const ctx = reading(shop, (ask) => async (asked) => {
    const body = { pedido_id: id, motivo: "Se arrepintió", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    return ask(asked);
  });
  await compareNextDay(shop, ctx);
  expect(await estadoOf(shop, id)).toBe("reembolsado");
  expect(await findings(shop)).toEqual([]);
});

test("a charge found after its buyer has paid another pedido is refunded", async ({ shop }) => {
  const lost = await buildLostCharge(shop);
  const body = { producto_id: lost.producto_id, cantidad: 2 };
  await lost.ana.api("setCarritoLinea", { body });
  const page = await finishPayment(shop, (await startPayment(lost.ana)).token, "aprobar");
  const { id } = await pedidoAt(lost.ana, page);
  expect(id).not.toBe(lost.id);
  await compareNextDay(shop, lost.isCharged);
  expect(await findings(shop)).toEqual([
    { pedido_id: lost.id, tipo: "cargo_sin_pedido", medida: "en_devolucion" },
  ]);
  expect(await estadoOf(shop, id)).toBe("pagado");
});

test("a charge found during the erasure of its account pays no pedido", async ({ shop }) => {
  const { ana, id, isCharged } = await buildLostCharge(shop);
  const session = await sessionOf(shop, ana.id);
  const now = shop.clock.now();
  await holdWhile(
    shop,
    (tx) =>
      eraseCuenta(tx, {
        session: { ...session, sesion_id: 1 },
        now,
      }),
    () => compareNextDay(shop, isCharged),
  );
  expect(await findings(shop)).toMatchObject([{ pedido_id: id, medida: "en_devolucion" }]);
  expect(await estadoOf(shop, id)).toBe("en_revision");
});
