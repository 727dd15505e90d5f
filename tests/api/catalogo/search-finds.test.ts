// @module-tag both-engines

import { expect } from "vitest";
import { loadCatalogo } from "#demo/catalogo.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { type Query, queries, watchedQueries } from "#tests/support/search/queries.ts";

/** Productos of a list that a person reads. */
const firstFew = 5;
/** Queries with the right producto among the first few, of all: raise it with the search, never lower it. */
const found = 123;

test.beforeAll(async ({ shop }) => {
  const { categorias, productos } = loadCatalogo();
  const names = new Map(categorias.map(({ slug, nombre }) => [slug, nombre]));
  for (const { categoria, imagenes: _, opiniones: __, ...producto } of productos.toReversed()) {
    await buildProducto(shop, { ...producto, categoria: names.get(categoria) ?? categoria });
  }
});

async function missed(shop: TestShop, asked: readonly Query[]): Promise<string[]> {
  const call = shop.client();
  const answers: string[] = [];
  for (const { typed, finds } of asked) {
    const result = await call("listProductos", { query: { q: typed } });
    const skus = result.ok ? result.data.slice(0, firstFew).map(({ sku }) => sku) : [];
    if (!finds.some((sku) => skus.includes(sku))) answers.push(typed);
  }
  return answers;
}

test("finds what people look for", async ({ shop }) => {
  const all = [...watchedQueries, ...queries];
  const misses = await missed(shop, all);
  expect(all.length - misses.length, `missed: ${misses.join(", ")}`).toBeGreaterThanOrEqual(found);
});
