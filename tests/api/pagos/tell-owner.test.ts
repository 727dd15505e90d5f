// @module-tag both-engines
import { expect } from "vitest";
import type { AvisoVentas } from "#contract/schemas/ajustes.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { finishPayment, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { tellDailySales, warnOfDoubts } from "#server/modules/pagos/index.ts";
import { chileDate, chileDayEnd } from "#server/time/chile-time.ts";
import { hours, minutes } from "#server/time/clock.ts";
import { ajustesBody } from "#tests/support/ajustes.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

const inbox = "hola@tienda.test";
const test = freshShopTest({ env: { SHOP_EMAIL: inbox } });

async function choose(shop: TestShop, aviso_ventas: AvisoVentas): Promise<void> {
  const api = shop.client((await buildAdmin(shop)).token);
  const saved = await api("saveAjustes", { body: await ajustesBody(shop, { aviso_ventas }) });
  expect(saved).toMatchObject({ ok: true });
}

async function settled(shop: TestShop) {
  await shop.app.outbox.runOnce();
  return (await readCorreos(shop, inbox)).map(({ asunto }) => asunto);
}

test("a sale is told to the shop at once, with its pieces, texts and amount", async ({ shop }) => {
  const { pedido } = await buyPlates(shop, { nombre: "Ñandú", color: "araucaria" });
  const mail = await waitForCorreo(shop, inbox, `Vendiste $11.490: pedido ${pedido.numero}`);
  for (const part of ["Placa con nombre", "Ñandú", "Araucaria", "$11.490"]) {
    expect(mail.texto).toContain(part);
  }
  expect(mail.enlaces).toContainEqual(expect.stringMatching(`/admin/pedidos/${pedido.id}$`));
  expect(mail.texto).not.toContain("Ya no queda stock");
});

test("a sale that empties the shelf says so", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { nombre: "Zorro", stock: 1 });
  const { token } = await startPayment(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
  await finishPayment(shop, token, "aprobar");
  const mail = await waitForCorreo(shop, inbox, /^Vendiste/);
  expect(mail.texto).toContain("Ya no queda stock de «Zorro».");
});

test("sales of a day are told in the morning after, once, when the owner wants so", async ({
  shop,
}) => {
  await choose(shop, "por_dia");
  const numeros = [
    (await buyPlates(shop, { nombre: "Ana" })).pedido.numero,
    (await buyPlates(shop, { nombre: "Eva", cantidad: 2 })).pedido.numero,
  ];
  const midnight = chileDayEnd(chileDate(shop.clock.now()));
  shop.clock.advance(midnight + hours(7.5) - shop.clock.now());
  await tellDailySales(shop.app.ctx);
  expect(await settled(shop)).toEqual([]);
  shop.clock.advance(hours(1));
  await tellDailySales(shop.app.ctx);
  await tellDailySales(shop.app.ctx);
  expect(await settled(shop)).toEqual([expect.stringMatching(/^Vendiste \$\S+ el /)]);
  const [mail] = await readCorreos(shop, inbox);
  for (const part of [...numeros, "1 × Placa con nombre", "Ana", "2 × "]) {
    expect(mail?.texto).toContain(part);
  }
});

test("nothing is told of sales to an owner who wants no mail", async ({ shop }) => {
  await choose(shop, "nunca");
  await buyPlates(shop);
  shop.clock.advance(hours(48));
  await tellDailySales(shop.app.ctx);
  expect(await settled(shop)).toEqual([]);
});

test("a payment in doubt for ten minutes is told once", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  const { token } = await startPayment(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
  await injectFault(shop, { falla: "error500", operacion: "commit", veces: 100 });
  await injectFault(shop, { falla: "error500", operacion: "status", veces: 100 });
  await finishPayment(shop, token, "aprobar");
  shop.clock.advance(minutes(11));
  await Promise.all([warnOfDoubts(shop.app.ctx), warnOfDoubts(shop.app.ctx)]);
  expect(await settled(shop)).toEqual([expect.stringMatching(/^Pago en duda: pedido E-\d+/)]);
});
