import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes, seconds } from "#server/clock.ts";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { closeUnpaid } from "#server/modules/pagos/confirm/close-unpaid.service.ts";
import { confirmIntento } from "#server/modules/pagos/confirm/confirm-intento.service.ts";
import { recordResult } from "#server/modules/pagos/confirm/record-result.service.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { resolveReembolso } from "#server/modules/pagos/refund/resolve-reembolso.service.ts";
import type { PaymentProvider } from "#server/providers/payment.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buyer.ts";
import { buildStopped } from "#tests/support/devoluciones.ts";
import { freezeCommit } from "#tests/support/freeze-commit.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { readIntento } from "#tests/support/intentos.ts";
import { transaccionOf } from "#tests/support/pedidos.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  injectFault,
} from "#tests/support/webpay.ts";

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

const intentoOf = (token: string) => readIntento(shop, token);

type Started = { ana: Buyer; token: string; producto_id: number };

async function startOne(stock = 1): Promise<Started> {
  const producto_id = await buildProducto(shop, { stock });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  return { ana, token, producto_id };
}

/** Closes an attempt as the return of a shopper who gave up does. */
async function aborting(token: string): Promise<(tx: Tx) => Promise<boolean>> {
  const intento = await intentoOf(token);
  const closing = { intento, to: "abortado", from: [intento.estado], motivo: "prueba" } as const;
  return (tx) => closeUnpaid(tx, { ...closing, from: [intento.estado], now: shop.clock.now() });
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
    expect(await recordResult(shop.app.ctx, { intento: found, result: theirs.value })).toBe(false);
    expect(await stockOf(shop, kept)).toBe(1);
    expect((await intentoOf(token)).estado).toBe("por_reembolsar");
  });
});

describe("a confirmation that comes back to life after its time", () => {
  it("and gives the attempt up leaves nothing for the reconciler to confirm", async () => {
    const { ana, token, producto_id } = await startOne();
    const { ctx } = shop.app;
    const thaw = await freezeCommit(shop, token);
    shop.clock.advance(seconds(46));
    const otro = await buildProducto(shop, { stock: 5 });
    const status = async (wanted: string) => {
      if (wanted !== token) return ctx.payment.status(wanted);
      await thaw();
      expect((await intentoOf(token)).estado).toBe("abierto");
      await ana.api("setCarritoLinea", { body: { producto_id, cantidad: 0 } });
      await ana.api("setCarritoLinea", { body: { producto_id: otro, cantidad: 1 } });
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

describe("money that such a confirmation takes of an attempt that was closed meanwhile", () => {
  /** Closed while its process stood still and its page was open; then its shopper paid. */
  async function closeFrozen() {
    const started = await startOne(2);
    const { token } = started;
    const thaw = await freezeCommit(shop, token);
    shop.clock.advance(seconds(46));
    // Old enough to be dead, while its page still lives.
    await shop.database.db
      .updateTable("pago_intentos")
      .set((eb) => ({ creado_en: eb("creado_en", "-", minutes(17)) }))
      .where("token", "=", token)
      .execute();
    await reconcile(shop.app.ctx);
    expect((await intentoOf(token)).estado).toBe("expirado");
    await actAtWebpay(shop, token, { accion: "aprobar" });
    return { ...started, thaw };
  }

  const moneyOf = async (token: string) => (await transaccionOf(shop, token)).status;

  it("pays the pedido at once", async () => {
    const { token, producto_id, thaw } = await closeFrozen();
    await thaw();
    expect(await intentoOf(token)).toMatchObject({ estado: "autorizado" });
    expect(await moneyOf(token)).toBe("AUTHORIZED");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });

  it("goes back when another payment has paid it, which stays so", async () => {
    const { ana, token, producto_id, thaw } = await closeFrozen();
    const next = await startPayment(ana);
    const page = await finishPayment(shop, next.token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    await thaw();
    expect((await intentoOf(token)).estado).toBe("por_reembolsar");
    shop.clock.advance(seconds(2));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(token)).estado).toBe("reembolsado");
    expect([await moneyOf(token), await moneyOf(next.token)]).toEqual(["REVERSED", "AUTHORIZED"]);
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });

  it("goes back when whoever bought has begun to pay something else", async () => {
    const { ana, token, thaw } = await closeFrozen();
    const otro = await buildProducto(shop);
    await ana.api("setCarritoLinea", { body: { producto_id: otro, cantidad: 1 } });
    await startPayment(ana);
    await thaw();
    shop.clock.advance(seconds(2));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(token)).estado).toBe("reembolsado");
    expect(await moneyOf(token)).toBe("REVERSED");
  });

  it("keeps another payment of the pedido, which stood in doubt, from being taken as well", async () => {
    const { ana, token, thaw } = await closeFrozen();
    const next = await startPayment(ana);
    const lost = { falla: "sin_respuesta", antes: true } as const;
    await injectFault(shop, { ...lost, operacion: "commit" });
    await injectFault(shop, { ...lost, operacion: "status" });
    await finishPayment(shop, next.token, "aprobar");
    expect((await intentoOf(next.token)).estado).toBe("confirmando");
    await thaw();
    expect((await intentoOf(token)).estado).toBe("autorizado");
    shop.clock.advance(seconds(11));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(next.token)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", next.token)).toBe(1);
    expect(await moneyOf(next.token)).toBe("INITIALIZED");
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
      answers.push(await resolveReembolso(ctx, closing));
      return ctx.payment.status(token);
    };
    answers.push(await resolveReembolso(asking({ status }), closing));
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
