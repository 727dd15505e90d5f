import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it("opens with the five categorias of the specification, and makes them once", async () => {
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
