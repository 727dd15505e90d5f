import { expect, test } from "vitest";
import { parseDimensiones } from "./parse-dimensiones.ts";

test.each([
  ["10x15x8 cm", 100, 150, 80],
  ["11x13,5x6 cm", 110, 135, 60],
  ["3,6x4,6x0,7 cm", 36, 46, 7],
  ["90 x 85 x 16 mm", 90, 85, 16],
  ["90mm × 85mm × 16mm", 90, 85, 16],
  ["7X9.5X9CM", 70, 95, 90],
  ["7x11,5x5,5 cm cada uno", 70, 115, 55],
  ["10x15x8 cm (aprox.)", 100, 150, 80],
  ["0,3x0,2x0,1 m", 300, 200, 100],
  ["10 cm x 20 mm x 3 cm", 100, 20, 30],
])("%s is read", (text, width, alto, depth) => {
  expect(parseDimensiones(text)).toEqual({ ancho: width, alto, fondo: depth });
});

test.each([
  "",
  "mediano",
  "10x15 cm",
  "10x15x8",
  "10x15x8 in",
  "10x15x8x2 cm",
  "10x15x8 cm y 3x3x3 cm",
  "0x15x8 cm",
  "10x15x8 m",
  "1x1x1 mm",
  "12345x1x1 cm",
  "Ø 10 cm",
  "10-15x8x3 cm",
  "10x15x8 cm (alto x ancho x fondo)",
  "10x15x8 cm de diámetro",
  "10x15x8 cm, desarmada",
  "10x15x8 cm interior",
])("«%s» is given up", (text) => {
  expect(parseDimensiones(text)).toBeNull();
});
