// @module-tag both-engines

import { beforeEach, describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { type CsvShop, csvTest as test } from "#tests/support/calls/csv-calls.ts";

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

const acts = async (shop: CsvShop) => {
  const result = await shop.admin("listAuditoria", { query: { entidad: "importacion" } });
  return result.ok ? result.data : [];
};

const newRow = (fields = "") => `sku;nombre;precio;categoria\n${sku};Zorro;9990;Figuras\n${fields}`;

describe("a file that is applied", () => {
  test("makes a producto of what it says, and of what it leaves out", async ({ shop }) => {
    await shop.csv.apply(`sku;nombre;precio;categoria\n${sku};Zorro;$12.990;DECORACION\n`);
    expect(await find(shop, sku)).toMatchObject({
      nombre: "Zorro",
      precio: 12_990,
      stock: 0,
      categoria_slug: "decoracion",
      activo: true,
      destacado: false,
      version: 1,
    });
  });

  test.for([
    ["sí", true],
    ["no", false],
  ] as const)("keeps the flag %s", async ([word, destacado], { shop }) => {
    await shop.csv.apply(
      `sku;nombre;precio;categoria;destacado;activo;a_medida\n${sku};Zorro;1;Figuras;${word};${word};${word}\n`,
    );
    expect(await find(shop, sku)).toMatchObject({
      destacado,
      activo: destacado,
      a_medida: destacado,
    });
  });

  test("cannot unmark what cannot be bought without a text", async ({ shop }) => {
    const texto = { clave: "nombre", etiqueta: "Nombre", tipo: "texto", max: 8 } as const;
    const personalizacion = [{ ...texto, obligatorio: true, precio: 0 }];
    await buildProducto(shop, { sku, personalizacion });
    const { status, body } = await shop.csv.apply(`sku;a_medida;precio\n${sku};no;1\n`);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: expect.stringContaining("Fila 2, a_medida: No se puede"),
    });
    expect(await find(shop, sku)).toMatchObject({ a_medida: true, precio: 12_990 });
    expect((await shop.csv.apply(`sku;a_medida;precio\n${sku};sí;1\n`)).status).toBe(200);
  });

  test("reads Windows-1252 and commas, as older spreadsheets write them", async ({ shop }) => {
    const file = `SKU,Nombre,Precio,Categoría\r\n${sku},"Ñandú, pequeño","$9.990",Decoración\r\n`;
    expect((await shop.csv.apply(Buffer.from(file, "latin1"))).status).toBe(200);
    expect(await find(shop, sku)).toMatchObject({
      nombre: "Ñandú, pequeño",
      precio: 9990,
      categoria_nombre: "Decoración",
    });
  });

  test("changes the columns that it has and no others; the sku matches in any case", async ({
    shop,
  }) => {
    const id = await buildProducto(shop, { sku, nombre: "Antes", descripcion: "Se queda" });
    const { body } = await shop.csv.apply(
      `sku;nombre;material\n${sku.toLowerCase()};Después;PETG\n`,
    );
    expect(body).toMatchObject({ nuevos: 0, cambiados: 1, iguales: 0 });
    expect(await find(shop, sku)).toMatchObject({
      id,
      sku,
      nombre: "Después",
      descripcion: "Se queda",
      material: "PETG",
      precio: 12_990,
      version: 2,
    });
    const found = await shop.client()("listProductos", { query: { q: "despues petg" } });
    expect(found.ok && found.data.map((producto) => producto.id)).toEqual([id]);
  });

  test("raises the version of what changed, and of nothing else", async ({ shop }) => {
    await buildProducto(shop, { sku, precio: 1000 });
    await buildProducto(shop, { sku: `${sku}-B`, precio: 1000 });
    await shop.csv.apply(`sku;precio\n${sku};1000\n${sku}-B;2000\n`);
    expect((await find(shop, sku))?.version).toBe(1);
    expect((await find(shop, `${sku}-B`))?.version).toBe(2);
  });

  test("leaves one row in the trail, and none when nothing changed", async ({ shop }) => {
    const before = (await acts(shop)).length;
    await shop.csv.apply(newRow());
    await shop.csv.apply(newRow());
    const after = await acts(shop);
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({
      accion: "Importó productos desde un archivo",
      entidad_id: null,
      despues: { nuevos: 1, cambiados: 0, iguales: 0 },
    });
  });

  test("writes old and new values of each changed producto to the trail", async ({ shop }) => {
    const id = await buildProducto(shop, { sku, precio: 1000, stock: 5 });
    await shop.csv.apply(`sku;precio;stock\n${sku};2000;9\n`);
    const trail = await shop.admin("listAuditoria", {
      query: { entidad: "producto", entidad_id: id },
    });
    expect(trail).toMatchObject({
      data: [{ antes: { precio: 1000, stock: 5 }, despues: { precio: 2000, stock: 9 } }],
    });
  });

  test("appears in the next rendered page of the catalogue", async ({ shop }) => {
    const read = async () => {
      const listed = await shop.client()("listProductos", { query: { q: sku } });
      return listed.ok ? listed.data.map((producto) => producto.sku) : null;
    };
    // Others have its number in their nombre.
    expect(await read()).not.toContain(sku);
    await shop.csv.apply(newRow());
    expect(await read()).toContain(sku);
  });

  test("is refused whole with 422 when it has one error", async ({ shop }) => {
    const before = (await acts(shop)).length;
    const { status, body } = await shop.csv.apply(newRow(`${sku}-B;Puma;caro;Figuras\n`));
    expect(status).toBe(422);
    expect(body.error).toBe(
      'El archivo tiene 1 error y no se cambió nada. Fila 3, precio: El campo "precio" debe ser un número entero entre 1 y 99999999.',
    );
    expect(await find(shop, sku)).toBeUndefined();
    expect(await acts(shop)).toHaveLength(before);
  });
});

describe("stock", () => {
  test("is what can be sold: held units come on top", async ({ shop }) => {
    const id = await buildProducto(shop, { sku, stock: 5 });
    const file = `sku;stock\n${sku};5\n`;
    expect((await shop.csv.simulate(file)).body.iguales).toBe(1);
    await startPayment(await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]));
    expect(await stockOf(shop, id)).toBe(3);
    expect((await shop.csv.apply(file)).body).toMatchObject({ cambiados: 1, iguales: 0 });
    expect(await stockOf(shop, id)).toBe(5);
    const row = await shop.database.db
      .selectFrom("productos")
      .select(["stock", "reservado"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ stock: 7, reservado: 2 });
  });

  test("is unchanged by a file without the column, whatever is bought meanwhile", async ({
    shop,
  }) => {
    const id = await buildProducto(shop, { sku, stock: 5 });
    await startPayment(await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]));
    await shop.csv.apply(`sku;precio\n${sku};777\n`);
    expect(await stockOf(shop, id)).toBe(3);
  });
});
