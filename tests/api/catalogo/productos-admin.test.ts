import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { type SentProducto, sendProducto } from "#tests/support/calls/producto-calls.ts";

let token: string;
let admin: ReturnType<TestShop["client"]>;
test.beforeAll(async ({ shop }) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  token = (await buildAdmin(shop)).token;
  admin = shop.client(token);
});

const send = (shop: TestShop, sent: SentProducto) => sendProducto(shop, { token, ...sent });

async function create(shop: TestShop, fields: Record<string, string> = {}) {
  const { status, body } = await send(shop, { fields });
  expect(status).toBe(201);
  return body.producto;
}

async function actsOf(entidad_id: number) {
  const result = await admin("listAuditoria", { query: { entidad: "producto", entidad_id } });
  return result.ok ? result.data : [];
}

async function idsOf(query: Record<string, string>) {
  const result = await admin("listAllProductos", {
    query: { incluir_inactivos: "true", ...query } as never,
  });
  return result.ok ? result.data.map(({ id }) => id) : [];
}

describe("a new producto", () => {
  test("appears with the form's values, and searches find it at once", async ({ shop }) => {
    const { status, body } = await send(shop, {
      fields: {
        nombre: "Cóndor andino",
        sku: " CON-1 ",
        material: "PETG",
        stock: "4",
        destacado: "true",
      },
    });
    expect(status).toBe(201);
    expect(body.mensaje).toBe("Producto creado.");
    expect(body.producto).toMatchObject({
      sku: "CON-1",
      stock: 4,
      activo: true,
      destacado: true,
      version: 1,
      imagenes: [],
      categoria_slug: "figuras",
    });
    const found = await shop.client()("listProductos", { query: { q: "condor petg figuras" } });
    expect(found).toMatchObject({ data: [{ id: body.producto.id }] });
  });

  test("has no stock and no weight by default", async ({ shop }) => {
    expect(await create(shop)).toMatchObject({ stock: 0, peso_gramos: 0, destacado: false });
  });

  test.for([
    ["nombre", "Escribe el nombre del producto."],
    ["sku", "Escribe el SKU."],
    ["precio", "Escribe el precio."],
    ["categoria_id", "Elige una categoría de la lista."],
  ] as const)("needs %s", async ([field, sentence], { shop }) => {
    const { status, body } = await send(shop, { fields: { [field]: "" } });
    expect([status, body.campos?.[field]]).toEqual([422, sentence]);
  });

  test("stores markup as text", async ({ shop }) => {
    const nombre = `<img src=x onerror=alert(1)> "'&`;
    const { id } = await create(shop, { nombre, descripcion: "<script>alert(1)</script>" });
    const result = await shop.client()("getProducto", { query: { id } });
    expect(result).toMatchObject({ data: { nombre, descripcion: "<script>alert(1)</script>" } });
  });

  test("has a unique sku, whatever the case, even when two arrive at once", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const sku = "UNICO-7";
    const both = await Promise.all([
      send(shop, { fields: { sku } }),
      send(shop, { fields: { sku } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { sku: known } = await create(shop, { sku: "abc-9" });
    const { status, body } = await send(shop, { fields: { sku: ` ${known.toUpperCase()} ` } });
    expect([status, body.campos?.sku]).toEqual([409, "Ya hay otro producto con ese SKU."]);
  });

  test("needs a categoria that exists", async ({ shop }) => {
    const { status, body } = await send(shop, { fields: { categoria_id: "999999" } });
    expect([status, body.campos?.categoria_id]).toEqual([422, "Elige una categoría de la lista."]);
  });
});

describe("an edit", () => {
  test("changes the form's fields, raises the version, and the trail has the differences", async ({
    shop,
  }) => {
    const { id, sku, version } = await create(shop, { precio: "1000" });
    const fields = { sku, precio: "2000", nombre: "Zorro chilla", version: String(version) };
    const { status, body } = await send(shop, { id, fields });
    expect([status, body.mensaje, body.producto.version]).toEqual([200, "Producto guardado.", 2]);
    expect(await idsOf({ q: `chilla ${sku}` })).toEqual([id]);
    expect(await actsOf(id)).toMatchObject([
      {
        accion: "Editó el producto",
        autor: "Rosa Fuentes",
        antes: { nombre: "Zorro culpeo", precio: 1000 },
        despues: { nombre: "Zorro chilla", precio: 2000 },
      },
      { accion: "Creó el producto", antes: null },
    ]);
  });

  test("of an old version is refused and changes nothing; without a version it succeeds", async ({
    shop,
  }) => {
    const { id, sku, version } = await create(shop);
    await send(shop, { id, fields: { sku, nombre: "Primero", version: String(version) } });
    const stale = await send(shop, {
      id,
      fields: { sku, nombre: "Segundo", version: String(version) },
    });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toBe("El producto cambió mientras lo editabas.");
    const free = await send(shop, { id, fields: { sku } });
    expect(free.body.producto).toMatchObject({ nombre: "Zorro culpeo", version: 3 });
  });

  test("of one version succeeds once among many concurrent ones", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { id, sku } = await create(shop);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => send(shop, { id, fields: { sku, version: "1" } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test("of a missing producto is 404, and another's sku 409", async ({ shop }) => {
    const [one, other] = [await create(shop), await create(shop)];
    expect((await send(shop, { id: 999_999 })).status).toBe(404);
    const { status, body } = await send(shop, { id: one.id, fields: { sku: other.sku } });
    expect([status, body.campos?.sku]).toEqual([409, expect.any(String)]);
  });

  test("keeps activo and destacado when the form does not name them", async ({ shop }) => {
    const { id, sku } = await create(shop, { destacado: "true", activo: "false" });
    const { body } = await send(shop, { id, fields: { sku } });
    expect(body.producto).toMatchObject({ destacado: true, activo: false });
  });
});

describe("activity", () => {
  test("ends by DELETE, which may be repeated, and comes back by PATCH", async ({ shop }) => {
    const { id } = await create(shop);
    const gone = await admin("deactivateProducto", { query: { id } });
    expect(gone).toMatchObject({
      data: { mensaje: "Producto desactivado.", producto: { activo: false, version: 2 } },
    });
    expect(await shop.client()("getProducto", { query: { id } })).toMatchObject({ status: 404 });
    const again = await admin("deactivateProducto", { query: { id } });
    expect(again).toMatchObject({ status: 200, data: { producto: { version: 2 } } });
    const back = await admin("patchProducto", { query: { id }, body: { activo: true } });
    expect(back).toMatchObject({
      data: { mensaje: "Producto activado.", producto: { activo: true, version: 3 } },
    });
    expect((await shop.client()("getProducto", { query: { id } })).ok).toBe(true);
    expect((await actsOf(id)).map(({ accion }) => accion)).toEqual([
      "Activó el producto",
      "Desactivó el producto",
      "Creó el producto",
    ]);
  });

  test("and destacado change independently", async ({ shop }) => {
    const { id } = await create(shop);
    const result = await admin("patchProducto", { query: { id }, body: { destacado: true } });
    expect(result).toMatchObject({ data: { producto: { destacado: true, activo: true } } });
    expect(
      await admin("patchProducto", { query: { id: 999_999 }, body: { activo: true } }),
    ).toMatchObject({
      status: 404,
    });
    expect(await admin("deactivateProducto", { query: { id: 999_999 } })).toMatchObject({
      status: 404,
    });
  });

  test("moves the counters", async ({ shop }) => {
    const count = async () => {
      const result = await admin("getProductosResumen", { query: { resumen: "true" } });
      if (!result.ok) throw new Error(String(result.status));
      return result.data;
    };
    const before = await count();
    const { id } = await create(shop);
    await admin("deactivateProducto", { query: { id } });
    expect(await count()).toEqual({
      total: before.total + 1,
      activos: before.activos,
      inactivos: before.inactivos + 1,
    });
  });
});

describe("the owner's list", () => {
  test("filters by activity and by low stock, held units counted as gone", async ({ shop }) => {
    const material = "Filtro";
    const full = await buildProducto(shop, { material, stock: 4 });
    const low = await buildProducto(shop, { material, stock: 3 });
    const { id: off } = await create(shop, { material, activo: "false" });
    expect(await idsOf({ q: "filtro", activo: "true" })).toEqual([low, full]);
    expect(await idsOf({ q: "filtro", activo: "false" })).toEqual([off]);
    expect(await idsOf({ q: "filtro", stock_bajo: "true" })).toEqual([low]);
    await startPayment(await buildBuyer(shop, [{ producto_id: full, cantidad: 1 }]));
    expect(await idsOf({ q: "filtro", stock_bajo: "true", orden: "stock_asc" })).toEqual([
      low,
      full,
    ]);
    expect(await idsOf({ q: "filtro", orden: "stock_desc" })).toEqual([low, full, off]);
  });
});
