import type { KyselyPlugin, QueryId } from "kysely";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { countCalls } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { accountBuyer } from "#server/modules/pagos/start/buyer.ts";
import { startPago } from "#server/modules/pagos/start/start-pago.service.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { sessionOf } from "#tests/support/calls/session-of.ts";

/** Blocks each start after its first change of a producto until all have made one; counts the changes. */
function meetAtProductos(people: number) {
  const changes = new WeakSet<QueryId>();
  const met = Promise.withResolvers<void>();
  const seen = { first: 0, changes: 0 };
  const pluginOfOne = (): KyselyPlugin => {
    let isFirst = true;
    return {
      transformQuery({ node, queryId }) {
        const table = node.kind === "UpdateQueryNode" ? JSON.stringify(node.table) : "";
        if (table.includes('"productos"')) changes.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (!changes.has(queryId)) return result;
        seen.changes += 1;
        if (!isFirst) return result;
        isFirst = false;
        seen.first += 1;
        if (seen.first === people) met.resolve();
        await met.promise;
        return result;
      },
    };
  };
  return { seen, pluginOfOne };
}

async function hold(shop: TestShop, [first, next]: [number, number]): Promise<Buyer> {
  const buyer = await buildBuyer(shop, [{ producto_id: first, cantidad: 1 }]);
  await startPayment(buyer);
  await buyer.api("setCarritoLinea", { body: { producto_id: first, cantidad: 0 } });
  await buyer.api("setCarritoLinea", { body: { producto_id: next, cantidad: 1 } });
  return buyer;
}

test("two starts that take what the other gives back deadlock, are repeated, and each is answered once", async ({
  shop,
}) => {
  const a = await buildProducto(shop, { stock: 2 });
  const b = await buildProducto(shop, { stock: 2 });
  const people = [await hold(shop, [a, b]), await hold(shop, [b, a])];
  const creates = await countCalls(shop, "create");
  const { seen, pluginOfOne } = meetAtProductos(people.length);
  const { ctx } = shop.app;
  const started = await Promise.all(
    people.map(async ({ id, direccion_id }) => {
      const session = await sessionOf(shop, id);
      const db = ctx.db.withPlugin(pluginOfOne());
      const buyer = accountBuyer(session, { direccion_id });
      return startPago({ ...ctx, db }, { buyer, address: "10.0.0.1" });
    }),
  );
  // A start changes one producto back and one to its own; the one that was ended began again, and
  // may meet the other once more before that has taken its lock.
  expect(seen.first).toBe(2);
  expect(seen.changes).toBeGreaterThanOrEqual(5);
  expect(new Set(started.map(({ token }) => token)).size).toBe(2);
  expect(await countCalls(shop, "create")).toBe(creates + 2);
  await shop.app.refreshCatalogoVersion();
  expect([await stockOf(shop, a), await stockOf(shop, b)]).toEqual([1, 1]);
  const { db } = shop.database;
  const open = await db
    .selectFrom("pago_intentos")
    .select("id")
    .where("estado", "=", "abierto")
    .execute();
  expect(open).toHaveLength(2);
  expect(await checkDatabase(db, { config: shop.config, now: shop.clock.now() })).toEqual([]);
});
