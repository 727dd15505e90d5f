import { expect, test } from "vitest";
import { closestVariante } from "./closest-variante.ts";

const of = (Color: string, Alto: string, Base: string) => ({ ejes: { Color, Alto, Base } });
const first = of("Lapis", "Chico", "Lisa");
const variantes = [
  first,
  of("Lapis", "Grande", "Lisa"),
  of("Musgo", "Grande", "Con pie"),
  of("Musgo", "Grande", "Lisa"),
  of("Musgo", "Chico", "Con pie"),
];

test.each([
  ["with all the other valores, when there is one", "Alto", "Grande", variantes[1]],
  ["with most of them, the first of equals", "Color", "Musgo", variantes[3]],
  ["with none of them, when no other has the valor", "Base", "Con pie", variantes[4]],
  ["the shown one for its own valor", "Color", "Lapis", first],
  ["none for a valor that is not sold", "Color", "Arena", undefined],
  ["none for an eje that is not there", "Peso", "Lapis", undefined],
])("leads to the variante %s", (_rule, eje, valor, expected) => {
  expect(closestVariante(variantes, first, { eje, valor })).toBe(expected);
});
