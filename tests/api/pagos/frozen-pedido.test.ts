import { expect } from "vitest";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import {
  buildBuyer,
  carritoOf,
  pedidoAt,
  startPayment,
  stockOf,
} from "#tests/support/buying/buyer.ts";
import { transaccionOf } from "#tests/support/buying/pedidos.ts";

test("freezes names and prices: a later change of the carrito does not touch the pedido", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { precio: 5_000, stock: 9 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  await ana.api("setCarritoLinea", { body: { producto_id, cantidad: 3 } });
  const page = await finishPayment(shop, token, "aprobar");
  expect((await pedidoAt(ana, page)).total).toBe(5_000);
  expect((await carritoOf(ana))?.[0]?.cantidad).toBe(2);
});

test("freezes who receives: a later change of the address makes another pedido", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 9 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { direccion_id } = ana;
  const first = await startPayment(ana);
  expect(await startPayment(ana)).toEqual(first);
  const body = { ...direccionInput, recibe: "Eva Rojas", telefono: "987654321" };
  await ana.api("updateDireccion", { query: { id: direccion_id }, body });
  const second = await startPayment(ana);
  expect(second.token).not.toBe(first.token);
  const page = await finishPayment(shop, second.token, "aprobar");
  const kept = { recibe: "Eva Rojas", telefono: "+56987654321" };
  expect((await pedidoAt(ana, page)).direccion).toMatchObject(kept);
  await ana.api("updateDireccion", { query: { id: direccion_id }, body: direccionInput });
  expect((await pedidoAt(ana, page)).direccion).toMatchObject(kept);
});

/** Writes a start like a version that froze other fields. */
async function startBefore(shop: TestShop) {
  const producto_id = await buildProducto(shop, { precio: 5_000, stock: 9 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const { db } = shop.database;
  await db
    .updateTable("pedidos")
    .set({ huella: "of-before" })
    .where(
      "id",
      "in",
      db.selectFrom("pago_intentos").select("pedido_id").where("token", "=", token),
    )
    .execute();
  return { ana, token, producto_id };
}

test("a payment that an older version began is paid by the next one", async ({ shop }) => {
  const { ana, token, producto_id } = await startBefore(shop);
  const page = await finishPayment(shop, token, "aprobar");
  expect(await pedidoAt(ana, page)).toMatchObject({ estado: "pagado", total: 5_000 });
  expect(await carritoOf(ana)).toEqual([]);
  expect(await stockOf(shop, producto_id)).toBe(8);
});

test("starting it again makes another pedido, and the older one charges nothing", async ({
  shop,
}) => {
  const { ana, token, producto_id } = await startBefore(shop);
  const again = await startPayment(ana);
  expect(again.token).not.toBe(token);
  const late = await finishPayment(shop, token, "aprobar");
  expect((await pedidoAt(ana, late)).estado).toBe("cancelado");
  expect(await stockOf(shop, producto_id)).toBe(8);
  const page = await finishPayment(shop, again.token, "aprobar");
  expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  expect((await transaccionOf(shop, token)).captured_amount).toBe(0);
  expect(await stockOf(shop, producto_id)).toBe(8);
});
