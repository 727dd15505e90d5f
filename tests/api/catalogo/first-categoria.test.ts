// @module-tag both-engines

import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias, insertCategoria } from "#server/modules/catalogo/index.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";

/** Without a categoria there is no row to lock. */
let admin: ReturnType<TestShop["client"]>;
test.beforeAll(async ({ shop }) => {
  admin = shop.client((await buildAdmin(shop)).token);
});
test.beforeEach(async ({ shop }) => {
  await shop.database.db.deleteFrom("categorias").execute();
});

const save = (nombre: string) => admin("saveCategoria", { body: { nombre } });

const saveBeside = (shop: TestShop, nombre: string, first: { nombre: string; slug: string }) =>
  holdWhile(
    shop,
    (tx) => insertCategoria(tx, { ...first, now: shop.clock.now() }),
    () => save(nombre),
  );

test("a name that another writer takes at that moment is refused as taken", async ({ shop }) => {
  const result = await saveBeside(shop, "lamparas", { nombre: "Lámparas", slug: "lamparas" });
  expect(result).toMatchObject({
    status: 409,
    campos: { nombre: "Ya hay una categoría con ese nombre." },
  });
});

test("another name with the same address gets the next number", async ({ shop }) => {
  const result = await saveBeside(shop, "¡Lámparas!", { nombre: "Lámparas", slug: "lamparas" });
  expect(result).toMatchObject({ data: { categoria: { slug: "lamparas-2" } } });
});

test("of many first ones at once, one gets the name", async () => {
  const results = await Promise.all(
    ["Móviles", "moviles", "MÓVILES", "móviles"].map((nombre) => save(nombre)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test("two processes that start at once open with five between them", async ({ shop }) => {
  const { db } = shop.database;
  const now = shop.clock.now();
  const slugs = ["figuras", "prototipos", "regalos", "gamer", "decoracion"];
  await holdWhile(
    shop,
    async (tx) => {
      for (const slug of slugs) await insertCategoria(tx, { nombre: slug, slug, now });
    },
    () => ensureCategorias(db, now),
  );
  const rows = await db.selectFrom("categorias").select("slug").orderBy("id").execute();
  expect(rows.map(({ slug }) => slug)).toEqual(slugs);
});
