import { expect, test } from "vitest";
import { freeSlug, slugify } from "./slug.ts";

test.each([
  ["Decoración", "decoracion"],
  ["Ñandúes & otras aves", "nandues-otras-aves"],
  ["  3D  ", "3d"],
  ["¡!!!", ""],
  ["日本", ""],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("the slug of %j is %j", (nombre, slug) => {
  expect(slugify(nombre)).toBe(slug);
});

test("a taken slug gets the next free number and stays within 80 characters", () => {
  const long = "a".repeat(80);
  expect(freeSlug("lamparas", new Set())).toBe("lamparas");
  expect(freeSlug("lamparas", new Set(["lamparas", "lamparas-2"]))).toBe("lamparas-3");
  expect(freeSlug(long, new Set([long]))).toBe(`${"a".repeat(78)}-2`);
});
