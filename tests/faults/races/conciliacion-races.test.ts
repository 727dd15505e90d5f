import { afterAll, beforeEach, expect, it } from "vitest";
import type { AppContext } from "#server/context.ts";
import { eraseCuenta } from "#server/modules/cuenta/erase-cuenta.service.ts";
import type { PaymentProvider } from "#server/providers/payment.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buyer.ts";
import { compareNextDay } from "#tests/support/conciliacion.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { adminApi, buyPedido } from "#tests/support/pedidos.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { finishPayment } from "#tests/support/webpay.ts";

const apps: TestApp[] = [];
let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
  apps.push(shop);
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

type Status = PaymentProvider["status"];

/** The shop with a provider whose record is read through this. */
function reading(change: (ask: Status) => Status): AppContext {
  const { ctx } = shop.app;
  return { ...ctx, payment: { ...ctx.payment, status: change(ctx.payment.status) } };
}

const findings = () =>
  shop.database.db
    .selectFrom("discrepancias")
    .select(["pedido_id", "tipo", "medida"])
    .orderBy("id")
    .execute();

async function estadoOf(id: number): Promise<string> {
  const row = await shop.database.db
    .selectFrom("pedidos")
    .select("estado")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.estado;
}

/** A buyer who cancelled, as far as the shop knows, and whose money the provider has taken. */
async function buildLostCharge() {
  const producto_id = await buildProducto(shop, { precio: 9_990, stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const page = await finishPayment(shop, token, "rechazar");
  const { id } = await pedidoAt(ana, page);
  const isCharged = reading((ask) => async (asked) => {
    const answer = await ask(asked);
    if (asked !== token || !answer.ok) return answer;
    return { ok: true, value: { ...answer.value, status: "AUTHORIZED", responseCode: 0 } };
  });
  return { ana, id, token, producto_id, isCharged };
}

it("goes on with the others when what it found of one cannot be kept", async () => {
  const { token } = await buyPedido(shop);
  await buyPedido(shop);
  const ctx = reading((ask) => async (asked) => {
    const answer = await ask(asked);
    if (asked !== token || !answer.ok) return answer;
    return { ok: true, value: { ...answer.value, amount: 1e300 } };
  });
  expect(await compareNextDay(shop, ctx)).toBe(1);
  expect(await findings()).toEqual([]);
});

it("keeps a difference of less than a peso", async () => {
  const { id, token } = await buyPedido(shop);
  const ctx = reading((ask) => async (asked) => {
    const answer = await ask(asked);
    if (asked !== token || !answer.ok) return answer;
    return { ok: true, value: { ...answer.value, amount: answer.value.amount - 0.5 } };
  });
  expect(await compareNextDay(shop, ctx)).toBe(1);
  expect(await findings()).toEqual([{ pedido_id: id, tipo: "otro_monto", medida: null }]);
});

it("a refund that the owner makes while the provider is asked is no difference", async () => {
  const { id } = await buyPedido(shop);
  const ctx = reading((ask) => async (asked) => {
    const body = { pedido_id: id, motivo: "Se arrepintió", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    return ask(asked);
  });
  await compareNextDay(shop, ctx);
  expect(await estadoOf(id)).toBe("reembolsado");
  expect(await findings()).toEqual([]);
});

it("a charge found after its buyer has paid another pedido goes back", async () => {
  const lost = await buildLostCharge();
  const body = { producto_id: lost.producto_id, cantidad: 2 };
  await lost.ana.api("setCarritoLinea", { body });
  const page = await finishPayment(shop, (await startPayment(lost.ana)).token, "aprobar");
  const { id } = await pedidoAt(lost.ana, page);
  expect(id).not.toBe(lost.id);
  await compareNextDay(shop, lost.isCharged);
  expect(await findings()).toEqual([
    { pedido_id: lost.id, tipo: "cargo_sin_pedido", medida: "en_devolucion" },
  ]);
  expect(await estadoOf(id)).toBe("pagado");
});

it("a charge found while its account is being erased does not pay a pedido of nobody", async () => {
  const { ana, id, isCharged } = await buildLostCharge();
  const { db } = shop.database;
  const session = await db
    .selectFrom("usuarios")
    .select(["id as usuario_id", "nombre", "email", "rol", "sesion_version"])
    .where("id", "=", ana.id)
    .executeTakeFirstOrThrow();
  const now = shop.clock.now();
  await holdWhile(
    shop,
    (tx) => eraseCuenta(tx, { session: { ...session, iniciada_en: now }, now }),
    () => compareNextDay(shop, isCharged),
  );
  expect(await findings()).toMatchObject([{ pedido_id: id, medida: "en_devolucion" }]);
  expect(await estadoOf(id)).toBe("en_revision");
});
