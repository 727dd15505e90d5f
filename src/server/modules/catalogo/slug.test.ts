import { expect, test } from "vitest";
import { freeSlug } from "./slug.ts";

test("a taken slug gets the next free number and stays within 80 characters", () => {
  const long = "a".repeat(80);
  expect(freeSlug("lamparas", new Set())).toBe("lamparas");
  expect(freeSlug("lamparas", new Set(["lamparas", "lamparas-2"]))).toBe("lamparas-3");
  expect(freeSlug(long, new Set([long]))).toBe(`${"a".repeat(78)}-2`);
});
