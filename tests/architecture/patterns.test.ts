import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/**
 * Two runs of spaces with at most optional parts between them: a text of n spaces can be divided between the two in
 * n ways, so that a pattern which fails behind them takes the square of their number.
 */
const doubleRun = /\\s[*+](?:(?:\\.|\[[^\]]*\]|\((?:[^()\\]|\\.)*\)|[^\\()[\]|])[?*])*\\s[*+]/;

test.each([
  String.raw`/^\s*\$?\s*(\d+)\s*$/`,
  String.raw`/a\s+\s*b/`,
  String.raw`/\s*(?:,|;)?\s*x/`,
])("finds the two runs of %s", (source) => expect(doubleRun.test(source)).toBe(true));

test.each([String.raw`/^(?:\s*\$)?\s*(\d+)$/`, String.raw`/^\s*a\s*$/`, String.raw`/\s+,\s+/`])(
  "finds none in %s",
  (source) => expect(doubleRun.test(source)).toBe(false),
);

test("no pattern of the shop has two runs of spaces side by side", async () => {
  const found: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}")) {
    const lines = (await readFile(file, "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      if (doubleRun.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});
