// @module-tag both-engines

import { expect } from "vitest";
import { buildFamilia, colors, sizes } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { type CsvShop, csvTest as test } from "#tests/support/calls/csv-calls.ts";

const toCsv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n");

const told = (color: string, size: string) => `Color: ${color}; Talla: ${size}`;

async function idOf({ database }: CsvShop, sku: string): Promise<number> {
  const { id } = await database.db
    .selectFrom("productos")
    .select("id")
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  return id;
}

async function load(shop: CsvShop, id: number) {
  const answer = await shop.admin("getFamilia", { query: { id } });
  if (!answer.ok) throw new Error(answer.error ?? "");
  return answer.data;
}

async function read(shop: CsvShop, id: number) {
  const answer = await shop.admin("getProducto", { query: { id } });
  if (!answer.ok) throw new Error(answer.error ?? "");
  return answer.data;
}

/** Its acts, the latest first. */
async function acts(shop: CsvShop, entidad: "familia" | "producto", id: number) {
  const answer = await shop.admin("listAuditoria", { query: { entidad, entidad_id: id } });
  return answer.ok ? answer.data.map(({ accion, despues }) => ({ accion, despues })) : [];
}

async function checkShop({ database, config, clock }: CsvShop): Promise<void> {
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
}

test("the exported file says familia and valores of each variante and imports again unchanged", async ({
  shop,
}) => {
  await buildFamilia(shop, { nombre: "Macetero Eco", ejes: [colors, sizes] });
  const signs = { ...sizes, nombre: "Medida: alto; ancho" };
  const valores = [{ clave: "uno", nombre: "10:15; 20\\30" }];
  await buildFamilia(shop, { nombre: "Rara; muy", ejes: [{ ...signs, valores }] });
  await buildProducto(shop, { sku: "SOLO-1" });
  const { text } = await shop.csv.download();
  expect(text).toContain('"sí";"Macetero Eco";"Color: Musgo; Talla: Grande";""\r\n');
  expect(text).toContain('"Rara; muy";"Medida\\: alto\\; ancho: 10:15\\; 20\\\\30";""\r\n');
  expect(text).toMatch(/"SOLO-1".*"sí";;"";""\r\n/);
  const { body } = await shop.csv.apply(text);
  expect(body).toMatchObject({ nuevos: 0, cambiados: 0, errores: [] });
  expect(body.iguales).toBe(body.filas);
});

test("rows with one new familia become its variantes, with the ficha of the first row", async ({
  shop,
}) => {
  await buildFamilia(shop);
  const known = await buildProducto(shop, { sku: "BRUMA-2", stock: 7, nombre: "Jarrón" });
  const file = toCsv([
    ["sku", "nombre", "precio", "categoria", "descripcion", "stock", "familia", "valores"],
    ["BRUMA-1", "", 9990, "Decoración", "Para el balcón", 3, "Bruma", told("lapis", "Única")],
    ["BRUMA-2", "Jarrón", 8990, "", "", 7, "BRUMA", "Talla: Única; Color: Arena"],
    ["BRUMA-3", "Bruma", 7990, "decoracion", "", 0, "Bruma", told("Musgo", "Única")],
  ]);
  const { text } = await shop.csv.download();
  const counts = { nuevos: 2, cambiados: 1, iguales: 0, errores: [] };
  expect((await shop.csv.simulate(file)).body).toMatchObject(counts);
  expect((await shop.csv.download()).text).toBe(text);
  expect((await shop.csv.apply(file)).body).toMatchObject(counts);
  const { nombre, ejes, variantes } = await load(shop, known);
  expect({ nombre, ejes }).toEqual({
    nombre: "Bruma",
    ejes: [
      { ...colors, valores: [0, 2, 1].map((at) => colors.valores[at]) },
      { nombre: "Talla", tipo: "opcion", valores: [{ clave: "unica", nombre: "Única" }] },
    ],
  });
  expect(variantes.map((it) => [it.nombre, it.sku, it.precio, it.stock])).toEqual([
    ["Bruma · Lapis · Única", "BRUMA-1", 9990, 3],
    ["Bruma · Arena · Única", "BRUMA-2", 8990, 7],
    ["Bruma · Musgo · Única", "BRUMA-3", 7990, 0],
  ]);
  const common = { descripcion: "Para el balcón", categoria_nombre: "Decoración" };
  const producto = await read(shop, known);
  expect(producto).toMatchObject(common);
  expect(await acts(shop, "familia", producto.familia?.id ?? 0)).toEqual([
    {
      accion: "Creó una familia",
      despues: { nombre, ejes, variantes: variantes.map(({ id }) => id).sort((a, b) => a - b) },
    },
  ]);
  expect(await acts(shop, "producto", known)).toEqual([
    {
      accion: "Importó productos desde un archivo",
      despues: expect.objectContaining({ nombre: "Bruma · Arena · Única", precio: 8990 }),
    },
  ]);
  const listed = await shop.client()("listProductos", { query: { q: "bruma" } });
  expect(listed.ok && listed.data.map(({ id }) => id)).toEqual([known]);
  const again = file.replace("Jarrón", "");
  expect((await shop.csv.apply(again)).body).toMatchObject({ iguales: 3, cambiados: 0, nuevos: 0 });
  await checkShop(shop);
});

test("a row joins a known familia, takes its ficha and may bring a valor", async ({ shop }) => {
  const campo = { clave: "texto", etiqueta: "Texto", tipo: "texto", max: 9 } as const;
  const personalizacion = [{ ...campo, obligatorio: true, precio: 0 }];
  const ids = await buildFamilia(shop, {
    ...{ nombre: "Lámpara Ola", ejes: [colors, sizes], personalizacion },
    ...{ descripcion: "Da luz", categoria: "Figuras", destacado: true },
  });
  const alone = await buildProducto(shop, { sku: "OLA-X", stock: 5, categoria: "Decoración" });
  const file = toCsv([
    ["sku", "precio", "familia", "valores"],
    ["OLA-Y", 5990, "lampara ola", told("Lapis", "Mediana")],
    ["ola-x", 6990, "Lámpara Ola", told("Musgo", "Mediana")],
  ]);
  expect((await shop.csv.apply(file)).body).toMatchObject({ nuevos: 1, cambiados: 1, errores: [] });
  const { ejes, variantes } = await load(shop, alone);
  expect(ejes[1]?.valores).toEqual([...sizes.valores, { clave: "mediana", nombre: "Mediana" }]);
  expect(variantes.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids, alone]));
  expect(variantes).toHaveLength(8);
  const added = await idOf(shop, "OLA-Y");
  for (const [id, nombre, stock] of [
    [alone, "Lámpara Ola · Musgo · Mediana", 5],
    [added, "Lámpara Ola · Lapis · Mediana", 0],
  ] as const) {
    expect(await read(shop, id)).toMatchObject({
      ...{ nombre, stock, descripcion: "Da luz", categoria_nombre: "Figuras" },
      ...{ destacado: true, a_medida: true, personalizacion: [{ clave: "texto" }] },
    });
  }
  expect((await read(shop, ids[0] ?? 0)).variantes).toHaveLength(8);
  const precios = toCsv([
    ["sku", "precio", "familia"],
    ["OLA-Y", 4990, ""],
    ["OLA-X", 4990, "Lámpara Ola"],
  ]);
  expect((await shop.csv.apply(precios)).body).toMatchObject({ cambiados: 2, errores: [] });
  expect(await read(shop, added)).toMatchObject({
    precio: 4990,
    familia: { nombre: "Lámpara Ola" },
  });
  await checkShop(shop);
});
