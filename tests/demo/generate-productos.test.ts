import { describe, expect, it } from "vitest";
import { findCatalogoFaults, loadCatalogo } from "#demo/catalogo.ts";
import { generateProductos } from "#demo/generate-productos.ts";

describe("generateProductos", () => {
  it("gives the same products for the same seed, and others for another", () => {
    const once = generateProductos({ count: 50, seed: 7 });
    expect(generateProductos({ count: 50, seed: 7 })).toEqual(once);
    expect(generateProductos({ count: 50, seed: 8 })).not.toEqual(once);
  });

  it("goes on where an earlier call ended", () => {
    const whole = generateProductos({ count: 40, seed: 7 });
    const tail = generateProductos({ count: 15, seed: 7, from: 26 });
    expect(tail).toEqual(whole.slice(25));
  });

  it("never repeats a sku or a name, up to 100000 products", () => {
    const many = generateProductos({ count: 100_000, seed: 1 });
    expect(new Set(many.map(({ sku }) => sku)).size).toBe(many.length);
    expect(new Set(many.map(({ nombre }) => nombre)).size).toBe(many.length);
  });

  it("makes valid products beside the curated ones", () => {
    const { categorias, productos, familias } = loadCatalogo();
    const more = generateProductos({ count: 5_000, seed: 3 });
    const whole = { categorias, productos: [...productos, ...more], familias };
    expect(findCatalogoFaults(whole)).toEqual([]);
    expect(new Set(more.map(({ categoria }) => categoria)).size).toBe(categorias.length);
    expect(more.some(({ stock }) => stock === 0)).toBe(true);
    expect(more.every(({ precio }) => precio % 1_000 === 990)).toBe(true);
  });
});
