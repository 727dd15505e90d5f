import { describe, expect } from "vitest";
import { ordenes } from "#contract/values/producto/catalogo-lists.ts";
import { loadCatalogo } from "#demo/catalogo.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

test.beforeAll(async ({ shop }) => {
  const { categorias, productos } = loadCatalogo();
  const names = new Map(categorias.map(({ slug, nombre }) => [slug, nombre]));
  for (const { categoria, imagenes: _, opiniones: __, ...producto } of productos.toReversed()) {
    await buildProducto(shop, { ...producto, categoria: names.get(categoria) ?? categoria });
  }
});

async function search(shop: TestShop, query: Record<string, string>) {
  const result = await shop.client()("listProductos", { query });
  if (!result.ok) throw new Error(`the list answered ${result.status}`);
  const { headers } = result;
  return {
    skus: result.data.map(({ sku }) => sku),
    total: headers["x-total-count"],
    encontrado: headers["x-busqueda"],
    palabras: decodeURIComponent(headers["x-busqueda-palabras"] ?? ""),
    tienda: headers["x-busqueda-tienda"],
  };
}

describe("a search says what it found", () => {
  test("all words", async ({ shop }) => {
    const found = await search(shop, { q: "Lámparas" });
    expect(found).toMatchObject({ encontrado: "todas", palabras: "", tienda: undefined });
    expect(found.skus[0]).toBe("DEC-003");
  });

  test("a known word in place of a misspelt one, as the productos spell it", async ({ shop }) => {
    const found = await search(shop, { q: "lampra" });
    expect(found).toMatchObject({ encontrado: "corregida", palabras: "lámpara" });
    expect(await search(shop, { q: "lampras" })).toMatchObject({ palabras: "lámpara" });
  });

  test("nothing for a word that only looks like another one", async ({ shop }) => {
    for (const q of ["mapa", "iphone", "novios", "gato"]) {
      expect(await search(shop, { q }), q).toMatchObject({ encontrado: "ninguna", skus: [] });
    }
  });

  test("some of the words, the rarest first", async ({ shop }) => {
    const found = await search(shop, { q: "dragón wqxzptk" });
    expect(found).toMatchObject({ encontrado: "algunas", palabras: "dragon" });
    expect(found.skus[0]).toBe("GAM-005");
  });

  test("some of the words in the order that was asked for", async ({ shop }) => {
    const found = await search(shop, { q: "reloj dragón zorro", orden: "precio_asc" });
    const result = await shop.client()("listProductos", { query: { orden: "precio_asc" } });
    const cheapest = result.ok ? result.data.map(({ sku }) => sku) : [];
    expect(found.encontrado).toBe("algunas");
    expect(found.skus).toEqual(cheapest.filter((sku) => found.skus.includes(sku)));
  });

  test("some of the words by sales, as any other list", async ({ shop }) => {
    const q = "reloj dragón zorro";
    const best = await search(shop, { q });
    const last = best.skus.at(-1) ?? "";
    await shop.database.db
      .updateTable("productos")
      .set({ vendidas: 9 })
      .where("sku", "=", last)
      .execute();
    const found = await search(shop, { q, orden: "mas_vendidos" });
    expect(found.encontrado).toBe("algunas");
    expect(found.skus[0]).toBe(last);
    expect(found.skus.toSorted()).toEqual(best.skus.toSorted());
  });

  test.for(ordenes)("the same productos in the order %s", async (orden, { shop }) => {
    const { skus } = await search(shop, { q: "soporte" });
    const found = await search(shop, { q: "soporte", orden });
    expect(found.skus.toSorted()).toEqual(skus.toSorted());
    expect(skus.length).toBeGreaterThan(1);
  });

  test("nothing, and how many the whole shop has", async ({ shop }) => {
    const found = await search(shop, { q: "lámpara quebrada", categoria: "regalos" });
    expect(found).toEqual({
      ...{ skus: [], total: "0", encontrado: "ninguna", palabras: "", tienda: "1" },
    });
    const wrong = await search(shop, { q: "lampra quebrda", categoria: "regalos" });
    expect(wrong).toMatchObject({ skus: [], encontrado: "ninguna", tienda: "1" });
  });

  test("nothing anywhere", async ({ shop }) => {
    const found = await search(shop, { q: "qwrtzpsdf", categoria: "regalos" });
    expect(found).toMatchObject({ skus: [], encontrado: "ninguna", tienda: undefined });
  });
});

test.for<[string, string, string]>([
  ["an edited word", "Trompo saltarín", "saltarines"],
  ["a word with a slip", "Helicóptero", "elicotpero"],
])("finds %s at once", async ([, nombre, q], { shop }) => {
  await search(shop, { q: "lampra" });
  const id = await buildProducto(shop, { nombre: "Pieza", categoria: "Gamer" });
  const { token } = await buildAdmin(shop);
  const saved = await sendProducto(shop, { id, token, fields: { nombre } });
  expect(saved.status).toBe(200);
  const result = await shop.client()("listProductos", { query: { q } });
  expect(result.ok && result.data.map((one) => one.nombre)).toEqual([nombre]);
});

test("a word that an edit adds beside the name comes before one in a descripcion", async ({
  shop,
}) => {
  const edited = await buildProducto(shop, { nombre: "Pieza", categoria: "Gamer" });
  await buildProducto(shop, { nombre: "Balero" });
  await buildProducto(shop, { nombre: "Cuerda", descripcion: "Para un balero." });
  const find = async () => {
    const result = await shop.client()("listProductos", { query: { q: "balero" } });
    return result.ok && result.data.map(({ nombre }) => nombre);
  };
  expect(await find()).toEqual(["Balero", "Cuerda"]);
  const { token } = await buildAdmin(shop);
  await sendProducto(shop, { id: edited, token, fields: { nombre: "Pieza", material: "Balero" } });
  expect(await find()).toEqual(["Balero", "Pieza", "Cuerda"]);
});

test("another page tells the same total, and a new one after each edit", async ({ shop }) => {
  const ids: number[] = [];
  for (const nombre of ["Yoyo azul", "Yoyo rojo", "Yoyo verde"])
    ids.push(await buildProducto(shop, { nombre }));
  const { token } = await buildAdmin(shop);
  const edit = (id: number | undefined, fields: Record<string, string>) =>
    sendProducto(shop, { id: id ?? 0, token, fields });
  const totals = async () => {
    const pages = ["1", "2"].map((pagina) => search(shop, { q: "yoyo", pagina, por_pagina: "1" }));
    return (await Promise.all(pages)).map(({ total }) => total);
  };
  expect(await totals()).toEqual(["3", "3"]);
  await edit(ids[0], { nombre: "Trompo azul" });
  expect(await totals()).toEqual(["2", "2"]);
  await edit(ids[1], { nombre: "Yoyo rojo", activo: "false" });
  expect(await totals()).toEqual(["1", "1"]);
  await edit(ids[0], { nombre: "Yoyo azul" });
  expect(await totals()).toEqual(["2", "2"]);
});

test.for([
  ["signs alone", "!!! --- ???", 200],
  ["wildcards", "% _ * \\", 200],
  ["the index's own words", 'pudu OR NOT "AND" (NEAR', 200],
  ["quotes and operators of the other engine", "' & | ! <-> :*", 200],
  ["two hundred words", Array.from({ length: 200 }, (_, at) => `p${at}`).join(" "), 400],
  ["10 kB", "lampara".repeat(1_500), 400],
] as const)("a search of %s is answered clearly", async ([, q, status], { shop }) => {
  const response = await fetch(
    `${shop.url}/api/endpoints/productos.php?q=${encodeURIComponent(q)}`,
  );
  expect(response.status).toBe(status);
  const body = (await response.json()) as unknown;
  if (status === 400)
    expect(body).toMatchObject({ error: "La búsqueda admite hasta 100 caracteres." });
});
