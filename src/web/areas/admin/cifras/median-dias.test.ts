import { expect, it } from "vitest";
import { medianDias } from "./median-dias.ts";

it.each([
  [[], null],
  [[{ dias: 0, pedidos: 1 }], 0],
  [
    [
      { dias: 1, pedidos: 2 },
      { dias: 5, pedidos: 2 },
    ],
    1,
  ],
  [
    [
      { dias: 1, pedidos: 2 },
      { dias: 5, pedidos: 3 },
    ],
    5,
  ],
])("of %j is %s", (counts, median) => {
  expect(medianDias(counts)).toBe(median);
});
