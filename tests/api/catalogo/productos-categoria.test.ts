// @module-tag both-engines
import { expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";

const test = freshShopTest();

async function open(shop: TestShop) {
  const admin = shop.client((await buildAdmin(shop)).token);
  const lamp = await buildProducto(shop, { nombre: "Faro", categoria: "Lámparas" });
  const found = await shop.client()("getProducto", { query: { id: String(lamp) } });
  const categoria_id = found.ok ? found.data.categoria_id : 0;
  const patch = (id: number, body: object) =>
    admin("patchProducto", { query: { id: String(id) }, body: body as { activo?: boolean } });
  const idsOf = async (query: { q?: string; categoria?: string }) => {
    const listed = await shop.client()("listProductos", { query });
    return listed.ok ? listed.data.map(({ id }) => id) : [];
  };
  const acts = async (entidad_id: number) => {
    const listed = await admin("listAuditoria", { query: { entidad: "producto", entidad_id } });
    return listed.ok ? listed.data : [];
  };
  return { lamp, categoria_id, patch, idsOf, acts };
}

test("a producto moves to another categoria, is found by its name, and a repeated call is none", async ({
  shop,
}) => {
  const { lamp, categoria_id, patch, idsOf, acts } = await open(shop);
  const id = await buildProducto(shop, { nombre: "Pudú" });
  const saved = { data: { mensaje: "Producto guardado.", producto: { categoria_id } } };
  expect(await patch(id, { categoria_id })).toMatchObject(saved);
  expect(await patch(id, { categoria_id })).toMatchObject(saved);
  expect((await idsOf({ categoria: "lamparas" })).toSorted()).toEqual([lamp, id].toSorted());
  expect(await idsOf({ categoria: "figuras" })).toEqual([]);
  expect(await idsOf({ q: "pudu lampara" })).toEqual([id]);
  expect(await acts(id)).toMatchObject([
    { accion: "Cambió la categoría del producto", despues: { categoria_id } },
  ]);
});

test("a variante takes its familia along", async ({ shop }) => {
  const { lamp, categoria_id, patch, idsOf } = await open(shop);
  const [first = 0, second = 0] = await buildFamilia(shop);
  expect(await patch(second, { categoria_id })).toMatchObject({ ok: true });
  const found = await shop.client()("getProducto", { query: { id: String(first) } });
  expect(found).toMatchObject({ data: { categoria_id } });
  expect((await idsOf({ categoria: "lamparas" })).toSorted()).toEqual([lamp, first].toSorted());
});

test("an unknown categoria, one beside another change and an unknown producto are refused", async ({
  shop,
}) => {
  const { lamp, categoria_id, patch, acts } = await open(shop);
  const unknown = { status: 422, campos: { categoria_id: expect.any(String) } };
  expect(await patch(lamp, { categoria_id: 987_654 })).toMatchObject(unknown);
  expect(await patch(lamp, { categoria_id: "muchas" })).toMatchObject(unknown);
  expect(await patch(lamp, { categoria_id, activo: false })).toMatchObject({
    status: 422,
    campos: { categoria_id: "Cambia la categoría aparte de lo demás." },
  });
  expect(await patch(987_654, { categoria_id })).toMatchObject({ status: 404 });
  expect(await acts(lamp)).toEqual([]);
});
