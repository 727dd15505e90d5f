import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

const nombre = { clave: "nombre", etiqueta: "Nombre", tipo: "texto", max: 8, precio: 0 } as const;

test("a producto is made to measure until a client that knows the field says otherwise", async ({
  shop,
}) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  const { token } = await buildAdmin(shop);
  const created = await sendProducto(shop, { token, fields: { a_medida: "true" } });
  const { id } = created.body.producto;
  const renamed = await sendProducto(shop, { token, id, fields: { nombre: "Placa con nombre" } });
  expect(renamed.body.producto).toMatchObject({ nombre: "Placa con nombre", a_medida: true });
  const plain = await sendProducto(shop, { token, id, fields: { a_medida: "false" } });
  expect(plain.body.producto.a_medida).toBe(false);
  const query = { entidad: "producto", entidad_id: id } as const;
  expect(await shop.client(token)("listAuditoria", { query })).toMatchObject({
    data: [{ antes: { a_medida: true }, despues: { a_medida: false } }, {}, {}],
  });
});

test("a new producto is none", async ({ shop }) => {
  const { token } = await buildAdmin(shop);
  expect((await sendProducto(shop, { token, fields: {} })).body.producto.a_medida).toBe(false);
});

test("what cannot be bought without a text is made to measure, whatever its flag says", async ({
  shop,
}) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  const { token } = await buildAdmin(shop);
  const saved = async (obligatorio: boolean) => {
    const personalizacion = JSON.stringify([{ ...nombre, obligatorio }]);
    const fields = { a_medida: "false", personalizacion };
    return (await sendProducto(shop, { token, fields })).body.producto.a_medida;
  };
  expect(await saved(true)).toBe(true);
  expect(await saved(false)).toBe(false);
});

test("PATCH marks it, tells so in one act, and shows it to everybody at once", async ({ shop }) => {
  const id = await buildProducto(shop);
  const admin = shop.client((await buildAdmin(shop)).token);
  const query = { id: String(id) };
  expect(await admin("patchProducto", { query, body: { a_medida: true } })).toMatchObject({
    data: { mensaje: "El producto se hace a medida.", producto: { a_medida: true } },
  });
  await admin("patchProducto", { query, body: { a_medida: true } });
  expect(await shop.client()("getProducto", { query })).toMatchObject({ data: { a_medida: true } });
  const acts = await admin("listAuditoria", { query: { entidad: "producto", entidad_id: id } });
  expect(acts).toMatchObject({
    data: [
      {
        accion: "Marcó el producto como hecho a medida",
        antes: { a_medida: false },
        despues: { a_medida: true },
      },
    ],
  });
  expect(acts.ok && acts.data).toHaveLength(1);
});

test("PATCH cannot unmark what cannot be bought without a text", async ({ shop }) => {
  const [needed, free] = [true, false].map((obligatorio) => [{ ...nombre, obligatorio }]);
  const marked = await buildProducto(shop, { personalizacion: needed });
  const other = await buildProducto(shop, { personalizacion: free, a_medida: true });
  const admin = shop.client((await buildAdmin(shop)).token);
  const plain = (id: number) =>
    admin("patchProducto", { query: { id: String(id) }, body: { a_medida: false } });
  expect(await plain(marked)).toMatchObject({
    status: 422,
    campos: { a_medida: expect.stringContaining("siempre a medida") },
  });
  const { data } = (await shop.client()("listProductos", {})) as { data: unknown[] };
  expect(data).toContainEqual(expect.objectContaining({ id: marked, a_medida: true }));
  expect(await plain(other)).toMatchObject({ data: { producto: { a_medida: false } } });
});
