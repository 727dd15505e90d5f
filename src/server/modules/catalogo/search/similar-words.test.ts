import { expect, it } from "vitest";
import { similarWords, soundOf } from "./similar-words.ts";

const known = [
  "tapa",
  "cerros",
  "nervio",
  "suavidad",
  "lampara",
  "volcan",
  "llavero",
  "posavasos",
  "gota",
];
const words = known.map((word) => ({ word, sound: soundOf(word) }));

it.each([
  ["lampra", "lampara"],
  ["lamapra", "lampara"],
  ["bolcan", "volcan"],
  ["llabero", "llavero"],
  ["posabazo", "posavasos"],
])("takes %s for a slip of %s", (typed, meant) => {
  expect(similarWords(typed, words)).toEqual([meant]);
});

it.each(["mapa", "perros", "novios", "navidad", "gato", "lap", "ño"])(
  "takes %s for no other word",
  (typed) => {
    expect(similarWords(typed, words)).toEqual([]);
  },
);
