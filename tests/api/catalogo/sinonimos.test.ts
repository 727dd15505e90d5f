import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { writeFallidas } from "#server/modules/catalogo/index.ts";
import { days } from "#server/time/clock.ts";

async function asAdmin(shop: TestShop) {
  return shop.client((await buildAdmin(shop)).token);
}

async function search(shop: TestShop, q: string): Promise<string[]> {
  const result = await shop.client()("listProductos", { query: { q } });
  return result.ok ? result.data.map(({ nombre }) => nombre) : [];
}

describe("the owner's sinonimos", () => {
  test("are found from the next search on, and no longer once they are gone", async ({ shop }) => {
    const admin = await asAdmin(shop);
    await buildProducto(shop, { nombre: "Trompo saltarín" });
    expect(await search(shop, "peonza")).toEqual([]);
    const saved = await admin("saveSinonimo", { body: { palabras: " trompo,  Peonza ," } });
    expect(saved).toMatchObject({ data: { sinonimo: { palabras: "trompo, Peonza" } } });
    expect(await search(shop, "peonzas")).toEqual(["Trompo saltarín"]);
    const id = saved.ok ? saved.data.sinonimo.id : 0;
    const changed = { id, palabras: "trompo, perinola" };
    expect(await admin("saveSinonimo", { body: changed })).toMatchObject({ ok: true });
    expect(await search(shop, "peonza")).toEqual([]);
    expect(await search(shop, "perinola")).toEqual(["Trompo saltarín"]);
    expect(await admin("deleteSinonimo", { query: { id: String(id) } })).toMatchObject({
      ok: true,
    });
    expect(await search(shop, "perinola")).toEqual([]);
    const gone = await admin("saveSinonimo", { body: changed });
    expect(gone).toMatchObject({ status: 404, error: "Estas palabras ya no están en la lista." });
  });

  test.for([
    ["trompo", "Escribe al menos dos palabras distintas, separadas por comas."],
    ["Trompo, trómpo", "Escribe al menos dos palabras distintas, separadas por comas."],
    [
      "porta celular, base",
      "«porta celular» no es una sola palabra: separa las palabras con comas.",
    ],
    ["!!!, base", "«!!!» no es una sola palabra: separa las palabras con comas."],
    [Array.from({ length: 13 }, (_, at) => `p${at}`).join(), "Un grupo admite hasta 12 palabras."],
  ] as const)("are refused clearly: %s", async ([palabras, error], { shop }) => {
    const admin = await asAdmin(shop);
    const result = await admin("saveSinonimo", { body: { palabras } });
    expect(result).toMatchObject({ status: 422, error, campos: { palabras: error } });
  });
});

describe("searches without a hit", () => {
  /** Those of this test: a kept answer may be made ahead for the next who asks. */
  async function fallidas(shop: TestShop, of = /./): Promise<[string, number][]> {
    await writeFallidas(shop.app.ctx);
    const result = await (await asAdmin(shop))("listBusquedasFallidas");
    const rows = result.ok ? result.data.filter(({ palabras }) => of.test(palabras)) : [];
    return rows.map(({ palabras, veces }) => [palabras, veces]);
  }

  test("are counted by their words, the last of what was typed", async ({ shop }) => {
    const own = /unicorn|cuncuna/;
    await buildProducto(shop, { nombre: "Cuncuna" });
    for (const q of ["Unicórn", "Unicornio", "el unicornio", "Cuncuna", "cuncuna wqxzptk"]) {
      await search(shop, q);
    }
    expect(await fallidas(shop, own)).toEqual([
      ["unicornio", 2],
      ["cuncuna wqxzptk", 1],
    ]);
    await search(shop, "UNICORNIO");
    expect((await fallidas(shop, own)).at(0)).toEqual(["unicornio", 3]);
  });

  test("hold no address, no number and no long text", async ({ shop }) => {
    const long = "hola soy zwqxk y busco mi pzwkq qxwz perdido kzqxw";
    for (const q of ["qzwx@ejemplo.cl", "qzwx 987654321", long, "!!!"]) await search(shop, q);
    expect(await fallidas(shop, /qzwx|hola|zwqxk/)).toEqual([]);
  });

  test("are forgotten after 90 days", async ({ shop }) => {
    await search(shop, "wqxzptk");
    expect((await fallidas(shop)).map(([palabras]) => palabras)).toContain("wqxzptk");
    const { db, clock } = shop.app.ctx;
    const later = { db, clock: { now: () => clock.now() + days(91) } };
    await writeFallidas(later as never);
    expect(await fallidas(shop, /wqxzptk/)).toEqual([]);
  });
});
