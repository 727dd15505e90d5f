import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Campo } from "../../schemas/campos.ts";
import { personalizacionKey } from "./describe-pieza.ts";
import { checkPersonalizacion, checkValor, countLetters, precioOf } from "./personalizacion.ts";

const texto: Campo = {
  clave: "nombre",
  etiqueta: "Nombre",
  tipo: "texto",
  obligatorio: true,
  max: 10,
  precio: 0,
};
const color: Campo = {
  clave: "color",
  etiqueta: "Color de las letras",
  tipo: "color",
  obligatorio: false,
  opciones: [
    { clave: "lapislazuli", nombre: "Lapislázuli", color: "#1f3a8a" },
    { clave: "araucaria", nombre: "Araucaria", color: "#2f6b3a" },
  ],
  precio: 500,
};
const fecha: Campo = {
  clave: "dia",
  etiqueta: "Día",
  tipo: "fecha",
  obligatorio: false,
  precio: 0,
};

describe("a text", () => {
  test.for([
    ["  Ñandú   3° ", "Ñandú 3°"],
    ["n\u0303andu\u0301", "ñandú"],
    ["a\u00a0b\tc", "a b c"],
    ["<b>Ana</b>", "<b>Ana</b>"],
    ["O'Higgins", "O'Higgins"],
    ["", ""],
  ])("%j becomes %j", ([typed, valor]) => {
    expect(checkValor({ ...texto, max: 20 }, typed as string)).toEqual({ valor });
  });

  test.for([
    ["Ana 🐶", "emojis"],
    ["1️⃣", "emojis"],
    ["🇨🇱", "emojis"],
    ["a\u202eb", "no se ve"],
    ["a\u200bb", "no se ve"],
    ["a\u00adb", "no se ve"],
    ["a\u0000b", "no se ve"],
    ["a\ud800", "no se ve"],
    ["Ana\nEva", "una sola línea"],
    ["Ana\u2028Eva", "una sola línea"],
    ["Анна", "«А»"],
    ["abcdefghijk", "Hasta 10 letras."],
  ])("%j is refused with a sentence", ([typed, part]) => {
    expect(checkValor(texto, typed as string)).toEqual({
      error: expect.stringContaining(part as string),
    });
  });

  test("counts letters as people do", () => {
    expect(countLetters("Ñandú")).toBe(5);
    expect(countLetters("n\u0303")).toBe(1);
    expect(checkValor(texto, "n\u0303".repeat(10))).toEqual({ valor: "ñ".repeat(10) });
  });

  test("is written in capitals where the campo asks for them", () => {
    expect(checkValor({ ...texto, mayusculas: true }, "ñandú ß")).toEqual({ valor: "ÑANDÚ SS" });
  });

  test("has as many lines as the campo gives it", () => {
    const two = { ...texto, lineas: 2 };
    expect(checkValor(two, "Ana\r\n Eva \n")).toEqual({ valor: "Ana\nEva" });
    expect(checkValor(two, "a\nb\nc")).toEqual({ error: "Usa hasta 2 líneas." });
  });

  test("keeps to the signs of the campo", () => {
    expect(checkValor({ ...texto, permitidos: "numeros" }, "12a")).toEqual({
      error: "Aquí van solo números.",
    });
    expect(checkValor({ ...texto, permitidos: "letras" }, "María José")).toEqual({
      valor: "María José",
    });
  });

  test("is stable: what was kept is kept again, letter by letter", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 30 }),
        fc.boolean(),
        (typed, mayusculas) => {
          const campo = { ...texto, max: 60, lineas: 3, mayusculas };
          const once = checkValor(campo, typed);
          if ("error" in once) return;
          expect(checkValor(campo, once.valor)).toEqual(once);
          expect(once.valor).toBe(once.valor.normalize("NFC"));
          expect(once.valor).not.toMatch(/[\p{Cf}\p{Extended_Pictographic}]/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test("a choice is one of its own", () => {
  expect(checkValor(color, "araucaria")).toEqual({ valor: "araucaria" });
  expect(checkValor(color, "Araucaria")).toEqual({
    error: "Elige una opción de «Color de las letras».",
  });
});

test("a date exists", () => {
  expect(checkValor(fecha, "2028-02-29")).toEqual({ valor: "2028-02-29" });
  expect(checkValor(fecha, "2027-02-29")).toHaveProperty("error");
  expect(checkValor(fecha, "mañana")).toHaveProperty("error");
});

describe("a personalizacion", () => {
  test("names each campo that lacks or is unknown", () => {
    expect(checkPersonalizacion([texto, color], { otro: "x" })).toEqual({
      errores: {
        nombre: "Completa «Nombre»: la pieza se hace con eso.",
        otro: "Esta pieza no tiene el campo «otro».",
      },
    });
  });

  test("costs what its campos say, by the letters that were kept", () => {
    const campos = [{ ...texto, precio: 1_000, precio_por_letra: 300 }, color];
    expect(checkPersonalizacion(campos, { color: "araucaria", nombre: " Ana  M " })).toEqual({
      valores: { nombre: "Ana M", color: "araucaria" },
      precio: 1_000 + 4 * 300 + 500,
    });
    expect(precioOf(color, "")).toBe(0);
  });

  test("is the same line in any sequence of its campos", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (valores) => {
        const turned = Object.fromEntries(Object.entries(valores).toReversed());
        expect(personalizacionKey(turned)).toBe(personalizacionKey(valores));
      }),
    );
    expect(personalizacionKey({ a: "1", b: "2" })).not.toBe(personalizacionKey({ a: "12" }));
    expect(personalizacionKey({})).toBe("");
  });
});

test("a clave may be a name that every object knows", () => {
  const campo = { ...texto, clave: "constructor", obligatorio: false };
  expect(checkPersonalizacion([campo], {})).toEqual({ valores: {}, precio: 0 });
  const typed = { constructor: "Ana" } as unknown as Record<string, string>;
  expect(checkPersonalizacion([campo], typed)).toEqual({ valores: typed, precio: 0 });
  expect(checkPersonalizacion([{ ...campo, obligatorio: true }], {})).toHaveProperty("errores");
});
