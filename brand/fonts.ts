import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

export type WebFont = {
  /** In `src/web/styles/fonts`. */
  file: string;
  source: string;
  /** The weights that the styles use. */
  weights: { min: number; max: number };
};

const root = new URL("../", import.meta.url);
const sourceFolder = "node_modules/@fontsource-variable";

export const webFonts: readonly WebFont[] = [
  {
    file: "figtree-es.woff2",
    source: "figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
  {
    file: "bricolage-es.woff2",
    source: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: { min: 600, max: 800 },
  },
];

/**
 * Letters of Spanish, with the signs of a shop. `src/web/styles/fonts.css` names the same; any other letter comes from the
 * whole file.
 */
export const letterRange =
  "U+20-7E,U+A0,U+A1,U+A9,U+AA,U+AB,U+AE,U+B0,U+B1,U+B2,U+B3,U+B7,U+BA,U+BB,U+BC,U+BD,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+D8,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2009,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+202F,U+20AC,U+2192";

export function charactersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_letter, place) => from + place);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}

export function fontPath(file: string): URL {
  return new URL(`src/web/styles/fonts/${file}`, root);
}

/** The bytes of `file`: the same at each run. */
export async function cutFont({ source, weights }: WebFont): Promise<Buffer> {
  const whole = await readFile(new URL(`${sourceFolder}/${source}`, root));
  return subsetFont(whole, charactersOf(letterRange), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    // Marks are composed letters here; fractions, small capitals and ligature sets are not used.
    keepFeatures: ["kern", "liga", "tnum"],
    noHinting: true,
  });
}
