import { describe, expect, it } from "vitest";
import { countedDays, isDueSoon } from "./plazo-days.ts";

const dayMs = 86_400_000;
const start = Date.UTC(2026, 11, 1, 15);
const plazo = { confirmada_en: start, vence_en: Date.UTC(2027, 0, 1, 3) };

describe("countedDays", () => {
  it.each([
    [start, 1, 30],
    [start + 24 * dayMs, 25, 6],
    [plazo.vence_en - 1, 31, 0],
    [plazo.vence_en, 31, -1],
  ])("says at %d day %d with %d left", (now, day, left) => {
    expect(countedDays(plazo, now)).toEqual({ day, left });
  });
});

it("is due soon in the last five days and after", () => {
  expect(isDueSoon(plazo, plazo.vence_en - 5 * dayMs)).toBe(false);
  expect(isDueSoon(plazo, plazo.vence_en - 5 * dayMs + 1)).toBe(true);
  expect(isDueSoon(plazo, plazo.vence_en + dayMs)).toBe(true);
});
