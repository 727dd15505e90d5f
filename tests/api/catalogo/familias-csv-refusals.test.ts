import { expect } from "vitest";
import { buildFamilia, colors, sizes } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { csvTest } from "#tests/support/calls/csv-calls.ts";

const test = csvTest.extend("known", { scope: "file" }, async ({ shop }) => {
  const [variante = 0] = await buildFamilia(shop, {
    ...{ nombre: "Nube", ejes: [colors, sizes], categoria: "Figuras", descripcion: "Pesa poco" },
  });
  await buildFamilia(shop, { nombre: "Gemela" });
  await buildFamilia(shop, { nombre: "Gemelá" });
  await buildProducto(shop, { sku: "LIBRE" });
  const answer = await shop.admin("getProducto", { query: { id: variante } });
  return answer.ok ? answer.data.sku : "";
});

const header = ["sku", "nombre", "precio", "categoria", "descripcion", "familia", "valores"];
type Row = Partial<Record<(typeof header)[number], string>>;

const toCsv = (rows: readonly Row[]) =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? ""))]
    .map((row) => row.map((cell) => `"${cell}"`).join(";"))
    .join("\n");

const one: Row = { sku: "N-1", precio: "9990", categoria: "Figuras", familia: "Nueva" };
const added = (valores: string, more: Row = {}): Row => ({ ...one, valores, ...more });
const joins = (valores: string, more: Row = {}) => added(valores, { familia: "nube", ...more });
const many = (count: number, valores: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => added(valores(at), { sku: `N-${at}` }));
const isKnown = { sku: "KNOWN", precio: "12990" };
const free = joins("Color: Lapis; Talla: Única");

test.for<[string, Row[], [fila: number, columna: string, mensaje: string]]>([
  ["a variante to another familia", [{ ...isKnown, familia: "Otra" }], [2, "familia", "«Nube»"]],
  [
    "a variante to other valores",
    [{ ...isKnown, familia: "Nube", valores: "Color: Lapis; Talla: Grande" }],
    [2, "valores", "se cambian en sus variantes"],
  ],
  ["no valores", [{ ...one, valores: "" }], [2, "valores", "en cada eje"]],
  ["no familia", [added("Color: Lapis", { familia: "", nombre: "X" })], [2, "familia", "también"]],
  ["no eje", [added("Lapis")], [2, "valores", "Escribe los valores así"]],
  ["an unknown eje", [joins("Color: Lapis; Brillo: Mate")], [2, "valores", "no es un eje"]],
  ["too few ejes", [joins("Color: Lapis")], [2, "valores", "Falta el valor de «Talla»"]],
  ["an unknown color", [joins("Color: Oro; Talla: Chica")], [2, "valores", "«Oro» no está"]],
  ["an unknown color of a new one", [added("Color: Oro")], [2, "valores", "«Oro» no está"]],
  [
    "the place of a variante",
    [joins("Color: lapis; Talla: chica")],
    [2, "valores", "«Nube · Lapis · Chica» está dos veces"],
  ],
  [
    "one place twice",
    [added("Talla: S"), added("Talla: s", { sku: "N-2" })],
    [3, "valores", "«Nueva · S» está dos veces"],
  ],
  [
    "other ejes than the first row",
    [added("Talla: S"), added("Medida: S", { sku: "N-2" })],
    [3, "valores", "«Medida» no es un eje de «Nueva»"],
  ],
  ["one of two namesakes", [added("Color: Lapis", { familia: "gemela" })], [2, "familia", "dos"]],
  ["a long nombre", [added("T: S", { familia: "F".repeat(81) })], [2, "familia", "hasta 80"]],
  [
    "a variante with a long nombre",
    [added(`T: ${"v".repeat(40)}`, { familia: "F".repeat(80) })],
    [2, "valores", "es un nombre muy largo"],
  ],
  [
    "another descripcion than a known familia",
    [{ ...free, descripcion: "Otra" }],
    [2, "descripcion", "Es igual en toda la familia"],
  ],
  [
    "another categoria than the first row",
    [added("Talla: S"), added("Talla: M", { sku: "N-2", categoria: "Decoración" })],
    [3, "categoria", "lo de la fila 2"],
  ],
  ["a nombre of its own", [{ ...free, nombre: "Otro" }], [2, "nombre", "sale de su familia"]],
  ["no categoria", [added("Talla: S", { categoria: "" })], [2, "categoria", "obligatorio"]],
  ["no precio", [joins("Color: Lapis; Talla: XL", { precio: "" })], [2, "precio", "precio"]],
  [
    "101 variantes",
    many(101, (at) => `A: ${at % 40}; B: ${Math.floor(at / 40)}`),
    [102, "familia", "hasta 100"],
  ],
  ["41 valores", many(41, (at) => `Talla: ${at}`), [42, "valores", "hasta 40 valores"]],
])("a file that gives %s is refused", async ([_, rows, error], { shop, known }) => {
  const file = toCsv(rows).replace("KNOWN", known);
  const [fila, columna, mensaje] = error;
  const { body } = await shop.csv.simulate(file);
  const errores = [{ fila, columna, mensaje: expect.stringContaining(mensaje) }];
  expect(body.errores).toMatchObject(errores);
  expect(body.errores).toHaveLength(1);
});

test("a file with one such row changes nothing", async ({ shop }) => {
  const { text } = await shop.csv.download();
  const { status, body } = await shop.csv.apply(toCsv([free, added("Lapis", { sku: "N-2" })]));
  expect([status, body.error]).toEqual([422, expect.stringContaining("Fila 3, valores")]);
  expect((await shop.csv.download()).text).toBe(text);
});

test("a row that gives the place it has, in other letters, changes nothing", async ({
  shop,
  known,
}) => {
  const row = { ...isKnown, familia: " NUBE ", valores: "talla: chica; color: LAPIS" };
  const { body } = await shop.csv.apply(toCsv([row]).replace("KNOWN", known));
  expect(body).toMatchObject({ iguales: 1, cambiados: 0, errores: [] });
});
