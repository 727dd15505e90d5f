import { expect, test } from "vitest";
import { publicNombre } from "./public-nombre.ts";

test.each([
  ["Camila Soto", "Camila S."],
  ["Camila Soto Vega", "Camila S."],
  ["Ana María Soto Vega", "Ana S."],
  ["  Íñigo   ñúñez ", "Íñigo Ñ."],
  ["Cher", "Cher"],
  ["O'Higgins 𝒮oto", "O'Higgins 𝒮."],
  ["Estrato Oficial", "Cliente"],
])("%j signs an opinion as %j", (nombre, expected) => {
  expect(publicNombre(nombre, "Estrato")).toBe(expected);
});
