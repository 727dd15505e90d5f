// @module-tag both-engines
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

let admin: ReturnType<TestShop["client"]>;
test.beforeAll(async ({ shop }) => {
  admin = shop.client((await buildAdmin(shop)).token);
});

const patch = (id: number, body: Record<string, number>) =>
  admin("patchProducto", { query: { id: String(id) }, body });

async function actsOf(entidad_id: number) {
  const result = await admin("listAuditoria", { query: { entidad: "producto", entidad_id } });
  return result.ok ? result.data : [];
}

test("stock is set over the one that was seen, told once, and a repeated call is none", async ({
  shop,
}) => {
  const id = await buildProducto(shop, { stock: 5, precio: 9_990 });
  const body = { stock: 7, stock_anterior: 5 };
  const saved = { data: { mensaje: "Producto guardado.", producto: { stock: 7, precio: 9_990 } } };
  expect(await patch(id, body)).toMatchObject(saved);
  expect(await patch(id, body)).toMatchObject(saved);
  expect(await actsOf(id)).toMatchObject([
    { accion: "Cambió el stock del producto", antes: { stock: 5 }, despues: { stock: 7 } },
  ]);
  const query = { id: String(id) };
  expect(await shop.client()("getProducto", { query })).toMatchObject({ data: { stock: 7 } });
});

test("stock after a sale is refused with what is left, and then counts beside it", async ({
  shop,
}) => {
  const id = await buildProducto(shop, { stock: 5 });
  await startPayment(await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]));
  const message =
    "El stock cambió mientras lo editabas: ahora quedan 3 unidades disponibles. Revisa la cantidad.";
  expect(await patch(id, { stock: 9, stock_anterior: 5 })).toMatchObject({
    status: 409,
    error: message,
    disponible: 3,
    campos: { stock: message },
  });
  expect(await patch(id, { stock: 0, stock_anterior: 3 })).toMatchObject({
    data: { producto: { stock: 0 } },
  });
});

test("precio of another edit is refused with today's", async ({ shop }) => {
  const id = await buildProducto(shop, { precio: 9_990 });
  expect(await patch(id, { precio: 10_990, precio_anterior: 9_990 })).toMatchObject({
    data: { producto: { precio: 10_990, version: 2 } },
  });
  expect(await patch(id, { precio: 8_990, precio_anterior: 9_990 })).toMatchObject({
    status: 409,
    campos: { precio: "El precio cambió mientras lo editabas: ahora es $10.990. Revísalo." },
  });
  expect(await actsOf(id)).toMatchObject([{ accion: "Cambió el precio del producto" }]);
});

test("numbers out of bounds, without the seen one or beside a flag change nothing", async ({
  shop,
}) => {
  const id = await buildProducto(shop, { stock: 5, precio: 9_990 });
  const encargo = await buildProducto(shop, {
    ...{ suministro: "encargo", plazo_dias: 3, por_semana: 4 },
  });
  const refusals = [
    [id, { stock: -1, stock_anterior: 5 }, "stock"],
    [id, { stock: 1_000_000, stock_anterior: 5 }, "stock"],
    [id, { precio: 0, precio_anterior: 9_990 }, "precio"],
    [id, { stock: 7 }, "stock_anterior"],
    [id, { precio: 7 }, "precio_anterior"],
    [encargo, { stock: 7, stock_anterior: 4 }, "stock"],
  ] as const;
  for (const [of, body, field] of refusals) {
    const refused = { status: 422, campos: { [field]: expect.any(String) } };
    expect(await patch(of, body), field).toMatchObject(refused);
  }
  const query = { id: String(id) };
  const mixed = { stock: 7, stock_anterior: 5, activo: false };
  expect(await admin("patchProducto", { query, body: mixed })).toMatchObject({ status: 422 });
  expect(await patch(999_999, { stock: 7, stock_anterior: 5 })).toMatchObject({ status: 404 });
  expect(await actsOf(id)).toEqual([]);
});
