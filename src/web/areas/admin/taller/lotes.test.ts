import { expect, test } from "vitest";
import type { Trabajo } from "#contract/schemas/taller.ts";
import { coloresOf, groupLotes, pasoOf, sumMinutos } from "./lotes.ts";

let serial = 0;
const work = (changes: Partial<Trabajo>): Trabajo => ({
  ...{ id: ++serial, pedido_id: 1, detalle_id: 1, unidad: 1, tipo: "imprimir", estado: "en_cola" },
  ...{ producto_id: 1, nombre_producto: "Placa", numero: "E-000001", material: "PLA" },
  ...{ hasta: null, motivo: null, tiene_foto: false, receta: null, colores: [], placa: null },
  ...changes,
});
const inColor = (valor: string) => ({
  personalizacion_textos: [
    { clave: "nombre", etiqueta: "Nombre", valor: "Eva" },
    { clave: "color", etiqueta: "Color", valor, color: "#1f3a8a" },
  ],
});

test("a print waits for the printer, a piece of the shelf for its parcel", () => {
  expect(pasoOf(work({}))).toBe("imprimir");
  expect(pasoOf(work({ tipo: "empacar" }))).toBe("embalar");
  expect(pasoOf(work({ estado: "revisado" }))).toBe("embalar");
  expect(pasoOf(work({ estado: "embalado" }))).toBeUndefined();
});

test("prints share a lote by material and colors, whatever their text; the first piece leads", () => {
  const trabajos = [
    work(inColor("Azul")),
    work({}),
    work({ ...inColor("Azul"), numero: "E-000002" }),
    work({ ...inColor("Azul"), material: "PETG" }),
  ];
  const lotes = groupLotes(trabajos, "imprimir");
  expect(lotes.map((it) => [it.material, it.colores.map(({ nombre }) => nombre)])).toEqual([
    ["PLA", ["Azul"]],
    ["PLA", []],
    ["PETG", ["Azul"]],
  ]);
  expect(lotes[0]?.trabajos).toHaveLength(2);
});

test("a parcel takes the pieces of one pedido", () => {
  const trabajos = [
    work({ estado: "revisado" }),
    work({ tipo: "empacar" }),
    work({ numero: "E-000002" }),
  ];
  expect(groupLotes(trabajos, "embalar").map((it) => [it.numero, it.trabajos.length])).toEqual([
    ["E-000001", 2],
    ["E-000002", 1],
  ]);
});

test("the colors of a receta come first, and a chosen one that it does not know stays", () => {
  const receta = { version: 1, minutos: 80, por_placa: 1, notas: "", archivo: null };
  const colores = [{ nombre: "Carbón", color: "#222222" }];
  const chosen = { nombre: "Azul", color: "#1f3a8a" };
  const print = work({ ...inColor("Azul"), receta, colores });
  expect(coloresOf(print)).toEqual([...colores, chosen]);
  expect(coloresOf({ ...print, colores: [chosen] })).toEqual([chosen]);
  expect(groupLotes([print, work({ receta, colores })], "imprimir")).toHaveLength(2);
  expect(sumMinutos([print, work({}), print])).toBe(160);
});

test("placas are counted within their colors, and stand in the sequence of their first pieces", () => {
  const receta = { version: 1, minutos: 80, por_placa: 2, notas: "", archivo: null };
  const blue = () => work({ ...inColor("Azul"), receta });
  const trabajos = [blue(), blue(), work({ receta }), blue(), work({ ...inColor("Rojo") })];
  const lotes = groupLotes([...trabajos, work(inColor("Azul"))], "imprimir");
  expect(lotes.map(({ placa, colores, canMove }) => [colores[0]?.nombre, placa, canMove])).toEqual([
    ["Azul", { numero: 1, total: 2 }, true],
    [undefined, null, false],
    ["Azul", { numero: 2, total: 2 }, true],
    ["Rojo", null, false],
    ["Azul", { numero: null, total: 2 }, true],
  ]);
  expect(new Set(lotes.map(({ key }) => key)).size).toBe(lotes.length);
});
