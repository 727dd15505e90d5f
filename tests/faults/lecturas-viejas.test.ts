import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes, seconds } from "#server/clock.ts";
import type { AppContext } from "#server/context.ts";
import type { Db } from "#server/db/database.ts";
import { closeReembolso } from "#server/modules/pagos/close-reembolso.service.ts";
import { confirmIntento, settle } from "#server/modules/pagos/confirmar-pago.service.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { closeIntento } from "#server/modules/pagos/settle.service.ts";
import type { PaymentProvider } from "#server/providers/payment.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buyer.ts";
import { buildStopped } from "#tests/support/devoluciones.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { transaccionOf } from "#tests/support/pedidos.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { actAtWebpay, countCalls, followRetorno, injectFault } from "#tests/support/webpay.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** The shop with a provider of which this is another. */
function asking(payment: Partial<PaymentProvider>): AppContext {
  const { ctx } = shop.app;
  return { ...ctx, payment: { ...ctx.payment, ...payment } };
}

const intentoOf = (token: string) =>
  shop.database.db
    .selectFrom("pago_intentos")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirstOrThrow();

async function startOne(): Promise<{ ana: Buyer; token: string; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  return { ana, token, producto_id };
}

/** Closes an attempt as the return of a shopper who gave up does. */
async function aborting(token: string): Promise<(tx: Db) => Promise<boolean>> {
  const intento = await intentoOf(token);
  const closing = { intento, to: "abortado", from: [intento.estado], motivo: "prueba" } as const;
  return (tx) => closeIntento(tx, { ...closing, from: [intento.estado], now: shop.clock.now() });
}

describe("an attempt that is being closed as given up", () => {
  it("is confirmed all the same by the return of whoever has paid it", async () => {
    const { token, producto_id } = await startOne();
    const paid = await actAtWebpay(shop, token, { accion: "aprobar" });
    const page = await holdWhile(shop, await aborting(token), () => followRetorno(paid));
    expect(page.searchParams.get("status")).toBe("success");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  it("does not keep its shopper from paying anew", async () => {
    const { ana, token } = await startOne();
    shop.clock.advance(seconds(6));
    const next = await holdWhile(shop, await aborting(token), () => startPayment(ana));
    expect(next.token).not.toBe(token);
    expect((await intentoOf(token)).estado).toBe("abortado");
  });
});

describe("the provider's word for an attempt that somebody else has settled", () => {
  it("holds no stock for it again", async () => {
    const kept = await buildProducto(shop, { stock: 1 });
    const sold = await buildProducto(shop, { stock: 1 });
    const lines = [kept, sold].map((producto_id) => ({ producto_id, cantidad: 1 }));
    const ana = await buildBuyer(shop, lines);
    const { token } = await startPayment(ana);
    const found = await intentoOf(token);
    const paid = await actAtWebpay(shop, token, { accion: "aprobar" });
    await injectFault(shop, { falla: "otro_monto", operacion: "commit", token });
    await followRetorno(paid);
    expect((await intentoOf(token)).estado).toBe("por_reembolsar");
    // Somebody took the last one as soon as it was free.
    await startPayment(await buildBuyer(shop, [{ producto_id: sold, cantidad: 1 }]));
    const theirs = await shop.app.ctx.payment.status(token);
    if (!theirs.ok) throw new Error(theirs.reason);
    expect(theirs.value.status).toBe("AUTHORIZED");
    expect(await settle(shop.app.ctx, found, theirs.value)).toBe(false);
    expect(await stockOf(shop, kept)).toBe(1);
    expect((await intentoOf(token)).estado).toBe("por_reembolsar");
  });
});

describe("a confirmation that comes back to life after its time", () => {
  it("and gives the attempt up leaves nothing for the reconciler to confirm", async () => {
    const { ana, token, producto_id } = await startOne();
    const { ctx } = shop.app;
    const asked = Promise.withResolvers<void>();
    const frozen = Promise.withResolvers<void>();
    const commit = async (wanted: string) => {
      asked.resolve();
      await frozen.promise;
      return ctx.payment.commit(wanted);
    };
    const early = confirmIntento(asking({ commit }), await intentoOf(token));
    await asked.promise;
    shop.clock.advance(seconds(46));
    const otro = await buildProducto(shop, { stock: 5 });
    const status = async (wanted: string) => {
      if (wanted !== token) return ctx.payment.status(wanted);
      frozen.resolve();
      await early;
      expect((await intentoOf(token)).estado).toBe("abierto");
      await ana.api("setCarrito", { body: { producto_id, cantidad: 0 } });
      await ana.api("setCarrito", { body: { producto_id: otro, cantidad: 1 } });
      await startPayment(ana);
      // In the tab that was left open.
      await actAtWebpay(shop, token, { accion: "aprobar" });
      return ctx.payment.status(wanted);
    };
    await reconcile(asking({ status }));
    expect((await intentoOf(token)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect((await transaccionOf(shop, token)).status).toBe("INITIALIZED");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });
});

describe("an attempt that was given back open", () => {
  it("holds its stock no longer than any other while the provider is away", async () => {
    const { token, producto_id } = await startOne();
    const producto = shop.database.db.selectFrom("productos").where("id", "=", producto_id);
    const held = () => producto.select("reservado").executeTakeFirstOrThrow();
    await confirmIntento(shop.app.ctx, await intentoOf(token));
    expect((await intentoOf(token)).estado).toBe("abierto");
    await sweepReservas(shop.app.ctx);
    expect(await held()).toEqual({ reservado: 1 });
    shop.clock.advance(minutes(16));
    await sweepReservas(shop.app.ctx);
    expect(await held()).toEqual({ reservado: 0 });
  });
});

describe("a refund that the owner notes as done elsewhere twice at once", () => {
  it("is answered both times with what stands", async () => {
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
      answers.push(await closeReembolso(ctx, closing));
      return ctx.payment.status(token);
    };
    answers.push(await closeReembolso(asking({ status }), closing));
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
