import { expect, test } from "vitest";
import { describeDias } from "./impresora-facts.ts";

test.each([
  ["12345", "lu a vi"],
  ["1234567", "lu a do"],
  ["67", "sá, do"],
  ["135", "lu, mi, vi"],
  ["7", "do"],
])("%s is said as «%s»", (dias, expected) => {
  expect(describeDias(dias)).toBe(expected);
});
