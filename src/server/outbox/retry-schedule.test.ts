import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "../time/clock.ts";
import { nextTry } from "./retry-schedule.ts";

const now = days(20_000);

test("a mail that fails waits longer each time and is put aside after about a day", () => {
  const waits: number[] = [];
  for (let intentos = 1; ; intentos++) {
    const next = nextTry({ intentos, since: now, isServerAway: false, now });
    if (next === null) break;
    waits.push(next - now);
  }

  expect(waits.slice(0, 4)).toEqual([seconds(5), seconds(30), minutes(2), minutes(10)]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(hours(20));
  expect(total).toBeLessThan(hours(24));
});

test("while the server is away a mail is tried every few seconds for an hour, then every minute for two days", () => {
  const after = (age: number) =>
    nextTry({ intentos: 99, since: now - age, isServerAway: true, now });

  expect(after(0)).toBe(now + seconds(5));
  expect(after(minutes(59))).toBe(now + seconds(5));
  expect(after(hours(1))).toBe(now + minutes(1));
  expect(after(days(2))).toBeNull();
});
