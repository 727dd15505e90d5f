import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideIva } from "./iva.ts";

describe("divideIva", () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [119, 100, 19],
    [1_990, 1_672, 318],
    [12_990, 10_916, 2_074],
  ])("divides %i into %i and %i", (total, neto, iva) => {
    expect(divideIva(total)).toEqual({ neto, iva });
  });

  it("adds up to every whole amount, with an IVA of 19 % to the nearest peso", () => {
    fc.assert(
      fc.property(fc.nat(), (total) => {
        const { neto, iva } = divideIva(total);
        expect(Number.isSafeInteger(neto) && Number.isSafeInteger(iva)).toBe(true);
        expect(neto + iva).toBe(total);
        expect(Math.abs(iva - neto * 0.19)).toBeLessThan(1);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (total) => {
    expect(() => divideIva(total)).toThrow(RangeError);
  });
});
