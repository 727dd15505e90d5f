import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersOf, cutFont, fontPath, letterRange, webFonts } from "../../brand/fonts.ts";

const budgetBytes = 40_000;

test("the fonts of Spanish are together at most 40 kB", () => {
  const sizes = webFonts.map(({ file }) => readFileSync(fontPath(file)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetBytes);
});

test.each(webFonts)("$file is what brand/fonts.ts cuts", async (font) => {
  expect(readFileSync(fontPath(font.file)).equals(await cutFont(font))).toBe(true);
});

test("the styles name each file with the letters it holds", () => {
  const styles = readFileSync("src/web/styles/fonts.css", "utf8");
  for (const { file, weights } of webFonts) {
    const face = styles.split("@font-face").find((part) => part.includes(file)) ?? "";
    expect(face.match(/unicode-range:\s*([^;]*);/)?.[1]?.replace(/\s/g, "")).toBe(letterRange);
    expect(face).toContain(`font-weight: ${weights.min} ${weights.max};`);
  }
});

/** In drawings and in tests, which no font of ours draws. */
const drawn = /\p{Extended_Pictographic}|\u200d|\ufe0f/u;

test("no text of the shop needs another file", () => {
  const known = new Set(charactersOf(letterRange));
  const texts = [
    ...globSync("src/web/**/*.copy.ts"),
    "src/contract/error-messages.ts",
    "demo/catalogo.json",
  ].map((file) => readFileSync(file, "utf8"));
  const unknown = [...new Set(texts.join(""))].filter(
    (letter) => !known.has(letter) && letter !== "\n" && !drawn.test(letter),
  );
  expect(unknown).toEqual([]);
});
