import fc from "fast-check";
import { expect, it } from "vitest";
import {
  candidatesFor,
  createSounds,
  nearestOf,
  similarWords,
  spellingsOf,
} from "./similar-words.ts";

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
const words = createSounds(known);

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

const spelt = (minLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", "o", "l", "r"), minLength, maxLength: 11 });

it("finds what a comparison with every word would", () => {
  fc.assert(
    fc.property(fc.array(spelt(2), { maxLength: 40 }), spelt(3), fc.nat(), (others, typed, at) => {
      const letters = [...typed];
      const place = at % (letters.length - 1);
      const [one = "", two = ""] = letters.slice(place);
      const slips = [
        letters.with(place, "o"),
        letters.toSpliced(place, 1),
        letters.toSpliced(place, 0, "l"),
        letters.toSpliced(place, 2, two, one),
      ].map((slip) => slip.join(""));
      const all = [...new Set([...others, ...slips])];
      const sounding = all.flatMap((word) =>
        [...spellingsOf(word)].map((sound) => ({ word, sound })),
      );
      expect(similarWords(typed, createSounds(all))).toEqual(nearestOf(typed, () => sounding));
    }),
    { seed: 7, numRuns: 2_000 },
  );
});

it("compares with few of many words", () => {
  const letters = [..."abdefgijlmnoprstu"];
  const many = letters.flatMap((first) =>
    letters.flatMap((second) =>
      letters.flatMap((third) => [
        `${first}${second}${third}ana`,
        `${first}${second}${third}tonela`,
      ]),
    ),
  );
  const sounds = createSounds(many);
  for (const [sound, allowed] of [
    ["lampana", 1],
    ["lamtonela", 2],
  ] as const) {
    const compared = [...candidatesFor(sound, { sounds, allowed })];
    expect(compared.length).toBeLessThan(many.length / 10);
  }
});
