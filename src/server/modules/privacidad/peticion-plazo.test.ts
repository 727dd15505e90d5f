import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chileDate } from "../../time/chile-time.ts";
import { days } from "../../time/clock.ts";
import { endOfPlazo, extendPlazo } from "./peticion-plazo.ts";

const lastDay = (end: number) => chileDate(end - 1);

describe("endOfPlazo", () => {
  it.each([
    ["2026-12-01T23:30:00-03:00", "2026-12-31"],
    ["2026-12-02T02:30:00Z", "2026-12-31"],
    ["2027-03-15T12:00:00-03:00", "2027-04-14"],
  ])("gives a peticion of %s until the end of %s", (moment, last) => {
    expect(lastDay(endOfPlazo("acceso", Date.parse(moment)))).toBe(last);
  });

  it.each([
    ["2026-12-01T10:00:00-03:00", "2026-12-03"],
    ["2026-12-03T10:00:00-03:00", "2026-12-07"],
    ["2026-12-04T10:00:00-03:00", "2026-12-09"],
    ["2026-12-05T10:00:00-03:00", "2026-12-09"],
  ])("gives a bloqueo of %s two working days without holidays, until %s", (moment, last) => {
    expect(lastDay(endOfPlazo("bloqueo", Date.parse(moment)))).toBe(last);
  });

  it("ends after it began and within the days of the law, at any moment", () => {
    const from = Date.parse("2026-12-01T00:00:00Z");
    fc.assert(
      fc.property(fc.integer({ min: from, max: from + days(1500) }), (moment) => {
        const end = endOfPlazo("supresion", moment);
        expect(end - moment).toBeGreaterThan(days(29));
        expect(end - moment).toBeLessThanOrEqual(days(31) + days(1) / 24);
        expect(extendPlazo(end) - end).toBeGreaterThan(days(29));
        expect(endOfPlazo("bloqueo", moment) - moment).toBeLessThan(days(10));
      }),
    );
  });
});
