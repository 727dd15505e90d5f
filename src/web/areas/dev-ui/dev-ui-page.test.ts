import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const parts = globSync("src/web/ui/**/*.tsx")
  .map((file) => file.replace("src/web/", ""))
  .filter((name) => !name.endsWith(".test.tsx"));
const samples = globSync("src/web/areas/dev-ui/*.tsx").map((file) => readFileSync(file, "utf8"));

it("knows the interface parts", () => {
  expect(parts.length).toBeGreaterThan(30);
});

it.each(parts)("shows %s", (part) => {
  expect(samples.some((text) => text.includes(`from "#web/${part}"`))).toBe(true);
});
