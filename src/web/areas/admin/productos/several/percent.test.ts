import { expect, test } from "vitest";
import { changeByPercent, readPercent } from "./percent.ts";

test.each([
  ["-10", -100],
  ["−7,5 %", -75],
  ["8.5", 85],
  [" + 12% ", 120],
  ["900", 9_000],
  ["-90", -900],
])("%s is read in tenths", (typed, tenths) => {
  expect(readPercent(typed)).toBe(tenths);
});

test.each(["", "0", "-0,0", "-90,1", "900,1", "1000", "10%%", "diez", "8,55", "1e2", "--5"])(
  "%s is no percentage",
  (typed) => {
    expect(readPercent(typed)).toBeNull();
  },
);

test.each([
  [9_990, -100, 8_990],
  [9_990, 85, 10_840],
  [1_000, -5, 1_000],
  [50, -900, 10],
  [1, -900, 10],
  [99_999_999, 9_000, 1_000_000_000 - 10],
])("%i pesos changed by %i tenths are %i, in tens", (precio, tenths, changed) => {
  expect(changeByPercent(precio, tenths)).toBe(changed);
});
