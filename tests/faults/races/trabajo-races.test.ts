import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, finishPayment } from "#rig/standins/webpay.ts";
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

test("phones that tap the same pieces at once move each once, and take its filament once", async ({
  processes: { here, inTurn },
}) => {
  const producto_id = await buildProducto(here, {
    suministro: "encargo",
    stock: 20,
    plazo_dias: 3,
    por_semana: 50,
  });
  const pedidos = await Promise.all(
    [0, 1, 2].map(async (turn) => {
      const buyer = await buildBuyer(inTurn(turn), [{ producto_id, cantidad: 2 }]);
      const { token } = await startPayment(buyer);
      await finishPayment(inTurn(turn), token, "aprobar");
    }),
  );
  const { db } = here.database;
  const colores = await db
    .insertInto("colores")
    .values(["arena", "bruma"].map((clave) => ({ clave, nombre: clave, color: "#ccbbaa" })))
    .returning(["id", "clave"])
    .execute();
  for (const { id } of colores) {
    const row = { color_id: Number(id), gramos: 1000, precio_kilo: 10_000, aviso_gramos: 0 };
    await db.insertInto("filamentos").values(row).execute();
  }
  const gramos = JSON.stringify(colores.map(({ clave }) => ({ clave, gramos: 10 })));
  await db.updateTable("trabajos").set({ gramos }).where("tipo", "=", "imprimir").execute();
  const prints = db.selectFrom("trabajos").where("tipo", "=", "imprimir");
  const ids = (await prints.select("id").execute()).map(({ id }) => id);
  expect(ids).toHaveLength(2 * pedidos.length);
  const { token } = await buildAdmin(here);
  const taps = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => {
      const chosen = turn % 2 === 0 ? ids : ids.slice(turn % 3, 4 + (turn % 3)).toReversed();
      return inTurn(turn).client(token)("stepTrabajos", {
        body: { ids: chosen, desde: "en_cola", estado: "imprimiendo" },
      });
    }),
  );
  for (const tap of taps) if (!tap.ok) expect(tap.status).toBe(503);
  const left = await db.selectFrom("filamentos").select("gramos").execute();
  expect(left).toEqual(colores.map(() => ({ gramos: 1000 - 10 * ids.length })));
  const estados = await prints.select("estado").distinct().execute();
  expect(estados).toEqual([{ estado: "imprimiendo" }]);
});
