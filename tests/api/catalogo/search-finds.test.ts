// @module-tag both-engines

import { expect } from "vitest";
import { loadCatalogo } from "#demo/catalogo.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import {
  type Query,
  queries,
  wantedQueries,
  watchedQueries,
} from "#tests/support/search/queries.ts";

/** Productos of a list that a person reads. */
const firstFew = 5;
/** Queries with the right producto among the first few, of all: raise it with the search, never lower it. */
const found = 124;
const foundWanted = 68;

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
  for (const one of asked) {
    const { typed } = one;
    const result = await call("listProductos", { query: { q: typed } });
    const skus = result.ok ? result.data.map(({ sku }) => sku) : ["none"];
    if (!isAnswered(one, skus)) answers.push(typed);
  }
  return answers;
}

function isAnswered({ finds, first, never }: Query, skus: readonly string[]): boolean {
  if (finds.length === 0) return skus.length === 0;
  const isFirst = first === undefined || skus[0] === first;
  const hasNever = never !== undefined && skus.includes(never);
  return isFirst && !hasNever && finds.some((sku) => skus.slice(0, firstFew).includes(sku));
}

test("finds what people look for", async ({ shop }) => {
  const all = [...watchedQueries, ...queries];
  const misses = await missed(shop, all);
  expect(all.length - misses.length, `missed: ${misses.join(", ")}`).toBeGreaterThanOrEqual(found);
});

test("finds gifts for people and occasions, and says that there is none of what the shop has not", async ({
  shop,
}) => {
  const misses = await missed(shop, wantedQueries);
  const answered = wantedQueries.length - misses.length;
  expect(answered, `missed: ${misses.join(", ")}`).toBeGreaterThanOrEqual(foundWanted);
});
