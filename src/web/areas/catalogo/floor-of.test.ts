import { expect, test } from "vitest";
import { floorOf } from "./floor-of.ts";

test.each([
  ["#000000", "light"],
  ["#1f3a8a", "light"],
  ["#B3211E", "light"],
  ["#767676", "light"],
  ["#808080", "dark"],
  ["#c4662f", "dark"],
  ["#f2b23e", "dark"],
  ["#ffffff", "dark"],
])("%s stands on a %s floor", (color, floor) => {
  expect(floorOf(color)).toBe(floor);
});

test("without a colour the floor is that of the page", () => {
  expect(floorOf(undefined)).toBe("page");
});
