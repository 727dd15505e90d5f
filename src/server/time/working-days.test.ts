import { expect, test } from "vitest";
import { findHolidays } from "../../../scripts/holidays.ts";
import { holidays } from "./holidays.ts";
import { addWorkingDays, countWorkingDays, isWorkingDay, nextDay } from "./working-days.ts";

test.for([
  ["2026-11-23", true, "a Monday"],
  ["2026-11-28", false, "a Saturday"],
  ["2026-11-29", false, "a Sunday"],
  ["2026-12-08", false, "Inmaculada Concepción"],
  ["2026-12-25", false, "Navidad"],
  ["2027-09-17", false, "the holiday beside Fiestas Patrias"],
  ["2026-12-31", true, "a holiday of banks alone"],
] as const)("%s is a working day: %s, %s", ([fecha, expected]) => {
  expect(isWorkingDay(fecha)).toBe(expected);
});

test.for([
  ["2026-11-23", 0, "2026-11-23"],
  ["2026-11-23", 3, "2026-11-26"],
  ["2026-11-23", 7, "2026-12-02"],
  ["2026-11-21", 0, "2026-11-23"],
  ["2026-12-07", 1, "2026-12-09"],
  ["2026-12-24", 1, "2026-12-28"],
] as const)("%s and %i working days are %s", ([fecha, count, expected]) => {
  expect(addWorkingDays(fecha, { count })).toBe(expected);
});

test("days on which the shop is closed do not count", () => {
  const closed = new Set(["2026-11-24", "2026-11-26"]);
  expect(addWorkingDays("2026-11-23", { count: 2, closed })).toBe("2026-11-27");
  expect(addWorkingDays("2026-11-24", { count: 0, closed })).toBe("2026-11-25");
});

test.for([
  ["2026-11-23", "2026-11-26", 3],
  ["2026-11-21", "2026-11-23", 1],
  ["2026-12-07", "2026-12-09", 1],
  ["2026-11-26", "2026-11-26", 0],
  ["2026-11-26", "2026-11-25", 0],
] as const)("from %s to %s are %i working days", ([from, to, expected]) => {
  expect(countWorkingDays({ from, to })).toBe(expected);
});

test("the day after the end of a month and of a year", () => {
  expect(nextDay("2028-02-28")).toBe("2028-02-29");
  expect(nextDay("2026-12-31")).toBe("2027-01-01");
});

test("the holidays are those of date-holidays: `npm run feriados` writes them", () => {
  const years = Object.keys(holidays).map(Number);
  expect(years.length).toBeGreaterThan(20);
  expect(holidays).toEqual(
    Object.fromEntries(years.map((year) => [year, findHolidays(year).join(" ")])),
  );
});
