import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const rules = readFileSync("docs/reglas.md", "utf8").replaceAll(/\s+/g, " ");
const texts = [...rules.matchAll(/«([^»]+)»/g)].map(([, text = ""]) => text);
const source = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(`src/${path}`, "utf8"))
  .join("\n");

it("docs/reglas.md quotes texts in guillemets", () => {
  expect(texts.length).toBeGreaterThan(60);
});

/** `{field}` in a rule stands for a value: the text around it must be found. */
it.each(texts)("the shop says «%s»", (text) => {
  const parts = text.split(/\{\w+\}/).filter((part) => part.trim() !== "");
  for (const part of parts) expect(source).toContain(part);
});
