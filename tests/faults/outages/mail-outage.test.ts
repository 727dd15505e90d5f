import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { breakMail, readCorreos, waitForCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { seconds } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";

const buyers = 12;

async function payOne(shop: TestShop, producto_id: number): Promise<string> {
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const page = await finishPayment(shop, (await startPayment(ana)).token, "aprobar");
  expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  return ana.email;
}

async function passMinutes(shop: TestShop, count: number): Promise<void> {
  for (let times = 0; times < count * 6; times++) {
    shop.clock.advance(seconds(10));
    await shop.app.outbox.runOnce();
  }
}

test("ten minutes without a mail server cost no pedido and no mail: each arrives once, soon after", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: buyers });
  await breakMail(shop, "caido");
  const emails: string[] = [];
  for (let number = 0; number < buyers; number++) emails.push(await payOne(shop, producto_id));
  await passMinutes(shop, 10);
  for (const email of emails) expect(await readCorreos(shop, email)).toEqual([]);
  await breakMail(shop, "ninguna");
  shop.clock.advance(seconds(5));
  await shop.app.outbox.runOnce();
  await Promise.all(emails.map((email) => waitForCorreos(shop, email)));
  await passMinutes(shop, 10);
  for (const email of emails) expect(await readCorreos(shop, email)).toHaveLength(1);
  const rows = await shop.database.db
    .selectFrom("correos")
    .select(["estado", "intentos"])
    .where("plantilla", "=", "pedido_pagado")
    .orderBy("id")
    .limit(100)
    .execute();
  expect(rows).toEqual(emails.map(() => ({ estado: "enviado", intentos: 1 })));
});
