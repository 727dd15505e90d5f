import { expect, test } from "vitest";
import { countByStars } from "./opinion-figures.ts";

test("counts every number of stars, from five to one", () => {
  const levels = countByStars([5, 5, 4, 1].map((calificacion) => ({ calificacion })));
  expect(levels.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 1],
  ]);
  expect(levels.map(({ share }) => share)).toEqual([0.5, 0.25, 0, 0, 0.25]);
});

test("without opiniones every share is none", () => {
  expect(countByStars([]).every(({ share }) => share === 0)).toBe(true);
});
