import { describe, expect, it } from "vitest";
import { isOver, lastDay } from "./devolucion-plazo.ts";

const at = (moment: string) => Date.parse(moment);

describe("lastDay", () => {
  it.each([
    ["2026-11-23T15:00:00Z", "2026-12-03", "2027-05-23"],
    // Still the 22nd in Chile.
    ["2026-11-23T02:59:00Z", "2026-12-02", "2027-05-22"],
    ["2026-08-31T15:00:00Z", "2026-09-10", "2027-02-28"],
    ["2027-08-30T15:00:00Z", "2027-09-09", "2028-02-29"],
    // The clocks change in between.
    ["2026-09-01T03:30:00Z", "2026-09-10", "2027-02-28"],
    ["2026-12-31T23:00:00Z", "2027-01-10", "2027-06-30"],
  ])("of what arrived at %s is %s to regret and %s to claim", (received, retracto, falla) => {
    expect(lastDay("retracto", at(received))).toBe(retracto);
    expect(lastDay("falla", at(received))).toBe(falla);
  });

  it("does not exist before the pedido arrives", () => {
    expect(lastDay("retracto", null)).toBeNull();
    expect(isOver(null, at("2030-01-01T00:00:00Z"))).toBe(false);
  });
});

describe("isOver", () => {
  it("is true from Chile's midnight after the last day", () => {
    expect(isOver("2026-12-03", at("2026-12-04T02:59:59Z"))).toBe(false);
    expect(isOver("2026-12-03", at("2026-12-04T03:00:00Z"))).toBe(true);
    expect(isOver("2026-08-10", at("2026-08-11T03:59:59Z"))).toBe(false);
    expect(isOver("2026-08-10", at("2026-08-11T04:00:00Z"))).toBe(true);
  });
});
