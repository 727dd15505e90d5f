import { expect, it } from "vitest";
import { maxUnitsOf } from "./unit-bounds.ts";

const units = { perLine: 24, sharePercent: 50, shareFrom: 12 };

it.each([
  { stock: 0, most: 12 },
  { stock: 1, most: 12 },
  { stock: 12, most: 12 },
  { stock: 24, most: 12 },
  { stock: 31, most: 15 },
  { stock: 48, most: 24 },
  { stock: 5_000, most: 24 },
])("of $stock units one person takes at most $most", ({ stock, most }) => {
  expect(maxUnitsOf(stock, units)).toBe(most);
});

it("a line is bounded also where the share starts higher", () => {
  expect(maxUnitsOf(10, { ...units, perLine: 3 })).toBe(3);
});
