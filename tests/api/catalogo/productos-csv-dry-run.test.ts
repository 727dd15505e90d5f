import { beforeEach, describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import { type CsvShop, createCsvCalls, csvTest as test } from "#tests/support/calls/csv-calls.ts";

let sku = "";
let serial = 0;

beforeEach(() => {
  serial += 1;
  sku = `CSV-${serial}`;
});

async function find(shop: CsvShop, wanted: string) {
  const query = { incluir_inactivos: "true", q: wanted } as const;
  const result = await shop.admin("listAllProductos", { query });
  const found = result.ok ? result.data.find((producto) => producto.sku === wanted) : undefined;
  if (!found) return undefined;
  const detalle = await shop.admin("getProducto", { query: { id: found.id } });
  return detalle.ok ? detalle.data : undefined;
}

const newRow = (fields = "") => `sku;nombre;precio;categoria\n${sku};Zorro;9990;Figuras\n${fields}`;

async function readProducto(shop: CsvShop, id: number) {
  const found = await shop.admin("getProducto", { query: { id } });
  if (!found.ok) throw new Error(`no producto ${id}: ${found.error}`);
  return found.data;
}

describe("the dry run of a file", () => {
  test("reports its changes and makes none", async ({ shop }) => {
    const id = await buildProducto(shop, { sku, precio: 5000 });
    const before = await readProducto(shop, id);
    const file = `sku,precio,nombre,categoria,activo\n${sku},6000,Otro,decoracion,no\n${sku}-B,1000,Nuevo,Figuras,\n`;
    const { status, body } = await shop.csv.simulate(file);
    expect(status).toBe(200);
    expect(body).toEqual({
      mensaje: "El archivo está listo: 1 nuevo, 1 cambiado y 0 sin cambios.",
      filas: 2,
      nuevos: 1,
      cambiados: 1,
      iguales: 0,
      errores: [],
      cambios: [
        {
          tipo: "cambiado",
          sku,
          nombre: "Otro",
          campos: [
            { campo: "nombre", antes: before.nombre, despues: "Otro" },
            { campo: "precio", antes: "5000", despues: "6000" },
            { campo: "categoria", antes: "Figuras", despues: "Decoración" },
            { campo: "activo", antes: "sí", despues: "no" },
          ],
        },
        { tipo: "nuevo", sku: `${sku}-B`, nombre: "Nuevo", campos: [] },
      ],
    });
    expect(await readProducto(shop, id)).toEqual(before);
    expect(await find(shop, `${sku}-B`)).toBeUndefined();
  });

  test("reads only the beginning of an endless header", async ({ shop }) => {
    const { status, body } = await shop.csv.simulate(`${"a;".repeat(200_000)}\nx\n`);
    expect(status).toBe(200);
    expect(body.errores).toHaveLength(51);
    expect(body.mensaje).toContain("51 errores");
  });

  test.for([
    ["sku;stock\nA;1.5", 2, "stock", "número entero"],
    ["sku;nombre;precio\nA;b;9990", 2, "categoria", 'El campo "categoria" es obligatorio.'],
    ["sku;precio;categoria\nA;9990;Figuras", 2, "nombre", 'El campo "nombre" es obligatorio.'],
    ["sku;nombre;precio;categoria\nA;b;9990;Nada", 2, "categoria", "No hay una categoría"],
  ] as const)(
    "names row, column and fault of %j",
    async ([file, fila, columna, mensaje], { shop }) => {
      const { status, body } = await shop.csv.simulate(file);
      expect(status).toBe(200);
      const told = { fila, columna, mensaje: expect.stringContaining(mensaje) };
      expect(body.errores).toContainEqual({ ...told, sku: expect.any(String) });
    },
  );

  test("names the row as a spreadsheet does, and its SKU", async ({ shop }) => {
    const { body } = await shop.csv.simulate('sku;nombre;precio\n\n A-1 ;"x\ny";1\nA-2;z;-1');
    const places = body.errores.map(({ fila, sku: typed, columna }) => [fila, typed, columna]);
    expect(places).toEqual([
      [3, "A-1", "nombre"],
      [4, "A-2", "precio"],
    ]);
  });

  test.for([
    ["7,80123E+12", "Una hoja de cálculo cambió este SKU"],
    ["1E+15", "Una hoja de cálculo cambió este SKU"],
    ["780123456789012000", "Una hoja de cálculo cambió este SKU"],
    ["01-mar", "Una hoja de cálculo cambió este SKU"],
    ["780123", "Ya existe el SKU 00780123"],
  ] as const)(
    "takes %s for no new producto, unless the shop has it",
    async ([damaged, mensaje], { shop }) => {
      const file = `sku;nombre;precio;categoria\n"${damaged}";Zorro;9990;Figuras\n`;
      const known = (await find(shop, "00780123"))?.id;
      if (known === undefined) await buildProducto(shop, { sku: "00780123" });
      const { body } = await shop.csv.simulate(file);
      const errores = [{ fila: 2, columna: "sku", mensaje: expect.stringContaining(mensaje) }];
      expect(body).toMatchObject({ nuevos: 0, errores });
      await buildProducto(shop, { sku: damaged });
      expect((await shop.csv.simulate(file)).body).toMatchObject({ cambiados: 1, errores: [] });
    },
  );

  test("counts the errors beyond the 200 that it lists", async ({ shop }) => {
    const { body } = await shop.csv.simulate(`sku;stock\n${"A;x\n".repeat(150)}`);
    expect(body.errores).toHaveLength(200);
    expect(body.mensaje).toBe(
      "El archivo tiene 299 errores: corrígelo y vuelve a subirlo. Te mostramos los primeros 200.",
    );
  });

  test("ignores an empty cell: it neither sells out nor hides a known producto", async ({
    shop,
  }) => {
    await buildProducto(shop, { sku });
    const { body } = await shop.csv.simulate(`sku;stock;activo\n${sku};;\n`);
    expect(body.errores.map(({ columna }) => columna)).toEqual(["stock", "activo"]);
  });
});

describe("who may", () => {
  test("is the owner alone", async ({ shop }) => {
    const cliente = await buildCliente(shop);
    const calls = createCsvCalls(shop, cliente.token);
    expect((await calls.simulate(newRow())).status).toBe(403);
    expect((await calls.apply(newRow())).status).toBe(403);
    expect((await calls.download()).response.status).toBe(403);
    expect((await createCsvCalls(shop, "").apply(newRow())).status).toBe(401);
    expect(await find(shop, sku)).toBeUndefined();
  });
});

describe("a file beyond its bounds", () => {
  test("is refused with one sentence: none, too large, two", async ({ shop }) => {
    expect((await shop.csv.apply(new Uint8Array(5_000_001).fill(65))).status).toBe(413);
    const send = async (parts: string[]) => {
      const form = new FormData();
      for (const part of parts) form.append("archivo", new Blob([part]), "a.csv");
      const { token } = await buildAdmin(shop);
      const response = await fetch(`${shop.url}/api/endpoints/productos_csv.php?simular=true`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await send([])).toMatchObject({
      status: 422,
      body: { error: "Elige un archivo CSV.", campos: { archivo: "Elige un archivo CSV." } },
    });
    expect((await send(["sku", "sku"])).status).toBe(422);
  });
});
