import { expect, test } from "vitest";
import { homeCopy } from "./home.copy.ts";

test.each([
  [7, "7"],
  [100, "100+"],
  [501, "500+"],
  [12_345, "12.300+"],
])("%i printed pieces are %s", (count, text) => {
  expect(homeCopy.pieces(count)).toBe(text);
});
