import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

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
