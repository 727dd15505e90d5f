import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it("opens with the five categorias of docs/reglas.md 27, and makes them once", async () => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  await ensureCategorias(shop.database.db, shop.clock.now());
  const result = await shop.client()("listCategorias");
  expect(result.ok && result.data.map(({ slug }) => slug)).toEqual([
    "figuras",
    "prototipos",
    "regalos",
    "gamer",
    "decoracion",
  ]);
});
