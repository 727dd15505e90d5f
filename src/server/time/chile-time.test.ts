import { expect, test } from "vitest";
import { chileDate, chileDayEnd, chileDayStart, chileMinute, workingTime } from "./chile-time.ts";
import { hours, minutes } from "./clock.ts";

test.each([
  ["a summer day", "2026-01-15", "2026-01-15T03:00:00Z", 24],
  ["a winter day", "2026-07-15", "2026-07-15T04:00:00Z", 24],
  [
    "the day before the clock goes back, its last hour twice",
    "2026-04-04",
    "2026-04-04T03:00:00Z",
    25,
  ],
  ["the day after it", "2026-04-05", "2026-04-05T04:00:00Z", 24],
  ["the day before the clock goes forward", "2026-09-05", "2026-09-05T04:00:00Z", 24],
  ["the day that begins at 01:00", "2026-09-06", "2026-09-06T04:00:00Z", 23],
  ["the day after", "2026-09-07", "2026-09-07T03:00:00Z", 24],
])("%s begins and ends at Chile's midnights", (_name, fecha, begins, length) => {
  const start = chileDayStart(fecha);
  expect(new Date(start).toISOString()).toBe(begins.replace("Z", ".000Z"));
  expect((chileDayEnd(fecha) - start) / hours(1)).toBe(length);
  expect(chileDate(start)).toBe(fecha);
  expect(chileDate(start - 1)).not.toBe(fecha);
  expect(chileDate(chileDayEnd(fecha) - 1)).toBe(fecha);
});

test("the first and the last day of the calendar have a beginning and an end", () => {
  expect(chileDayStart("0001-01-01")).toBeLessThan(0);
  expect(chileDayEnd("9999-12-31")).toBeGreaterThan(0);
});

test("a moment is written in Chile's time", () => {
  expect(chileMinute(chileDayStart("2026-09-06"))).toBe("2026-09-06 01:00");
  expect(chileMinute(chileDayEnd("2026-04-04") - minutes(1))).toBe("2026-04-04 23:59");
});

const at = (moment: string) => Date.parse(`${moment}:00-03:00`);

test.each([
  ["within a day", "2026-11-23T10:00", "2026-11-23T12:30", 2.5],
  ["over a night", "2026-11-23T18:00", "2026-11-24T09:00", 15],
  ["over a weekend", "2026-11-20T18:00", "2026-11-23T09:00", 15],
  ["from a Saturday", "2026-11-21T20:00", "2026-11-23T09:00", 9],
  ["within a weekend", "2026-11-21T20:00", "2026-11-22T09:00", 0],
  ["over two weeks", "2026-11-09T10:00", "2026-11-23T10:00", 240],
])("working time %s", (_name, from, to, expected) => {
  expect(workingTime(at(from), at(to)) / hours(1)).toBe(expected);
});
