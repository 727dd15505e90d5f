import { describe, expect } from "vitest";
import { maxFound } from "#contract/schemas/lists.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";

const many = maxFound + 30;
/** Beyond what the search sorts. */
const most = 3_100;

/** Rows of one statement, precio ascending with the id. */
async function addMany(shop: TestShop, { word, count }: { word: string; count: number }) {
  const id = await buildProducto(shop, { nombre: `${word} 0`, precio: 1_000 });
  const { db } = shop.database;
  const first = await db
    .selectFrom("productos")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const { id: _id, ...row } = first;
    const sku = `${word}-${index + 1}`;
    return { ...row, sku, busqueda: `${word} ${sku}`, precio: 1_001 + index };
  });
  for (let start = 0; start < rows.length; start += 400) {
    await db
      .insertInto("productos")
      .values(rows.slice(start, start + 400))
      .execute();
  }
}

async function get(shop: TestShop, query: string) {
  const response = await fetch(`${shop.url}/api/endpoints/productos.php?${query}`);
  const body = (await response.json()) as { precio: number }[];
  const [count, more, link] = ["x-total-count", "x-total-more", "link"].map((name) =>
    response.headers.get(name),
  );
  return { precios: body.map(({ precio }) => precio), count, more, link };
}

test.beforeAll(async ({ shop }) => {
  await addMany(shop, { word: "muchos", count: many });
  await addMany(shop, { word: "todos", count: most });
  await buildProducto(shop, { nombre: "Un caso raro", precio: 77 });
});

describe("a search lists its first thousand hits and says when there are more", () => {
  test("the newest first", async ({ shop }) => {
    const { precios, count, more, link } = await get(shop, "q=muchos&por_pagina=2");
    expect(precios).toEqual([1_000 + many - 1, 1_000 + many - 2]);
    expect({ count, more }).toEqual({ count: "1000", more: "true" });
    expect(link).toMatch(/pagina=500[^>]*>; rel="last"/);
  });

  test.for(["muchos", "todos"])("the cheapest of all hits first: %s", async (q, { shop }) => {
    const { precios, more } = await get(shop, `q=${q}&orden=precio_asc&por_pagina=3`);
    expect(precios).toEqual([1_000, 1_001, 1_002]);
    expect(more).toBe("true");
  });

  test.for(["muchos", "todos"])("its last page ends at the thousandth: %s", async (q, { shop }) => {
    const last = await get(shop, `q=${q}&orden=precio_asc&por_pagina=30&pagina=34`);
    expect(last.precios).toEqual(Array.from({ length: 10 }, (_, at) => 1_990 + at));
    const beyond = await get(shop, `q=${q}&orden=precio_asc&por_pagina=30&pagina=35`);
    expect(beyond.precios).toEqual([]);
  });

  test("a search with fewer says how many", async ({ shop }) => {
    const { precios, count, more } = await get(shop, "q=raro");
    expect({ precios, count, more }).toEqual({ precios: [77], count: "1", more: null });
  });

  test("a list without words counts all", async ({ shop }) => {
    const { count, more } = await get(shop, "por_pagina=1");
    expect({ count, more }).toEqual({ count: String(many + most + 1), more: null });
  });
});
