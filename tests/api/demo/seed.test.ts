import { expect } from "vitest";
import { loadCatalogo } from "#demo/catalogo.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";

const { productos, familias } = loadCatalogo();
const test = freshShopTest();

test.beforeEach(async ({ shop }) => {
  await buildAdmin(shop);
  await ensureCategorias(shop.database.db, shop.clock.now());
});

async function seed({ database, images }: TestShop, wanted: number | null): Promise<string[]> {
  await seedDemo({ database, images, passwords: createTestPasswords() }, wanted);
  const rows = await database.db.selectFrom("productos").select("sku").execute();
  return rows.map(({ sku }) => sku);
}

test("a demo grows by what it lacks, and is left alone without a number", async ({ shop }) => {
  const curated = productos.map(({ sku }) => sku);
  expect((await seed(shop, 3)).toSorted()).toEqual(curated.slice(0, 3).toSorted());
  expect(await seed(shop, null)).toHaveLength(3);
  const grown = await seed(shop, productos.length + 2);
  expect(grown).toHaveLength(productos.length + 2);
  expect(grown).toEqual(expect.arrayContaining(curated));
});

test("lists show one of each familia: the piece itself", async ({ shop }) => {
  await seed(shop, null);
  await shop.app.refreshCatalogoVersion();
  const heads = familias.map(({ variantes }) => variantes[0]?.sku);
  const skus = new Set(familias.flatMap(({ variantes }) => variantes.map(({ sku }) => sku)));
  const result = await shop.client()("listProductos", { query: { por_pagina: "100" } });
  const listed = result.ok ? result.data.map(({ sku }) => sku).filter((sku) => skus.has(sku)) : [];
  expect(listed.toSorted()).toEqual(heads.toSorted());
});
