import { expect } from "vitest";
import { injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { forgetExpired } from "#server/app/retention.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days, minutes } from "#server/time/clock.ts";
import { answer, askDone, buildDevolucion } from "#tests/support/buying/devoluciones.ts";
import { transaccionOf } from "#tests/support/buying/pedidos.ts";
import {
  buyTwoLines,
  expectBooksToHold,
  partMails,
} from "#tests/support/buying/reembolsos-of-units.ts";
import { refundCells } from "./refund-cells.table.ts";

const test = freshShopTest();

test.for(refundCells)(
  "%s: %s of an accepted retracto ends with its unit back once, and one mail",
  async ([operacion, falla], { shop }) => {
    const bought = await buyTwoLines(shop);
    const id = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
    await injectFault(shop, { falla, operacion });
    expect(await answer(shop, id)).toMatchObject({ data: { devolucion: { estado: "aceptada" } } });
    await expectBooksToHold(shop);
    for (let round = 0; round < 3; round++) {
      shop.clock.advance(minutes(2));
      await reconcile(shop.app.ctx);
    }
    expect(await transaccionOf(shop, bought.token)).toMatchObject({ refunded_amount: 9_990 });
    expect(await partMails(shop, bought.ana.email)).toHaveLength(1);
    await expectBooksToHold(shop);
  },
);

test("the words of an answered one go after two years, those of an open one stay", async ({
  shop,
}) => {
  const open = await buildDevolucion(shop);
  const answered = await buildDevolucion(shop);
  await answer(shop, answered, { decision: "rechazada", respuesta: "Está usada" });
  shop.clock.advance(days(732));
  await forgetExpired(shop.app.ctx);
  const rows = await shop.database.db
    .selectFrom("devoluciones")
    .select(["id", "detalle", "respuesta"])
    .where("id", "in", [open, answered])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: open, detalle: "No me gustó el color", respuesta: "" },
    { id: answered, detalle: "", respuesta: "" },
  ]);
});
