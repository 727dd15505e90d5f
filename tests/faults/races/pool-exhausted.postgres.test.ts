import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, countCalls, followRetorno } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";

/** Leaves the patience of the payment's context. */
const apart = AsyncLocalStorage.snapshot();

const connections = 10;

const askAnything = (shop: TestShop) =>
  shop.database.db.selectFrom("productos").select("id").execute();

/** Takes all connections until two callers were refused: longer than a page waits. */
async function crowd(shop: TestShop): Promise<{ isOver: Promise<void> }> {
  const { db } = shop.database;
  const taken = Array.from({ length: connections }, () => Promise.withResolvers<void>());
  const { promise: isLeaving, resolve: leave } = Promise.withResolvers<void>();
  const holding = taken.map(({ resolve }) =>
    db.connection().execute(() => {
      resolve();
      return isLeaving;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  const isOver = (async () => {
    for (let visitor = 0; visitor < 2; visitor++)
      await expect(askAnything(shop)).rejects.toThrow("timeout exceeded when trying to connect");
    leave();
    await Promise.all(holding);
  })();
  return { isOver };
}

describe("while the pool is exhausted for longer than a visitor waits", () => {
  test("a shopper's return from paying gets its pedido", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const paid = await actAtWebpay(shop, token, { accion: "aprobar" });
    const { isOver } = await crowd(shop);
    const page = await followRetorno(paid);
    await isOver;
    expect(page.searchParams.get("status")).toBe("success");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("a charged payment is recorded without waiting for the reconciler", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const paid = await actAtWebpay(shop, token, { accion: "aprobar" });
    const { payment } = shop.app.ctx;
    const { commit } = payment;
    let isOver = Promise.resolve();
    payment.commit = async (wanted) => {
      const committed = await commit(wanted);
      ({ isOver } = await apart(() => crowd(shop)));
      return committed;
    };
    const page = await followRetorno(paid).finally(() => {
      payment.commit = commit;
    });
    await isOver;
    expect(page.searchParams.get("status")).toBe("success");
  });

  test("a start that the provider has answered keeps its token", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { payment } = shop.app.ctx;
    const { create } = payment;
    let isOver = Promise.resolve();
    payment.create = async (wanted) => {
      const created = await create(wanted);
      ({ isOver } = await apart(() => crowd(shop)));
      return created;
    };
    const { token } = await startPayment(ana).finally(() => {
      payment.create = create;
    });
    await isOver;
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  });
});
