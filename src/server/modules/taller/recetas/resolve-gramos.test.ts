import { expect, test } from "vitest";
import type { RecetaGramos } from "#contract/schemas/recetas.ts";
import { resolveGramos } from "./resolve-gramos.ts";

const piece = { campos: { letras: "nieve", nombre: "Eva" }, ejes: { Color: "musgo" } };
const row = (de: RecetaGramos["de"], clave: string, gramos: number) => ({ de, clave, gramos });

test.for<[string, RecetaGramos[], ReturnType<typeof resolveGramos>]>([
  ["a color of the shop", [row("color", "carbon", 12)], [{ clave: "carbon", gramos: 12 }]],
  ["the buyer's choice", [row("campo", "letras", 3)], [{ clave: "nieve", gramos: 3 }]],
  ["the variante's own", [row("eje", "Color", 40)], [{ clave: "musgo", gramos: 40 }]],
  [
    "one color of two places, once",
    [row("eje", "Color", 40), row("color", "carbon", 1), row("color", "musgo", 2)],
    [
      { clave: "musgo", gramos: 42 },
      { clave: "carbon", gramos: 1 },
    ],
  ],
  ["nothing for a campo that was left empty", [row("campo", "borde", 5)], []],
  ["nothing for an eje that is gone", [row("eje", "Tapa", 5)], []],
  ["nothing for a name that every object has", [row("campo", "constructor", 5)], []],
  ["nothing without rows", [], []],
])("the gramos of a piece are of %s", ([, rows, expected]) => {
  expect(resolveGramos(rows, piece)).toEqual(expected);
});
