import fc from "fast-check";
import { expect, it } from "vitest";
import {
  candidatesFor,
  createSounds,
  nearestOf,
  similarWords,
  soundOf,
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

/** Each kind of error in this place. */
function slipsOf(typed: string, place: number): string[] {
  const letters = [...typed];
  const [one = "", two = ""] = letters.slice(place);
  return [
    letters.with(place, "o"),
    letters.toSpliced(place, 1),
    letters.toSpliced(place, 0, "l"),
    letters.toSpliced(place, 2, two, one),
  ].map((slip) => slip.join(""));
}

it("finds each word with one error", () => {
  fc.assert(
    fc.property(spelt(6), fc.nat(), (typed, at) => {
      fc.pre(soundOf(typed).length > 4);
      const place = 1 + (at % (typed.length - 2));
      for (const slip of slipsOf(typed, place).filter((it) => it !== typed))
        expect(similarWords(typed, createSounds([slip]))).toEqual([slip]);
    }),
    { seed: 7, numRuns: 2_000 },
  );
});

it("finds what a comparison with every word would", () => {
  fc.assert(
    fc.property(fc.array(spelt(2), { maxLength: 40 }), spelt(3), fc.nat(), (others, typed, at) => {
      const slips = slipsOf(typed, at % (typed.length - 1));
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
