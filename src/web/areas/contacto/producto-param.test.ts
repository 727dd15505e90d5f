import { expect, test } from "vitest";
import { readProductoParam } from "./producto-param.ts";

test.each([
  [null, ""],
  ["", ""],
  ["Jarrón estrato", "Jarrón estrato"],
  ["  Pudú\n\u0000del \u202e bosque ", "Pudú del bosque"],
  ["<b>Pudú</b>", "b Pudú /b"],
  ["a".repeat(500), "a".repeat(80)],
])("%j becomes one short line: %j", (param, line) => {
  expect(readProductoParam(param)).toBe(line);
});
