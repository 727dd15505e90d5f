import { describe, expect, it } from "vitest";
import { formatDay, formatMoment, formatShortMoment } from "./dates.ts";

describe("dates in Chile's time", () => {
  it.each([
    ["summer, UTC-3", Date.UTC(2026, 10, 22, 2, 30), "21 de noviembre de 2026", "23:30"],
    ["winter, UTC-4", Date.UTC(2026, 6, 1, 3, 30), "30 de junio de 2026", "23:30"],
  ])("%s", (_name, epochMs, day, time) => {
    expect(formatMoment(epochMs)).toContain(day);
    expect(formatMoment(epochMs)).toContain(time);
    expect(formatShortMoment(epochMs)).toContain(time);
  });

  it("says the day that it is in Chile", () => {
    expect(formatDay(Date.UTC(2026, 10, 22, 2, 30))).toBe("21 de noviembre de 2026");
  });
});
