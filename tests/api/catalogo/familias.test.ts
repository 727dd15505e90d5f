// @module-tag both-engines

import { expect } from "vitest";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import { buildFamilia, colors, sizes } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { sweepListed } from "#server/modules/catalogo/index.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

async function openFamilia(shop: TestShop, options: Parameters<typeof buildFamilia>[1] = {}) {
  const ids = await buildFamilia(shop, options);
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const [first = 0] = ids;
  const query = (id = first) => ({ query: { id: String(id) } });
  const load = async (id = first) => {
    const answer = await admin("getFamilia", query(id));
    if (!answer.ok) throw new Error(answer.error ?? "");
    const { nombre, ejes, variantes } = answer.data;
    const rows = variantes.map(({ suministro: _, nombre: __, imagen: ___, ...row }) => {
      return { ...row, stock_anterior: row.stock };
    });
    return { nombre, ejes, variantes: rows };
  };
  const save = (body: unknown, id = first) =>
    admin("saveFamilia", { ...query(id), body: body as never });
  const read = async (id = first) => {
    const answer = await shop.client()("getProducto", query(id));
    if (!answer.ok) throw new Error(answer.error ?? "");
    return answer.data;
  };
  return { ids, first, token, admin, query, load, save, read };
}

test("a producto becomes a familia: each variante is a producto with its own address and units", async ({
  shop,
}) => {
  const { ids, first, read } = await openFamilia(shop, { ejes: [colors, sizes] });
  expect(ids).toHaveLength(6);
  const producto = await read(ids[3]);
  expect(producto).toMatchObject({
    id: ids[3],
    nombre: "Macetero Nube · Musgo · Grande",
    descripcion: "Una figura de prueba.",
    familia: { nombre: "Macetero Nube", ejes: [colors, sizes] },
  });
  expect(producto.variantes).toEqual(
    ids.map((id, at) => ({
      id,
      ejes: {
        Color: colors.valores[Math.floor(at / 2)]?.nombre,
        Talla: at % 2 === 0 ? "Chica" : "Grande",
      },
      precio: 12_990 + 1_000 * at,
      stock: 4,
    })),
  );
  expect((await read(first)).variantes).toEqual(producto.variantes);
  const alone = await buildProducto(shop);
  expect(await read(alone)).toMatchObject({ familia: null, variantes: [] });
});

test("the owner sees the cover of each variante, of which new ones have none", async ({ shop }) => {
  const { admin, query } = await openFamilia(shop, { imagenes: ["frente", "dorso"] });
  const answer = await admin("getFamilia", query());
  const covers = answer.ok ? answer.data.variantes.map(({ imagen }) => imagen) : [];
  expect(covers).toEqual([imagenPath("frente"), null, null]);
});

test("precios, units and names change together, and one that leaves keeps its name", async ({
  shop,
}) => {
  const { ids, load, save, read, admin, query } = await openFamilia(shop);
  const form = await load();
  const [one, two, three] = form.variantes;
  const saved = await save({
    ...form,
    nombre: "Macetero Bruma",
    variantes: [
      { ...one, precio: 9_990, stock: 7, valores: ["musgo"] },
      { ...two, activo: false, valores: ["lapis"] },
    ],
  });
  expect(saved).toMatchObject({ data: { mensaje: "Familia guardada." } });
  expect(await read(ids[0])).toMatchObject({
    ...{ nombre: "Macetero Bruma · Musgo", precio: 9_990, stock: 7 },
    variantes: [{ id: ids[0], ejes: { Color: "Musgo" }, precio: 9_990, stock: 7 }],
  });
  expect(await read(ids[2])).toMatchObject({
    ...{ nombre: "Macetero Nube · Arena", sku: three?.sku, stock: 4 },
    ...{ familia: null, variantes: [] },
  });
  const gone = await admin("dissolveFamilia", query());
  expect(gone).toMatchObject({ ok: true });
  expect(await admin("dissolveFamilia", query())).toMatchObject({ ok: true });
  expect(await read(ids[0])).toMatchObject({ nombre: "Macetero Bruma · Musgo", familia: null });
});

test("what a familia has in common is changed for all, its names in one place", async ({
  shop,
}) => {
  const { ids, first, token, read, admin, query } = await openFamilia(shop);
  const { nombre, sku, precio, categoria_id } = await read();
  const fields = { nombre, sku, precio: String(precio), categoria_id: String(categoria_id) };
  const campo = { clave: "texto", etiqueta: "Tu texto", tipo: "texto", obligatorio: true };
  const campos = JSON.stringify([{ ...campo, max: 10, precio: 0 }]);
  const shared = { descripcion: "Para el balcón", personalizacion: campos, destacado: "true" };
  const before = await read(ids[2]);
  const edit = { token, id: first, fields: { ...fields, stock: "4", ...shared } };
  expect(await sendProducto(shop, edit)).toMatchObject({ status: 200 });
  expect(await read(ids[2])).toMatchObject({
    ...{ descripcion: "Para el balcón", destacado: true, a_medida: true },
    ...{ personalizacion: [{ clave: "texto" }], version: before.version + 1 },
    ...{ nombre: before.nombre, sku: before.sku, precio: before.precio, stock: 4 },
  });
  const renamed = { ...edit, fields: { ...edit.fields, nombre: "Otro nombre" } };
  expect(await sendProducto(shop, renamed)).toMatchObject({
    status: 422,
    body: { campos: { nombre: expect.stringContaining("cámbialo en sus variantes") } },
  });
  await admin("patchProducto", { ...query(ids[1]), body: { destacado: false, activo: false } });
  expect(await read(first)).toMatchObject({ destacado: false, activo: true });
  expect((await read(first)).variantes.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
});

test("a familia that cannot be is refused and changes nothing", async ({ shop }) => {
  const { first, load, save } = await openFamilia(shop);
  const other = await buildFamilia(shop, { nombre: "Lámpara Ola" });
  const free = await buildProducto(shop, { nombre: "Jarrón", sku: "LIBRE-1" });
  const form = await load();
  const [one, two, three] = form.variantes;
  const many = Array.from({ length: 200 }, (_, at) => ({ ...one, id: undefined, sku: `M-${at}` }));
  const [color] = form.ejes;
  const renamed = color?.valores.map((it) => ({ ...it, nombre: `${it.nombre} claro` }));
  for (const [change, status, sentence, place] of [
    [{ variantes: [one, { ...two, valores: ["lapis"] }] }, 422, "está dos veces"],
    [{ variantes: [{ ...one, valores: ["rojo"] }] }, 422, "elige un valor de cada eje"],
    [{ variantes: many }, 422, "hasta 100 variantes"],
    [{ variantes: [] }, 422, "al menos una variante"],
    [{ nombre: "N".repeat(80), ejes: [{ ...color, nombre: "C".repeat(31) }] }, 422, "hasta 30"],
    [{ ejes: [color, color] }, 422, "Dos ejes se llaman igual"],
    [{ variantes: [one, { ...two, sku: one?.sku }] }, 422, "se repite"],
    [
      { variantes: [one, two, { ...three, sku: "libre-1" }] },
      409,
      "ya hay otro producto",
      "variantes.2.sku",
    ],
    [
      {
        variantes: [
          { ...one, sku: two?.sku },
          { ...two, sku: one?.sku },
        ],
      },
      409,
      "todavía",
      "variantes.0.sku",
    ],
    [{ ejes: [{ ...color, valores: renamed }] }, 422, "es Lapis .#1f3a8a. en la lista", "ejes"],
    [
      { variantes: [one, { ...two, id: other[0], version: undefined }] },
      409,
      "de otra familia",
      "variantes.1.id",
    ],
    [
      { variantes: [one, { ...two, id: free, version: 99 }] },
      409,
      "^«Jarrón» cambió",
      "variantes.1.id",
    ],
    [{ variantes: [{ ...one, version: 99 }] }, 409, "cambió mientras", "variantes.0.id"],
    [{ variantes: [one, { ...two, id: 999_999 }] }, 404, "ya no existe", "variantes.1.id"],
    [
      { variantes: [{ ...one, stock: 0, stock_anterior: 5 }] },
      409,
      "Musgo|Lapis",
      "variantes.0.stock",
    ],
  ] as const) {
    const answer = await save({ ...form, ...change });
    const text = answer.ok ? "saved" : answer.error;
    expect([text, answer.status]).toEqual([expect.stringMatching(sentence), status]);
    if (place) expect(answer).toMatchObject({ campos: { [place]: text } });
  }
  expect(await load()).toEqual(form);
  const joined = await save({
    ...form,
    variantes: [
      { ...one, sku: "LIBRE-2" },
      { ...two, id: free, version: undefined, sku: one?.sku },
    ],
  });
  expect(joined).toMatchObject({ data: { familia: { variantes: [{ id: first }, { id: free }] } } });
});

test("lists show one variante of a familia, the cheapest that can be bought, and count so", async ({
  shop,
}) => {
  const categoria = "Maceteros";
  const { ids, first, admin, query, read } = await openFamilia(shop, { categoria });
  const { categoria_slug } = await read();
  const other = await buildProducto(shop, { categoria });
  const list = async () => {
    const answer = await shop.client()("listProductos", { query: { categoria: categoria_slug } });
    const facetas = await shop.client()("listFacetas", {
      query: { facetas: "true", categoria: categoria_slug },
    });
    if (!answer.ok || !facetas.ok) throw new Error("no list");
    const { total } = facetas.data.categorias.find((it) => it.slug === categoria_slug) ?? {};
    return [answer.data.map(({ id }) => id), answer.headers["x-total-count"], total];
  };
  expect(await list()).toEqual([[other, first], "2", 2]);
  await admin("patchProducto", { ...query(first), body: { activo: false } });
  expect(await list()).toEqual([[other, ids[1]], "2", 2]);
  const { db } = shop.database;
  await db
    .updateTable("productos")
    .set({ stock: 0 })
    .where("id", "=", ids[1] ?? 0)
    .execute();
  await sweepListed(shop.app.ctx);
  await shop.app.refreshCatalogoVersion();
  expect(await list()).toEqual([[other, ids[2]], "2", 2]);
  const found = await shop.client()("listProductos", { query: { q: "nube musgo" } });
  expect(found.ok && found.data.map(({ id }) => id)).toContain(ids[1]);
  await admin("dissolveFamilia", query());
  expect(await list()).toEqual([[other, ids[2], ids[1]], "3", 3]);
});

test("a new name of a color reaches each variante, and a color of an eje stays in the list", async ({
  shop,
}) => {
  const { ids, admin, read } = await openFamilia(shop);
  const colores = await admin("listColores");
  const blue = colores.ok ? colores.data.find(({ clave }) => clave === "lapis") : undefined;
  const id = blue?.id ?? 0;
  expect(await admin("deleteColor", { query: { id: String(id) } })).toMatchObject({ status: 409 });
  await admin("saveColor", { body: { id, nombre: "Azul lapis", color: "#102a6b" } });
  expect(await read(ids[0])).toMatchObject({
    nombre: "Macetero Nube · Azul lapis",
    variantes: [{ ejes: { Color: "Azul lapis" } }, {}, {}],
  });
  const found = await shop.client()("listProductos", { query: { q: "azul lapis" } });
  expect(found.ok && found.data.map((it) => it.id)).toContain(ids[0]);
});
