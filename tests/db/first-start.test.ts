import { expect } from "vitest";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";

test("opens with the five categorias of docs/reglas.md 27, and makes them once", async ({
  shop,
}) => {
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
