import { describe, expect, test } from "vitest";
import { readImport } from "./productos-csv-rows.ts";

const read = (file: string) => readImport(Buffer.from(file));

describe("the file of the productos", () => {
  test.each([
    ["sku;color\nA;rojo", 1, "color", "La columna no se reconoce"],
    ["sku;Precio;precio\nA;1;2", 1, "precio", "La columna está repetida"],
    ["nombre;precio\nA;1", 1, "sku", "Falta la columna sku"],
    ["", 1, "", "El archivo está vacío"],
    [`sku\n${"\n".repeat(4_900_000)}`, 1, "", "demasiados saltos de línea"],
    [`sku\n${"\r".repeat(4_900_000)}`, 1, "", "demasiados saltos de línea"],
    [`${"a;".repeat(2_400_000)}\nx\n`, 1, "", "demasiados saltos de línea"],
    ["sku;nombre\n", 1, "", "ningún producto"],
    [`sku\n${"A\n".repeat(5001)}`, 1, "", "más de 5.000 productos"],
    ['sku;nombre\nA;"abierto\nB;b', 2, "", "Las comillas de esta fila no cierran"],
    ["sku;nombre\nA;b;c", 2, "", "más celdas que el encabezado"],
    ["sku;nombre\nA", 2, "", "menos celdas que el encabezado"],
    ["sku;nombre\n;b", 2, "sku", "Escribe el SKU."],
    ["sku;nombre;precio;categoria\nA;b;0;Figuras", 2, "precio", "entre 1 y 99999999"],
    ["sku;nombre;precio;categoria\nA;b;12.99;Figuras", 2, "precio", "número entero"],
    ["sku;nombre;precio;categoria\nA;b;-5;Figuras", 2, "precio", "número entero"],
    ["sku;nombre;precio;categoria\nA;b;gratis;Figuras", 2, "precio", "número entero"],
    ["sku;stock\nA;1.5", 2, "stock", "número entero"],
    ["sku;destacado\nA;quizás", 2, "destacado", "Escribe sí o no."],
    ["sku;activo\nA;constructor", 2, "activo", "Escribe sí o no."],
    ["sku;activo\nA;__proto__", 2, "activo", "Escribe sí o no."],
    [`sku;precio\nA;${" ".repeat(160_000)}x`, 2, "", "más larga que cualquier dato"],
    [`sku;precio\nA;"${" ;".repeat(5_000)}"`, 2, "", "más larga que cualquier dato"],
    ["sku;nombre\nA;Ñand\ufffd", 2, "", "guarda el archivo como «CSV UTF-8»"],
    [`sku;nombre\nA;${"x".repeat(121)}`, 2, "nombre", "admite hasta 120 caracteres"],
    ['sku;nombre\nA;"x\ny"\na;z', 3, "sku", "El mismo SKU está también en la fila 2."],
  ])("has row, column and fault of %j", (file, fila, columna, mensaje) => {
    const told = { fila, columna, mensaje: expect.stringContaining(mensaje) };
    expect(read(file).errors).toContainEqual(told);
  });

  test.each(["12990", "12.990", "$12.990", " $ 12.990 "])("has the precio %j", (precio) => {
    const { rows, errors } = read(`sku;precio\nA;${precio}\n`);
    expect(errors).toEqual([]);
    expect(rows[0]?.cells.precio).toBe(12_990);
  });

  test.each([
    ["sí", true],
    ["SI", true],
    ["true", true],
    ["1", true],
    ["VERDADERO", true],
    ["no", false],
    ["FALSE", false],
    ["0", false],
  ])("has the flag %s", (word, flag) => {
    const { rows } = read(`sku;destacado;activo;a_medida\nA;${word};${word};${word}\n`);
    expect(rows[0]?.cells).toEqual({ sku: "A", destacado: flag, activo: flag, a_medida: flag });
  });
});
