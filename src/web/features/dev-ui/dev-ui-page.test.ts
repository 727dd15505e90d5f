import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const parts = globSync("src/web/ui/*.tsx")
  .map((file) => basename(file))
  .filter((name) => !name.endsWith(".test.tsx"));
const samples = globSync("src/web/features/dev-ui/*.tsx").map((file) => readFileSync(file, "utf8"));

it("knows the interface parts", () => {
  expect(parts.length).toBeGreaterThan(30);
});

it.each(parts)("shows %s", (part) => {
  expect(samples.some((text) => text.includes(`from "#web/ui/${part}"`))).toBe(true);
});
