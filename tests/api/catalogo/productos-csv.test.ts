import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildProducto } from "#rig/builders/builders.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { type CsvShop, openCsvShop } from "#tests/support/calls/csv-calls.ts";

let shop: TestShop;
let csv: CsvShop["csv"];
let admin: CsvShop["admin"];
let sku = "";
let serial = 0;

beforeAll(async () => {
  ({ shop, csv, admin } = await openCsvShop());
});
afterAll(() => shop.close());
beforeEach(() => {
  serial += 1;
  sku = `CSV-${serial}`;
});

async function find(wanted: string) {
  const query = { incluir_inactivos: "true", q: wanted } as const;
  const result = await admin("listAllProductos", { query });
  const found = result.ok ? result.data.find((producto) => producto.sku === wanted) : undefined;
  if (!found) return undefined;
  const detalle = await admin("getProducto", { query: { id: found.id } });
  return detalle.ok ? detalle.data : undefined;
}

const acts = async () => {
  const result = await admin("listAuditoria", { query: { entidad: "importacion" } });
  return result.ok ? result.data : [];
};

const newRow = (fields = "") => `sku;nombre;precio;categoria\n${sku};Zorro;9990;Figuras\n${fields}`;

describe("a file that is applied", () => {
  it.each(["12990", "12.990", "$12.990", " $ 12.990 "])("reads the precio %j", async (precio) => {
    await csv.apply(`sku;nombre;precio;categoria\n${sku};Zorro;${precio};DECORACION\n`);
    expect(await find(sku)).toMatchObject({
      nombre: "Zorro",
      precio: 12_990,
      stock: 0,
      categoria_slug: "decoracion",
      activo: true,
      destacado: false,
      version: 1,
    });
  });

  it.each([
    ["sí", true],
    ["SI", true],
    ["true", true],
    ["1", true],
    ["VERDADERO", true],
    ["no", false],
    ["FALSE", false],
    ["0", false],
  ])("reads the flag %s", async (word, destacado) => {
    await csv.apply(
      `sku;nombre;precio;categoria;destacado;activo\n${sku};Zorro;1;Figuras;${word};${word}\n`,
    );
    expect(await find(sku)).toMatchObject({ destacado, activo: destacado });
  });

  it("reads Windows-1252 and commas, as older spreadsheets write them", async () => {
    const file = `SKU,Nombre,Precio,Categoría\r\n${sku},"Ñandú, pequeño","$9.990",Decoración\r\n`;
    expect((await csv.apply(Buffer.from(file, "latin1"))).status).toBe(200);
    expect(await find(sku)).toMatchObject({
      nombre: "Ñandú, pequeño",
      precio: 9990,
      categoria_nombre: "Decoración",
    });
  });

  it("changes the columns that are there and leaves the others, known by the sku in any case", async () => {
    const id = await buildProducto(shop, { sku, nombre: "Antes", descripcion: "Se queda" });
    const { body } = await csv.apply(`sku;nombre;material\n${sku.toLowerCase()};Después;PETG\n`);
    expect(body).toMatchObject({ nuevos: 0, cambiados: 1, iguales: 0 });
    expect(await find(sku)).toMatchObject({
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

  it("raises the version of what changed, and of nothing else", async () => {
    await buildProducto(shop, { sku, precio: 1000 });
    await buildProducto(shop, { sku: `${sku}-B`, precio: 1000 });
    await csv.apply(`sku;precio\n${sku};1000\n${sku}-B;2000\n`);
    expect((await find(sku))?.version).toBe(1);
    expect((await find(`${sku}-B`))?.version).toBe(2);
  });

  it("leaves one row in the trail, and none when nothing changed", async () => {
    const before = (await acts()).length;
    await csv.apply(newRow());
    await csv.apply(newRow());
    const after = await acts();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({
      accion: "Importó productos desde un archivo",
      entidad_id: null,
      despues: { nuevos: 1, cambiados: 0, iguales: 0 },
    });
  });

  it("tells in the trail what each changed producto was and is", async () => {
    const id = await buildProducto(shop, { sku, precio: 1000, stock: 5 });
    await csv.apply(`sku;precio;stock\n${sku};2000;9\n`);
    const trail = await admin("listAuditoria", { query: { entidad: "producto", entidad_id: id } });
    expect(trail).toMatchObject({
      data: [{ antes: { precio: 1000, stock: 5 }, despues: { precio: 2000, stock: 9 } }],
    });
  });

  it("shows in the very next page of the catalogue", async () => {
    const read = () => shop.client()("listProductos", { query: { q: sku } });
    expect(await read()).toMatchObject({ data: [] });
    await csv.apply(newRow());
    expect(await read()).toMatchObject({ data: [{ sku }] });
  });

  it("is refused whole with 422 when it has one error", async () => {
    const before = (await acts()).length;
    const { status, body } = await csv.apply(newRow(`${sku}-B;Puma;caro;Figuras\n`));
    expect(status).toBe(422);
    expect(body.error).toBe(
      'El archivo tiene 1 error y no se cambió nada. Línea 3, precio: El campo "precio" debe ser un número entero entre 1 y 99999999.',
    );
    expect(await find(sku)).toBeUndefined();
    expect(await acts()).toHaveLength(before);
  });
});

describe("stock", () => {
  it("is what can be sold: units that a payment holds stay beside it", async () => {
    const id = await buildProducto(shop, { sku, stock: 5 });
    const file = `sku;stock\n${sku};5\n`;
    expect((await csv.simulate(file)).body.iguales).toBe(1);
    await startPayment(await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]));
    expect(await stockOf(shop, id)).toBe(3);
    expect((await csv.apply(file)).body).toMatchObject({ cambiados: 1, iguales: 0 });
    expect(await stockOf(shop, id)).toBe(5);
    const row = await shop.database.db
      .selectFrom("productos")
      .select(["stock", "reservado"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ stock: 7, reservado: 2 });
  });

  it("stays as it is in a file without the column, whatever is bought meanwhile", async () => {
    const id = await buildProducto(shop, { sku, stock: 5 });
    await startPayment(await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]));
    await csv.apply(`sku;precio\n${sku};777\n`);
    expect(await stockOf(shop, id)).toBe(3);
  });
});
