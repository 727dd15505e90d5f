import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  injectFault,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { closeUnpaid } from "#server/modules/pagos/confirm/close-unpaid.service.ts";
import { confirmIntento } from "#server/modules/pagos/confirm/confirm-intento.service.ts";
import { recordResult } from "#server/modules/pagos/confirm/record-result.service.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { resolveReembolso } from "#server/modules/pagos/refund/resolve-reembolso.service.ts";
import type { PaymentProvider } from "#server/providers/payment/payment.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import {
  type Buyer,
  buildBuyer,
  pedidoAt,
  startPayment,
  stockOf,
} from "#tests/support/buying/buyer.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { transaccionOf } from "#tests/support/buying/pedidos.ts";
import { buildStopped } from "#tests/support/buying/reembolsos.ts";
import { freezeCommit } from "#tests/support/faults/freeze-commit.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";

function asking(shop: TestShop, payment: Partial<PaymentProvider>): AppContext {
  const { ctx } = shop.app;
  return { ...ctx, payment: { ...ctx.payment, ...payment } };
}

const intentoOf = (shop: TestShop, token: string) => readIntento(shop, token);

type Started = { ana: Buyer; token: string; producto_id: number };

async function startOne(shop: TestShop, stock = 1): Promise<Started> {
  const producto_id = await buildProducto(shop, { stock });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  return { ana, token, producto_id };
}

async function aborting(shop: TestShop, token: string): Promise<(tx: Tx) => Promise<boolean>> {
  const intento = await intentoOf(shop, token);
  const closing = { intento, to: "abortado", from: [intento.estado], motivo: "prueba" } as const;
  return (tx) => closeUnpaid(tx, { ...closing, from: [intento.estado], now: shop.clock.now() });
}

describe("an intento that is being closed as abandoned", () => {
  test("is confirmed all the same by its paid return", async ({ shop }) => {
    const { token, producto_id } = await startOne(shop);
    const paid = await actAtWebpay(shop, token, { accion: "aprobar" });
    const page = await holdWhile(shop, await aborting(shop, token), () => followRetorno(paid));
    expect(page.searchParams.get("status")).toBe("success");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("does not keep its shopper from starting a new payment", async ({ shop }) => {
    const { ana, token } = await startOne(shop);
    shop.clock.advance(seconds(6));
    const next = await holdWhile(shop, await aborting(shop, token), () => startPayment(ana));
    expect(next.token).not.toBe(token);
    expect((await intentoOf(shop, token)).estado).toBe("abortado");
  });
});

describe("the provider's status of an intento that another process has settled", () => {
  test("does not hold its stock again", async ({ shop }) => {
    const kept = await buildProducto(shop, { stock: 1 });
    const sold = await buildProducto(shop, { stock: 1 });
    const lines = [kept, sold].map((producto_id) => ({ producto_id, cantidad: 1 }));
    const ana = await buildBuyer(shop, lines);
    const { token } = await startPayment(ana);
    const found = await intentoOf(shop, token);
    const paid = await actAtWebpay(shop, token, { accion: "aprobar" });
    await injectFault(shop, { falla: "otro_monto", operacion: "commit", token });
    await followRetorno(paid);
    expect((await intentoOf(shop, token)).estado).toBe("por_reembolsar");
    // Another buyer takes the freed unit.
    await startPayment(await buildBuyer(shop, [{ producto_id: sold, cantidad: 1 }]));
    const theirs = await shop.app.ctx.payment.status(token);
    if (!theirs.ok) throw new Error(theirs.reason);
    expect(theirs.value.state).toBe("paid");
    expect(await recordResult(shop.app.ctx, { intento: found, result: theirs.value })).toBeNull();
    expect(await stockOf(shop, kept)).toBe(1);
    expect((await intentoOf(shop, token)).estado).toBe("por_reembolsar");
  });
});

describe("a confirmation that resumes after its lease", () => {
  test("and abandons the intento leaves nothing for the reconciler to confirm", async ({
    shop,
  }) => {
    const { ana, token, producto_id } = await startOne(shop);
    const { ctx } = shop.app;
    const thaw = await freezeCommit(shop, token);
    shop.clock.advance(seconds(46));
    const other = await buildProducto(shop, { stock: 5 });
    const status = async (wanted: string) => {
      if (wanted !== token) return ctx.payment.status(wanted);
      await thaw();
      expect((await intentoOf(shop, token)).estado).toBe("abierto");
      await ana.api("setCarritoLinea", { body: { producto_id, cantidad: 0 } });
      await ana.api("setCarritoLinea", { body: { producto_id: other, cantidad: 1 } });
      await startPayment(ana);
      await actAtWebpay(shop, token, { accion: "aprobar" });
      return ctx.payment.status(wanted);
    };
    await reconcile(asking(shop, { status }));
    expect((await intentoOf(shop, token)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect((await transaccionOf(shop, token)).status).toBe("INITIALIZED");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });
});

describe("a charge by such a confirmation for an intento that was closed meanwhile", () => {
  async function closeFrozen(shop: TestShop) {
    const started = await startOne(shop, 2);
    const { token } = started;
    const thaw = await freezeCommit(shop, token);
    shop.clock.advance(seconds(46));
    // Expired in the database, alive at the provider.
    await shop.database.db
      .updateTable("pago_intentos")
      .set((eb) => ({ creado_en: eb("creado_en", "-", minutes(17)) }))
      .where("token", "=", token)
      .execute();
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, token)).estado).toBe("expirado");
    await actAtWebpay(shop, token, { accion: "aprobar" });
    return { ...started, thaw };
  }

  const moneyOf = async (shop: TestShop, token: string) =>
    (await transaccionOf(shop, token)).status;

  test("pays the pedido at once", async ({ shop }) => {
    const { token, producto_id, thaw } = await closeFrozen(shop);
    await thaw();
    expect(await intentoOf(shop, token)).toMatchObject({ estado: "autorizado" });
    expect(await moneyOf(shop, token)).toBe("AUTHORIZED");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });

  test("is refunded when another payment has paid it", async ({ shop }) => {
    const { ana, token, producto_id, thaw } = await closeFrozen(shop);
    const next = await startPayment(ana);
    const page = await finishPayment(shop, next.token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    await thaw();
    expect((await intentoOf(shop, token)).estado).toBe("por_reembolsar");
    shop.clock.advance(seconds(2));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, token)).estado).toBe("reembolsado");
    expect([await moneyOf(shop, token), await moneyOf(shop, next.token)]).toEqual([
      "REVERSED",
      "AUTHORIZED",
    ]);
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });

  test("is refunded when the buyer has started to pay something else", async ({ shop }) => {
    const { ana, token, thaw } = await closeFrozen(shop);
    const other = await buildProducto(shop);
    await ana.api("setCarritoLinea", { body: { producto_id: other, cantidad: 1 } });
    await startPayment(ana);
    await thaw();
    shop.clock.advance(seconds(2));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, token)).estado).toBe("reembolsado");
    expect(await moneyOf(shop, token)).toBe("REVERSED");
  });

  test("prevents another payment of the pedido, which was in doubt, from being charged too", async ({
    shop,
  }) => {
    const { ana, token, thaw } = await closeFrozen(shop);
    const next = await startPayment(ana);
    const lost = { falla: "sin_respuesta", antes: true } as const;
    await injectFault(shop, { ...lost, operacion: "commit" });
    await injectFault(shop, { ...lost, operacion: "status" });
    await finishPayment(shop, next.token, "aprobar");
    expect((await intentoOf(shop, next.token)).estado).toBe("confirmando");
    await thaw();
    expect((await intentoOf(shop, token)).estado).toBe("autorizado");
    shop.clock.advance(seconds(11));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, next.token)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", next.token)).toBe(1);
    expect(await moneyOf(shop, next.token)).toBe("INITIALIZED");
  });
});

describe("an intento that was reopened", () => {
  test("holds its stock no longer than any other while the provider is unreachable", async ({
    shop,
  }) => {
    const { token, producto_id } = await startOne(shop);
    const producto = shop.database.db.selectFrom("productos").where("id", "=", producto_id);
    const held = () => producto.select("reservado").executeTakeFirstOrThrow();
    await confirmIntento(shop.app.ctx, await intentoOf(shop, token));
    expect((await intentoOf(shop, token)).estado).toBe("abierto");
    await sweepReservas(shop.app.ctx);
    expect(await held()).toEqual({ reservado: 1 });
    shop.clock.advance(minutes(16));
    await sweepReservas(shop.app.ctx);
    expect(await held()).toEqual({ reservado: 0 });
  });
});

describe("two concurrent notes of the owner that a refund was made elsewhere", () => {
  test("get the same answer", async ({ shop }) => {
    const { id, ana, intento_id } = await buildStopped(shop);
    const { ctx } = shop.app;
    const closing = {
      pedido_id: id,
      intento_id,
      como: "otra_via" as const,
      nota: "Transferencia",
      actor: { usuario_id: ana.id, nombre: "Rosa Fuentes", solicitud: "prueba" },
    };
    const answers: string[] = [];
    const status = async (token: string) => {
      answers.push(await resolveReembolso(ctx, closing));
      return ctx.payment.status(token);
    };
    answers.push(await resolveReembolso(asking(shop, { status }), closing));
    expect(answers).toEqual([
      expect.stringContaining("otra vía"),
      "El dinero de este pago ya está devuelto.",
    ]);
    const notas = shop.database.db.selectFrom("pedido_notas").selectAll();
    expect(await notas.where("pedido_id", "=", id).execute()).toHaveLength(1);
    const page = new URL(`http://localhost/pago?order_id=${id}`);
    expect((await pedidoAt(ana, page)).estado).toBe("reembolsado");
  });
});
