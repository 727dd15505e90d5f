import { expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { buildPlate } from "#tests/support/buying/plates.ts";
import { type CsvShop, openCsvShop, csvTest as test } from "#tests/support/calls/csv-calls.ts";

const plateCell =
  "Nombre: texto; obligatorio; 12 letras; +200 por letra\nColor de las letras: color; +500; opciones: Lapislázuli | Araucaria";

const colores = [
  { nombre: "Lapislázuli", color: "#1f3a8a" },
  { nombre: "Araucaria", color: "#2f6b3a" },
  { nombre: "Rojo", color: "#c0392b" },
];

async function listColores(shop: CsvShop): Promise<void> {
  for (const body of colores) await shop.admin("saveColor", { body });
}

const toCsv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n");

async function read(shop: CsvShop, sku: string) {
  const { id } = await shop.database.db
    .selectFrom("productos")
    .select("id")
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  const answer = await shop.admin("getProducto", { query: { id } });
  if (!answer.ok) throw new Error(answer.error ?? "");
  return answer.data;
}

async function skuOf(shop: CsvShop, id: number): Promise<string> {
  const answer = await shop.admin("getProducto", { query: { id } });
  return answer.ok ? answer.data.sku : "";
}

async function skusIn(shop: CsvShop, color: string): Promise<string[]> {
  const answer = await shop.client()("listProductos", { query: { color } });
  return answer.ok ? answer.data.map(({ sku }) => sku) : [];
}

test("the exported file says the campos, and changes them without losing what is kept of them", async () => {
  const shop = await openCsvShop();
  await listColores(shop);
  const id = await buildPlate(shop);
  const sku = await skuOf(shop, id);
  const { text } = await shop.csv.download();
  expect(text).toContain(`"${plateCell}"`);
  expect((await shop.csv.apply(text)).body).toMatchObject({ iguales: 1, errores: [] });

  const changed =
    "Nombre: texto; obligatorio; 14 letras; +200 por letra\ncolor de las letras: color; opciones: rojo +$900 | Araucaria\nTalla: opción; opciones: 16 | 18 +300";
  const file = toCsv([
    ["sku", "campos"],
    [sku, changed],
  ]);
  const { body } = await shop.csv.simulate(file);
  expect(body).toMatchObject({ cambiados: 1, errores: [] });
  expect(body.cambios[0]?.campos).toEqual(
    [
      [
        "Nombre: texto; obligatorio; 12 letras; +200 por letra",
        "Nombre: texto; obligatorio; 14 letras; +200 por letra",
      ],
      [
        "Color de las letras: color; +500; opciones: Lapislázuli | Araucaria",
        "color de las letras: color; opciones: Rojo +900 | Araucaria",
      ],
      ["", "Talla: opción; opciones: 16 | 18 +300"],
    ].map(([antes, despues]) => ({ campo: "campos", antes, despues })),
  );
  expect((await read(shop, sku)).personalizacion[0]).toMatchObject({ max: 12 });

  await shop.csv.apply(file);
  const [first = "", ...rest] = changed.split("\n");
  const turned = await shop.csv.simulate(
    toCsv([
      ["sku", "campos"],
      [sku, [...rest, first].join("\n")],
    ]),
  );
  expect(turned.body.cambios[0]?.campos).toEqual([
    {
      campo: "campos",
      antes: "Nombre, color de las letras, Talla",
      despues: "color de las letras, Talla, Nombre",
    },
  ]);
  const { personalizacion } = await read(shop, sku);
  expect(personalizacion).toEqual([
    {
      ...{ clave: "nombre", etiqueta: "Nombre", tipo: "texto", obligatorio: true, max: 14 },
      ...{ precio: 0, precio_por_letra: 200 },
    },
    {
      ...{ clave: "color", etiqueta: "color de las letras", tipo: "color", obligatorio: false },
      precio: 0,
      opciones: [
        { clave: "rojo", nombre: "Rojo", color: "#c0392b", precio: 900 },
        { clave: "araucaria", nombre: "Araucaria", color: "#2f6b3a" },
      ],
    },
    {
      ...{ clave: "talla", etiqueta: "Talla", tipo: "opcion", obligatorio: false, precio: 0 },
      opciones: [
        { clave: "opcion", nombre: "16" },
        { clave: "opcion_2", nombre: "18", precio: 300 },
      ],
    },
  ]);
  expect(await skusIn(shop, "rojo")).toEqual([sku]);
  expect(await skusIn(shop, "lapislazuli")).toEqual([]);
  const trail = await shop.admin("listAuditoria", {
    query: { entidad: "producto", entidad_id: id },
  });
  expect(trail.ok && trail.data[0]?.despues).toEqual({ personalizacion });
  await shop.close();
});

test("an empty cell keeps the campos, «ninguno» takes them away, and a new producto has its own", async ({
  shop,
}) => {
  await listColores(shop);
  const sku = await skuOf(shop, await buildPlate(shop));
  const file = (cell: string) =>
    toCsv([
      ["sku", "nombre", "precio", "categoria", "stock", "campos"],
      [sku, "Placa con nombre", 9990, "Figuras", 5, cell],
      ["LLAVERO-1", "Llavero", 3990, "Figuras", 2, plateCell],
    ]);
  expect((await shop.csv.apply(file(""))).body).toMatchObject({ nuevos: 1, errores: [] });
  expect((await read(shop, sku)).personalizacion).toHaveLength(2);
  expect(await read(shop, "LLAVERO-1")).toMatchObject({
    // It cannot be bought without a text.
    a_medida: true,
    personalizacion: [{ clave: "nombre" }, { clave: "color_de_las_letras" }],
  });
  expect((await skusIn(shop, "araucaria")).toSorted()).toEqual(["LLAVERO-1", sku].toSorted());
  expect((await shop.csv.apply(file("ninguno"))).body).toMatchObject({ cambiados: 1, iguales: 1 });
  expect((await read(shop, sku)).personalizacion).toEqual([]);
});

test.for([
  ["Nombre: texto; muchas letras", "campos", "«Nombre»: no entendemos «muchas letras»."],
  ["Nombre: texto; 99 letras", "campos", "Campo 1: El máximo de letras debe ser"],
  ["Color: color; opciones: Fucsia", "campos", "«Color»: «Fucsia» no está en los colores"],
  ["Color: color", "campos", "Campo 1 («Color»): escribe sus opciones."],
  ["Nombre: texto; obligatorio; 9 letras", "a_medida", "se hace siempre a medida"],
])("%j is refused in its row", async ([cell = "", columna, mensaje = ""], { shop }) => {
  const rows = ["sku", "nombre", "precio", "categoria", "a_medida", "campos"];
  const file = toCsv([rows, ["MAL-1", "Llavero", 3990, "Figuras", "no", cell]]);
  const error = { fila: 2, sku: "MAL-1", columna, mensaje: expect.stringContaining(mensaje) };
  expect((await shop.csv.simulate(file)).body.errores).toEqual([error]);
});

test("campos are of the whole familia", async ({ shop }) => {
  const [known = 0] = await buildFamilia(shop);
  const sku = await skuOf(shop, known);
  const cell = "Inicial: texto; 1 letra";
  const refused = await shop.csv.simulate(
    toCsv([
      ["sku", "campos"],
      [sku, cell],
    ]),
  );
  expect(refused.body.errores).toMatchObject([
    {
      columna: "campos",
      mensaje: "Es igual en toda la familia: cámbialo en el editor del producto.",
    },
  ]);
  const row = (n: number, campos: string) => [
    ...[`OLA-${n}`, "", 9990, "Figuras", 3, "Ola", `Talla: ${n}`, campos],
  ];
  const header = ["sku", "nombre", "precio", "categoria", "stock", "familia", "valores", "campos"];
  const other = toCsv([header, row(1, cell), row(2, "Inicial: texto; 2 letras")]);
  expect((await shop.csv.simulate(other)).body.errores).toMatchObject([
    { fila: 3, columna: "campos", mensaje: expect.stringContaining("lo de la fila 2") },
  ]);
  const made = await shop.csv.apply(toCsv([header, row(1, cell), row(2, ""), row(3, cell)]));
  expect(made.body).toMatchObject({ nuevos: 3, errores: [] });
  const initial = { clave: "inicial", etiqueta: "Inicial", tipo: "texto", max: 1 };
  for (const n of [1, 2, 3])
    expect((await read(shop, `OLA-${n}`)).personalizacion).toMatchObject([initial]);
});
