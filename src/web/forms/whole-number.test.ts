import { expect, test } from "vitest";
import { readWholeNumber, showWholeNumber } from "./whole-number.ts";

test.each([
  ["12990", "12990"],
  ["12.990", "12990"],
  ["$12.990", "12990"],
  [" $ 1.234.567 ", "1234567"],
  ["007", "7"],
  ["0", "0"],
  ["", ""],
])("«%s» is read as «%s»", (typed, digits) => {
  expect(readWholeNumber(typed)).toBe(digits);
});

test.each(["12,5", "12.99", "1.29.90", "-5", "12 990", "doce", "12.990,00", "1e3"])(
  "«%s» stays as it is, for the schema to refuse",
  (typed) => {
    expect(readWholeNumber(typed)).toBe(typed);
  },
);

test("reads a shown number back as the same number", () => {
  for (const value of [1, 999, 9990, 12_990, 99_999_999]) {
    expect(readWholeNumber(showWholeNumber(value))).toBe(String(value));
  }
  expect(showWholeNumber(9990)).toBe("9.990");
});
