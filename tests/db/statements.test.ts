import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductosAdminQuery } from "#contract/schemas/productos-admin.ts";
import { getProducto, listProductos } from "#server/modules/catalogo/catalogo.service.ts";
import { openSeededDatabase, type SeededDatabase } from "./sql/seeded-database.ts";

let seeded: SeededDatabase;
beforeAll(async () => {
  seeded = await openSeededDatabase();
}, 120_000);
afterAll(async () => {
  await seeded.close();
});

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  seeded.takeStatements();
  await work();
  return seeded.takeStatements().length;
}

test("one producto is read in one statement, with its imagenes and opiniones", async () => {
  const work = () => getProducto(seeded.db, { id: 12, includeInactive: false });
  expect(await countStatements(work)).toBe(1);
});

const lists: [string, ProductosAdminQuery][] = [
  ["the newest", {}],
  ["a deep page", { pagina: 90, por_pagina: 100 }],
  ["a categoria by precio", { categoria: "categoria-3", orden: "precio_asc" }],
  ["a search of one word", { q: "lampara" }],
  ["a search of two words", { q: "lampara bosque" }],
  ["a search by precio", { q: "lampara", orden: "precio_desc" }],
];

test.each(lists)("a page of a list is counted, chosen and read: %s", async (_name, query) => {
  for (const isPublic of [true, false]) {
    const work = () => listProductos(seeded.db, { query, isPublic, onlyDestacados: false });
    const isSearch = isPublic && query.q !== undefined;
    // The first search reads the words of all productos; each asks whether they changed.
    if (isSearch) await work();
    expect(await countStatements(work)).toBeLessThanOrEqual(isSearch ? 4 : 3);
  }
});
