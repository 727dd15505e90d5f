import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClp, sumClp } from "./clp.ts";

describe("formatClp", () => {
  it.each([
    [0, "$0"],
    [1_990, "$1.990"],
    [12_990, "$12.990"],
    [1_234_567, "$1.234.567"],
  ])("writes %i as %s", (pesos, text) => {
    expect(formatClp(pesos)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (pesos) => {
    expect(() => formatClp(pesos)).toThrow(RangeError);
  });

  it("writes every whole amount so that its digits can be read back", () => {
    fc.assert(
      fc.property(fc.nat(), (pesos) => {
        expect(Number(formatClp(pesos).replace(/\D/g, ""))).toBe(pesos);
      }),
    );
  });
});

describe("sumClp", () => {
  const line = fc.record({
    precio: fc.nat(10_000_000),
    cantidad: fc.integer({ min: 1, max: 9999 }),
  });

  it("is whole, and the same in any order and in any grouping", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), fc.nat(100), (lines, cut) => {
        const total = sumClp(lines);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(sumClp(lines.toReversed())).toBe(total);
        expect(sumClp(lines.slice(0, cut)) + sumClp(lines.slice(cut))).toBe(total);
      }),
    );
  });
});
