import { expect, test } from "vitest";
import { boundsOf, scrolled, stepFrom, toggled, within } from "./zoom.ts";

test.each([
  ["a phone", 375, 3, 1200],
  ["a desktop", 780, 1, 2400],
  ["a dense desktop", 780, 2, 1248],
])("on %s a picture grows to its source's pixels", (_device, room, ratio, most) => {
  expect(boundsOf(room, ratio)).toEqual({ whole: room, most });
});

const bounds = boundsOf(780, 1);

test("steps lead to the largest size and back to the whole picture", () => {
  const up = [1, 2, 3].reduce<(number | null)[]>(
    (sides) => [...sides, stepFrom(sides.at(-1) ?? null, 1, bounds)],
    [],
  );
  expect(up.map((side) => Math.round(side ?? 0))).toEqual([1248, 1997, 2400]);
  expect(stepFrom(2400, 1, bounds)).toBe(2400);
  expect(stepFrom(1248, -1, bounds)).toBeNull();
  expect(stepFrom(null, -1, bounds)).toBeNull();
});

test("a press shows the source's pixels, the next one the whole picture", () => {
  expect(toggled(null, bounds)).toBe(1248);
  expect(toggled(1248, bounds)).toBeNull();
  expect(toggled(null, boundsOf(375, 3))).toBe(1200);
});

test("a wheel grows and shrinks it, and stops at both ends", () => {
  const grown = scrolled(null, -100, bounds);
  expect(grown).toBeGreaterThan(780);
  expect(scrolled(grown, 100, bounds)).toBeNull();
  expect(scrolled(2400, -9000, bounds)).toBe(2400);
  expect(within(100, bounds)).toBeNull();
});
