import fc from "fast-check";
import { expect, test } from "vitest";
import { permitidos, tiposDeCampo } from "#contract/schemas/campos.ts";
import { readCampos, type ToldCampo, writeCampos } from "./campos-cell.ts";

const text = { etiqueta: "Nombre", tipo: "texto", obligatorio: true, precio: 0, max: 12 } as const;
const color = {
  ...{ etiqueta: "Color", tipo: "color", obligatorio: false, precio: 0 },
  opciones: [{ nombre: "Rojo" }, { nombre: "Lapis", precio: 900 }],
} as const;

test.each<[string, unknown[]]>([
  ["Nombre: texto; obligatorio; 12 letras", [text]],
  [" nombre largo : TEXTO ;12 Letras; Obligatorio; ", [{ ...text, etiqueta: "nombre largo" }]],
  ["Color: color; opciones: Rojo | Lapis +$900", [color]],
  [
    "Nombre: texto; obligatorio; 12 letras\n\nColor: color; opciones: Rojo|Lapis+900",
    [text, color],
  ],
  [
    "Frase: texto; 20 letras; 2 lineas; mayusculas; solo letras; +1.500; +100 por letra; ayuda: Va así: «x»",
    [
      {
        ...{ etiqueta: "Frase", tipo: "texto", obligatorio: false, max: 20, lineas: 2 },
        ...{ mayusculas: true, permitidos: "letras", precio: 1500, precio_por_letra: 100 },
        ayuda: "Va así: «x»",
      },
    ],
  ],
  [
    "Talla\\: del anillo: opción; opciones: 16 \\+ media | a\\|b",
    [
      {
        ...{ etiqueta: "Talla: del anillo", tipo: "opcion", obligatorio: false, precio: 0 },
        opciones: [{ nombre: "16 + media" }, { nombre: "a|b" }],
      },
    ],
  ],
  ["Ninguno", []],
])("%j is read", (cell, value) => {
  expect(readCampos(cell)).toEqual({ ok: true, value });
});

test.each([
  ["Nombre", "Escribe un campo por línea"],
  [": texto", "Escribe un campo por línea"],
  ["Nombre: 12 letras", "«Nombre»: escribe primero qué se llena"],
  ["Nombre: texto; doce letras", "«Nombre»: no entendemos «doce letras»"],
  ["Nombre: texto; + 5 por pieza", "«Nombre»: no entendemos «+ 5 por pieza»"],
  ["Nombre: texto; 12 letras; 14 letras", "«Nombre»: «14 letras» está dos veces."],
  ["Color: color; opciones: Rojo +uno", "«Color»: no entendemos"],
  ['[{"clave":"nombre"}]', "escribe primero qué se llena"],
])("%j is refused: %s", (cell, mensaje) => {
  expect(readCampos(cell)).toEqual({ ok: false, mensaje: expect.stringContaining(mensaje) });
});

const line = fc
  .string({ unit: fc.constantFrom(..."aZñ9 +|;:\\$.«".split("")), minLength: 1, maxLength: 20 })
  .map((it) => it.trim())
  .filter((it) => it !== "");
const pesos = fc.integer({ min: 1, max: 9_999_999 });

const campo = fc.record(
  {
    etiqueta: line,
    tipo: fc.constantFrom(...tiposDeCampo),
    obligatorio: fc.boolean(),
    precio: fc.oneof(fc.constant(0), pesos),
    ayuda: line,
    max: fc.integer({ min: 1, max: 60 }),
    lineas: fc.integer({ min: 2, max: 4 }),
    mayusculas: fc.constant(true),
    permitidos: fc.constantFrom(...permitidos),
    precio_por_letra: pesos,
    opciones: fc.array(fc.record({ nombre: line, precio: pesos }, { requiredKeys: ["nombre"] }), {
      minLength: 1,
      maxLength: 5,
    }),
  },
  { requiredKeys: ["etiqueta", "tipo", "obligatorio", "precio"] },
);

test("every list of campos is read as it is written", () => {
  fc.assert(
    fc.property(fc.array(campo, { minLength: 1, maxLength: 6 }), (campos) => {
      const value = campos as ToldCampo[];
      expect(readCampos(writeCampos(value))).toEqual({ ok: true, value });
    }),
  );
});
