import { expect } from "vitest";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { buildBuyer, carritoOf, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";

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
