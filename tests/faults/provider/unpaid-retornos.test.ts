import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, countCalls } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import type { AppContext } from "#server/context.ts";
import { applyRetorno } from "#server/modules/pagos/confirm/retorno.service.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";

async function startEarly(shop: TestShop) {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const { ctx } = shop.app;
  const refusal = await ctx.payment.commit(token);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const commit = async () => {
    asked.resolve();
    await answered.promise;
    return refusal;
  };
  async function confirmEarly(): Promise<void> {
    const isConfirmed = applyRetorno(
      { ...ctx, payment: { ...ctx.payment, commit } },
      { token_ws: token },
    );
    await Promise.race([asked.promise, isConfirmed]);
    expect(await intento()).toEqual({ estado: "confirmando" });
  }
  const intento = () =>
    shop.database.db
      .selectFrom("pago_intentos")
      .select("estado")
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
  return { token, producto_id, confirmEarly, intento, answer: () => answered.resolve() };
}

/** Calls `onReading` at the clock's reading number `place`: a waiting return reads the clock. */
function countingClock(shop: TestShop, place: number, onReading: () => void): AppContext {
  const { ctx } = shop.app;
  let count = 0;
  const now = () => {
    count += 1;
    if (count === place) onReading();
    return ctx.clock.now();
  };
  return { ...ctx, clock: { ...ctx.clock, now } };
}

describe.each(["anular", "expirar"] as const)("a return without a payment (%s)", (accion) => {
  const ended = accion === "anular" ? "abortado" : "expirado";

  test("closes an intento once its running confirmation has reopened it", async ({ shop }) => {
    const { token, producto_id, confirmEarly, intento, answer } = await startEarly(shop);
    await confirmEarly();
    const { campos } = await actAtWebpay(shop, token, { accion });
    const outcome = await applyRetorno(countingClock(shop, 1, answer), campos);
    expect(outcome.status).toBe("cancelled");
    expect(await intento()).toEqual({ estado: ended });
    expect(await stockOf(shop, producto_id)).toBe(1);
    expect(await countCalls(shop, "commit", token)).toBe(1);
  });

  test("closes it also when that confirmation starts during the call to the provider", async ({
    shop,
  }) => {
    const { token, producto_id, confirmEarly, intento, answer } = await startEarly(shop);
    const { campos } = await actAtWebpay(shop, token, { accion });
    // A waiting return reads the clock twice.
    const ctx = countingClock(shop, 2, answer);
    let isFirst = true;
    const status = async (wanted: string) => {
      const theirs = await ctx.payment.status(wanted);
      if (isFirst) await confirmEarly();
      isFirst = false;
      return theirs;
    };
    const asking = { ...ctx, payment: { ...ctx.payment, status } };
    const outcome = await applyRetorno(asking, campos);
    expect(outcome.status).toBe("cancelled");
    expect(await intento()).toEqual({ estado: ended });
    expect(await stockOf(shop, producto_id)).toBe(1);
    expect(await countCalls(shop, "commit", token)).toBe(1);
  });
});
