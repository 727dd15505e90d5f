import { expect } from "vitest";
import { buildDespacho, includedZona } from "#rig/builders/despacho.ts";
import { injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days, minutes } from "#server/time/clock.ts";
import { answer, askDone } from "#tests/support/buying/devoluciones.ts";
import { adminApi, transaccionOf } from "#tests/support/buying/pedidos.ts";
import { buyTwoLines, expectBooksToHold } from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

test("a retracto of everything gives the despacho back too, one of a part does not", async ({
  shop,
}) => {
  const tramos = [{ hasta_gramos: 30_000, precio: 3_000 }];
  await buildDespacho(shop, { zonas: [{ ...includedZona, tramos }] });
  const whole = await buyTwoLines(shop);
  const first = await askDone(whole, { lineas: [[whole.lineas.huemul, 2]] });
  const second = await askDone(whole, { lineas: [[whole.lineas.pudu, 1]] });
  expect(await answer(shop, first)).toMatchObject({ data: { devolucion: { monto: 19_980 } } });
  const admin = await adminApi(shop);
  expect(await admin("listDevoluciones")).toMatchObject({
    data: [{ id: second, por_devolver: 8_000, despacho: 3_000 }],
  });
  expect(await answer(shop, second)).toMatchObject({ data: { devolucion: { monto: 8_000 } } });
  expect(await transaccionOf(shop, whole.token)).toMatchObject({ refunded_amount: 27_980 });
  await expectBooksToHold(shop);
});

test("an accepted reembolso that Webpay will never do is noted, not withdrawn", async ({
  shop,
}) => {
  const bought = await buyTwoLines(shop);
  const id = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
  await injectFault(shop, { falla: "error500", operacion: "refund", veces: 100 });
  await answer(shop, id);
  shop.clock.advance(days(91));
  for (let round = 0; round < 3; round++) {
    shop.clock.advance(minutes(3));
    await reconcile(shop.app.ctx);
  }
  const { db } = shop.database;
  const { id: intento_id } = await db
    .selectFrom("pago_intentos")
    .select("id")
    .where("pedido_id", "=", bought.id)
    .executeTakeFirstOrThrow();
  const admin = await adminApi(shop);
  const resolve = (como: "retirado" | "otra_via") =>
    admin("resolveReembolso", {
      body: { pedido_id: bought.id, intento_id, como, nota: "Transferencia" },
    });
  expect(await resolve("retirado")).toMatchObject({ status: 409 });
  expect(await resolve("otra_via")).toMatchObject({ ok: true });
  await expectBooksToHold(shop);
});
