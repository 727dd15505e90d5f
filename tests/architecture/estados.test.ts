import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawEstados } from "#scripts/draw-estados.ts";

it("docs/estados.md shows the tables of transitions as they are", () => {
  const page = readFileSync(new URL("../../docs/estados.md", import.meta.url), "utf8");
  expect(page, "run: node scripts/draw-estados.ts").toBe(drawEstados());
});
