import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { type SentProducto, sendProducto } from "#tests/support/calls/producto-calls.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  token = (await buildAdmin(shop)).token;
});

const send = (shop: TestShop, sent: SentProducto) => sendProducto(shop, { token, ...sent });

async function create(shop: TestShop, fields: Record<string, string>) {
  const { status, body } = await send(shop, { fields });
  expect(status).toBe(201);
  return body.producto;
}

describe("stock", () => {
  test("is edited as a difference: a sale between load and save is not lost", async ({ shop }) => {
    const { id, sku, version } = await create(shop, { stock: "10" });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 3 }]);
    const { token: payment } = await startPayment(ana);
    await finishPayment(shop, payment, "aprobar");
    const fields = { sku, stock: "15", stock_anterior: "10", version: String(version) };
    const { status, body } = await send(shop, { id, fields });
    expect([status, body.producto.stock]).toEqual([200, 12]);
  });

  test("never falls below what payments hold", async ({ shop }) => {
    const { id, sku } = await create(shop, { stock: "5" });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 4 }]);
    const { token: payment } = await startPayment(ana);
    const { status, body } = await send(shop, {
      id,
      fields: { sku, stock: "2", stock_anterior: "5" },
    });
    expect([status, body.disponible]).toEqual([409, 1]);
    expect(body.campos?.stock).toContain("1 unidad");
    await finishPayment(shop, payment, "aprobar");
    expect(await stockOf(shop, id)).toBe(1);
  });

  test("cannot be raised beyond its maximum", async ({ shop }) => {
    const { id, sku } = await create(shop, { stock: "999999" });
    const more = { sku, stock: "999999", stock_anterior: "0" };
    expect((await send(shop, { id, fields: more })).body.producto.stock).toBe(1_999_998);
    const { status, body } = await send(shop, { id, fields: more });
    expect(status).toBe(422);
    expect(body.campos?.stock).toEqual(expect.any(String));
    expect(await stockOf(shop, id)).toBe(1_999_998);
  });

  test("without the loaded value is set as given, beside what payments hold", async ({ shop }) => {
    const { id, sku } = await create(shop, { stock: "5" });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]);
    const { token: payment } = await startPayment(ana);
    const { body } = await send(shop, { id, fields: { sku, stock: "7" } });
    expect(body.producto.stock).toBe(7);
    await finishPayment(shop, payment, "aprobar");
    expect(await stockOf(shop, id)).toBe(7);
  });
});
