import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAdmin } from "#rig/builders/admin.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { type SentProducto, sendProducto } from "#tests/support/calls/producto-calls.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  await ensureCategorias(shop.database.db, shop.clock.now());
  token = (await buildAdmin(shop)).token;
});
afterAll(() => shop.close());

const send = (sent: SentProducto) => sendProducto(shop, { token, ...sent });

async function create(fields: Record<string, string>) {
  const { status, body } = await send({ fields });
  expect(status).toBe(201);
  return body.producto;
}

describe("stock", () => {
  it("is edited as a difference: a sale between load and save is not lost", async () => {
    const { id, sku, version } = await create({ stock: "10" });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 3 }]);
    const { token: payment } = await startPayment(ana);
    await finishPayment(shop, payment, "aprobar");
    const fields = { sku, stock: "15", stock_anterior: "10", version: String(version) };
    const { status, body } = await send({ id, fields });
    expect([status, body.producto.stock]).toEqual([200, 12]);
  });

  it("never falls below what payments hold", async () => {
    const { id, sku } = await create({ stock: "5" });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 4 }]);
    const { token: payment } = await startPayment(ana);
    const { status, body } = await send({ id, fields: { sku, stock: "2", stock_anterior: "5" } });
    expect([status, body.disponible]).toEqual([409, 1]);
    expect(body.campos?.stock).toContain("1 unidad");
    await finishPayment(shop, payment, "aprobar");
    expect(await stockOf(shop, id)).toBe(1);
  });

  it("is not added to beyond what a shelf may hold", async () => {
    const { id, sku } = await create({ stock: "999999" });
    const more = { sku, stock: "999999", stock_anterior: "0" };
    expect((await send({ id, fields: more })).body.producto.stock).toBe(1_999_998);
    const { status, body } = await send({ id, fields: more });
    expect(status).toBe(422);
    expect(body.campos?.stock).toEqual(expect.any(String));
    expect(await stockOf(shop, id)).toBe(1_999_998);
  });

  it("without the loaded value is set as it stands, beside what payments hold", async () => {
    const { id, sku } = await create({ stock: "5" });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]);
    const { token: payment } = await startPayment(ana);
    const { body } = await send({ id, fields: { sku, stock: "7" } });
    expect(body.producto.stock).toBe(7);
    await finishPayment(shop, payment, "aprobar");
    expect(await stockOf(shop, id)).toBe(7);
  });
});
