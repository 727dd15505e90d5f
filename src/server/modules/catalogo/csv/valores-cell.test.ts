import fc from "fast-check";
import { expect, test } from "vitest";
import { readValores, type ToldValor, toldValores, writeValores } from "./valores-cell.ts";

const blue = { eje: "Color", valor: "Lapis" };
const large = { eje: "Talla", valor: "Grande" };
const time = { eje: "Hora", valor: "10:15" };

test.each<[string, ToldValor[]]>([
  ["Color: Lapis; Talla: Grande", [blue, large]],
  [" Color :Lapis;Talla:  Grande ; ", [blue, large]],
  ["Hora: 10:15", [time]],
  ["Con\\: signos: a\\; b\\\\", [{ eje: "Con: signos", valor: "a; b\\" }]],
])("%j names %j", (text, value) => {
  expect(readValores(text)).toEqual({ ok: true, value });
});

test.each([
  ["Lapis", "Escribe los valores así"],
  [";", "Escribe los valores así"],
  ["Color: Lapis; color: Musgo", "«color» está dos veces."],
  ["A: 1; B: 2; C: 3; D: 4", "hasta 3 ejes"],
  [`${"E".repeat(31)}: 1`, "hasta 30"],
  [`Color: ${"v".repeat(41)}`, "hasta 40"],
  [": Lapis", "obligatorio"],
  ["Color: ", "obligatorio"],
])("%j is refused: %s", (text, mensaje) => {
  expect(readValores(text)).toEqual({ ok: false, mensaje: expect.stringContaining(mensaje) });
});

test("names the valores of a variante by its ejes, whatever these are called", () => {
  const valores = [{ clave: "uno", nombre: "Uno" }];
  const ejes = ["Talla", "2"].map((nombre) => ({ nombre, tipo: "opcion", valores }));
  const told = toldValores('["uno","uno"]', JSON.stringify(ejes));
  expect(writeValores(told)).toBe("Talla: Uno; 2: Uno");
  expect(toldValores("[]", null)).toEqual([]);
});

test("reads what it writes, whatever signs the names have", () => {
  const name = fc
    .string({ unit: fc.constantFrom("a", "Ñ", "2", ";", ":", "\\", "-", "«"), minLength: 1 })
    .filter((text) => text.length <= 30);
  const valores = fc.uniqueArray(fc.record({ eje: name, valor: name }), {
    ...{ minLength: 1, maxLength: 3 },
    selector: ({ eje }) => eje.toLowerCase(),
  });
  fc.assert(
    fc.property(valores, (value) => {
      expect(readValores(writeValores(value))).toEqual({ ok: true, value });
    }),
    { seed: 7 },
  );
});
