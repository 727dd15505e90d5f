import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openCsvShop, csvTest as test } from "#tests/support/calls/csv-calls.ts";

describe("the exported file", () => {
  const tricky = [
    { nombre: "=SUM(A1:A9)", descripcion: '+56 9; "comillas"\r\ny otra línea\n\nfin' },
    { nombre: "'=ya con apóstrofo", descripcion: "-1", material: "@nadie" },
    { nombre: "''", descripcion: "'90s", dimensiones: "10x15, 8 cm" },
    { nombre: "Ñandú 🦤", material: "PLA;PETG" },
    { nombre: "Juan,=cmd|' /C calc'!A0", descripcion: "Calle 1,=HYPERLINK(A1)\tfin" },
  ];

  test("imports again without any change, formulas and line breaks included", async ({ shop }) => {
    for (const fields of tricky) await buildProducto(shop, fields);
    const hidden = await buildProducto(shop, {
      categoria: "Descontinuados",
      destacado: true,
      a_medida: true,
    });
    await shop.admin("patchProducto", { query: { id: hidden }, body: { activo: false } });
    const { response, text } = await shop.csv.download();
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("productos.csv");
    expect(text.startsWith('\ufeff"sku";"nombre";"descripcion";"precio";"stock";')).toBe(true);
    const { body } = await shop.csv.apply(text);
    expect(body).toMatchObject({ nuevos: 0, cambiados: 0, errores: [] });
    expect(body.iguales).toBe(body.filas);
    expect(body.mensaje).toBe("No había nada que cambiar.");
  });

  test("makes the same productos in a shop that has none of them", async ({ shop }) => {
    const other = await openCsvShop();
    const { text } = await shop.csv.download();
    const { body } = await other.csv.apply(text);
    expect(body.nuevos).toBe(body.filas);
    // Only line breaks change: spreadsheets write LF.
    const breaks = (file: string) => file.replaceAll("\r\n", "\n");
    expect(breaks((await other.csv.download()).text)).toBe(breaks(text));
    await other.close();
  });

  test("holds what the filters of the list match, and nothing else", async ({ shop }) => {
    await buildProducto(shop, { nombre: "Guanaco único", stock: 2, categoria: "Decoración" });
    const skusOf = async (query: Record<string, string>) =>
      (await shop.csv.download(query)).text.trim().split("\r\n").slice(1);
    expect(await skusOf({ q: "guanaco" })).toHaveLength(1);
    expect(await skusOf({ q: "guanaco", categoria: "figuras" })).toEqual([]);
    expect(await skusOf({ q: "%" })).toEqual([]);
    expect(await skusOf({ activo: "false" })).toHaveLength(1);
    expect(await skusOf({ q: "guanaco", stock_bajo: "true" })).toHaveLength(1);
  });
});

describe("the largest file", () => {
  test("is imported, changed and exported whole", async ({ shop }) => {
    const descripcion = "Hecha a pedido, capa por capa. ".repeat(20);
    const file = (precio: number) =>
      `sku;nombre;descripcion;precio;categoria;stock\n${Array.from(
        { length: 5000 },
        (_, index) => `GRANDE-${index};Pieza ${index};${descripcion};${precio};Figuras;3\n`,
      ).join("")}`;
    expect((await shop.csv.apply(file(1000))).body).toMatchObject({ nuevos: 5000 });
    expect((await shop.csv.apply(file(2000))).body).toMatchObject({ cambiados: 5000 });
    expect((await shop.csv.simulate(file(2000))).body).toMatchObject({ iguales: 5000 });
    const { text } = await shop.csv.download({ q: "grande" });
    expect(text.trim().split("\r\n").length).toBeGreaterThan(5000);
  });
});
