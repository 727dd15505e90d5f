import { expect, test } from "vitest";
import { parseRut } from "./rut.ts";

test.for([
  ["76000000-0", "76.000.000-0"],
  ["76.000.000-0", "76.000.000-0"],
  [" 12345678-5 ", "12.345.678-5"],
  ["123456785", "12.345.678-5"],
  ["10000013-k", "10.000.013-K"],
  ["6.000.000-k", "6.000.000-K"],
  ["\u200b76.000.000\u20110", "76.000.000-0"],
] as const)("reads %s", ([text, rut]) => {
  expect(parseRut(text)).toBe(rut);
});

test.for([
  ["76000000-1"],
  ["12.345.678-K"],
  [""],
  ["76.00.0000-0"],
  ["hola"],
  ["1-9"],
  ["123456789012-3"],
] as const)("refuses %s", ([text]) => {
  expect(parseRut(text)).toBeNull();
});
