import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay } from "#rig/standins/webpay.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

test("50 returns beside the reconciler make the work of a pedido once", async ({
  processes: { here, all, inTurn },
}) => {
  const producto_id = await buildProducto(here);
  const ana = await buildBuyer(here, [{ producto_id, cantidad: 2 }]);
  const { token } = await startPayment(ana);
  const retorno = await actAtWebpay(here, token, { accion: "aprobar" });
  here.clock.advance(minutes(3));
  await Promise.all([
    ...Array.from({ length: 50 }, (_, turn) => inTurn(turn).retorno(retorno)),
    ...all.map(({ app }) => reconcile(app.ctx)),
  ]);
  const listed = await (await adminApi(here))("listTrabajos", { query: {} });
  expect(listed).toMatchObject({
    data: { trabajos: [1, 2].map((unidad) => ({ producto_id, unidad, tipo: "empacar" })) },
  });
  const { database, config, clock } = here;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
});
