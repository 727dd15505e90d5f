import { describe, expect, it } from "vitest";
import { formatMoment, formatShortMoment } from "./dates.ts";

/** Node and browsers differ in the kind of space before "p. m.". */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("dates in Chile's time", () => {
  it.each([
    ["summer, UTC-3", Date.UTC(2026, 10, 22, 2, 30), "21 de noviembre de 2026", "11:30"],
    ["winter, UTC-4", Date.UTC(2026, 6, 1, 3, 30), "30 de junio de 2026", "11:30"],
  ])("%s", (_name, epochMs, day, time) => {
    expect(plain(formatMoment(epochMs))).toContain(day);
    expect(plain(formatMoment(epochMs))).toContain(time);
    expect(plain(formatShortMoment(epochMs))).toContain(time);
  });
});
