import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { listTransacciones } from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { upsertLinea } from "#server/modules/carrito/carrito.queries.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";

const test = shopTest();

async function person(shop: TestShop): Promise<Buyer> {
  const cliente = await buildCliente(shop);
  return { ...cliente, api: shop.client(cliente.token) };
}

/** A line as an older shop took it. */
async function keepOldLine(
  shop: TestShop,
  line: { usuario_id: number; producto_id: number; cantidad: number },
): Promise<void> {
  await inTransaction(shop.database.db, (tx) =>
    upsertLinea(tx, { ...line, huella: "", valores: {}, now: shop.clock.now() }),
  );
}

describe("a line of the carrito", () => {
  test("takes a small stock whole", async ({ shop }) => {
    const { api } = await person(shop);
    const producto_id = await buildProducto(shop, { stock: 12 });
    const result = await api("setCarritoLinea", { body: { producto_id, cantidad: 12 } });
    expect(result).toMatchObject({ ok: true, data: { carrito: [{ cantidad: 12, maximo: 12 }] } });
  });

  test.for([
    { stock: 20, most: 12 },
    { stock: 36, most: 18 },
    { stock: 5_000, most: 24 },
  ])(
    "of $stock units takes $most, and says so before and after",
    async ({ stock, most }, { shop }) => {
      const { api } = await person(shop);
      const producto_id = await buildProducto(shop, { nombre: "Cóndor", stock });
      const known = await api("getProducto", { query: { id: producto_id } });
      expect(known).toMatchObject({ data: { maximo: most, stock } });
      const set = (cantidad: number) => api("setCarritoLinea", { body: { producto_id, cantidad } });
      expect((await set(most)).ok).toBe(true);
      expect(await set(most + 1)).toMatchObject({
        status: 422,
        error: `De «Cóndor» puedes llevar hasta ${most} unidades por pedido.`,
        maximo: most,
      });
      expect(await set(stock + 1)).toMatchObject({ status: 409, disponible: stock });
      expect(await api("getCarrito")).toMatchObject({ data: [{ cantidad: most }] });
    },
  );
});

describe("a pedido", () => {
  test("takes 60 units in all lines together, and says how many still fit", async ({ shop }) => {
    const { api } = await person(shop);
    const [a, b, c] = [
      await buildProducto(shop, { stock: 90 }),
      await buildProducto(shop, { stock: 90 }),
      await buildProducto(shop, { nombre: "Cóndor", stock: 90 }),
    ];
    const set = (producto_id: number, cantidad: number) =>
      api("setCarritoLinea", { body: { producto_id, cantidad } });
    await set(a, 24);
    await set(b, 24);
    expect(await set(c, 13)).toMatchObject({
      status: 422,
      error: "Un pedido lleva hasta 60 unidades en total: de «Cóndor» caben 12.",
      maximo: 12,
    });
    expect((await set(c, 12)).ok).toBe(true);
    expect((await set(a, 23)).ok).toBe(true);
    expect((await set(c, 13)).ok).toBe(true);
    expect(await api("getTienda")).toMatchObject({ data: { unidades_por_pedido: 60 } });
  });

  test("above the bound by an older carrito can be made smaller line by line", async ({ shop }) => {
    const { api, id: usuario_id } = await person(shop);
    const ids = [];
    for (let count = 0; count < 5; count++) {
      const producto_id = await buildProducto(shop, { stock: 90 });
      await keepOldLine(shop, { usuario_id, producto_id, cantidad: 20 });
      ids.push(producto_id);
    }
    const [producto_id = 0] = ids;
    const set = (cantidad: number) => api("setCarritoLinea", { body: { producto_id, cantidad } });
    expect((await set(19)).ok).toBe(true);
    expect(await set(20)).toMatchObject({ status: 422, maximo: 0 });
  });
});

describe("a start of a payment", () => {
  test("refuses an old carrito above the bound of a line: nothing is held, created or lost", async ({
    shop,
  }) => {
    const { api, id: usuario_id, direccion_id } = await person(shop);
    const producto_id = await buildProducto(shop, { nombre: "Cóndor", stock: 90 });
    await keepOldLine(shop, { usuario_id, producto_id, cantidad: 90 });
    const known = (await listTransacciones(shop)).length;
    expect(await api("startPago", { body: { direccion_id } })).toMatchObject({
      status: 422,
      error: "De «Cóndor» puedes llevar hasta 24 unidades por pedido.",
      maximo: 24,
    });
    expect(await stockOf(shop, producto_id)).toBe(90);
    expect(await listTransacciones(shop)).toHaveLength(known);
    expect(await api("listPedidos")).toMatchObject({ data: [] });
    expect(await api("getCarrito")).toMatchObject({ data: [{ cantidad: 90, maximo: 24 }] });
  });

  test("refuses an old carrito above the bound of a pedido", async ({ shop }) => {
    const { api, id: usuario_id, direccion_id } = await person(shop);
    for (let count = 0; count < 4; count++) {
      const producto_id = await buildProducto(shop, { stock: 90 });
      await keepOldLine(shop, { usuario_id, producto_id, cantidad: 20 });
    }
    expect(await api("startPago", { body: { direccion_id } })).toMatchObject({
      status: 422,
      error: "Un pedido lleva hasta 60 unidades en total. Quita algunas del carrito para pagar.",
      maximo: 60,
    });
  });

  test("says 409 to an old carrito above the stock, bound or not", async ({ shop }) => {
    const { api, id: usuario_id, direccion_id } = await person(shop);
    const producto_id = await buildProducto(shop, { stock: 40 });
    await keepOldLine(shop, { usuario_id, producto_id, cantidad: 90 });
    const result = await api("startPago", { body: { direccion_id } });
    expect(result).toMatchObject({ status: 409, disponible: 40 });
  });
});

type Api = ReturnType<TestShop["client"]>;

/** Takes the most units that the shop lets one line have. */
async function grab(
  api: Api,
  { producto_id, stock }: { producto_id: number; stock: number },
): Promise<void> {
  let cantidad = stock;
  for (let tries = 0; tries < 3; tries++) {
    const result = await api("setCarritoLinea", { body: { producto_id, cantidad } });
    if (result.ok) return;
    cantidad = result.maximo ?? 0;
  }
}

describe("one account that wants the whole shop", () => {
  test("holds no more than a pedido, and leaves units of every larger stock", async ({ shop }) => {
    const attacker = await person(shop);
    const productos: { producto_id: number; stock: number }[] = [];
    for (const stock of [25, 40, 60, 90, 5_000]) {
      productos.push({ producto_id: await buildProducto(shop, { stock }), stock });
    }
    for (const wish of productos) await grab(attacker.api, wish);
    await startPayment(attacker);
    let held = 0;
    for (const { producto_id, stock } of productos) {
      const left = await stockOf(shop, producto_id);
      expect(left).toBeGreaterThan(0);
      held += stock - left;
    }
    expect(held).toBe(60);
    const honest = await buildBuyer(shop, [
      { producto_id: productos[0]?.producto_id ?? 0, cantidad: 1 },
    ]);
    await startPayment(honest);
  });
});
