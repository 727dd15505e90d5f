import type { KyselyPlugin, PluginTransformResultArgs } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmIntento } from "#server/modules/pagos/confirmar-pago.service.ts";
import { handleRetorno } from "#server/modules/pagos/retorno.service.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { buildBuyer, startPayment } from "#tests/support/buyer.ts";
import { freezeCommit } from "#tests/support/freeze-commit.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { actAtWebpay, countCalls } from "#tests/support/webpay.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Calls `tell` with the place of each answer of the database, before whoever asked reads it. */
function afterEachAnswer(tell: (place: number) => Promise<void>): KyselyPlugin {
  let place = 0;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      await tell(place++);
      return result;
    },
  };
}

// The first two answers hold the person and the attempt; from then on another one can be settled.
it.each([1, 2, 3])("a payment whose rival pays after answer %i is not taken", async (at) => {
  const producto_id = await buildProducto(shop, { stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const older = await startPayment(ana);
  const { db } = shop.database;
  const rows = db.selectFrom("pago_intentos").selectAll();
  const intentoOf = (token: string) => rows.where("token", "=", token).executeTakeFirstOrThrow();
  const { session_id, buy_order } = await intentoOf(older.token);
  const late = { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
  await handleRetorno(shop.app.ctx, late);
  const newer = await startPayment(ana);
  for (const { token } of [older, newer]) await actAtWebpay(shop, token, { accion: "aprobar" });
  const thaw = await freezeCommit(shop, older.token);
  const plugin = afterEachAnswer(async (place) => {
    if (place === at) await thaw();
  });
  const ctx = { ...shop.app.ctx, db: db.withPlugin(plugin) };
  await confirmIntento(ctx, await intentoOf(newer.token));
  expect((await intentoOf(older.token)).estado).toBe("autorizado");
  expect(await countCalls(shop, "commit", newer.token)).toBe(0);
});
