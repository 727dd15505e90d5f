import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictures } from "../../brand/pictures.ts";

const root = new URL("../../", import.meta.url);
const avifLimitBytes = 60_000;
const previewLimitBytes = 200_000;

const files = pictures.flatMap(({ name, folder, widths }) =>
  widths.flatMap((width) =>
    ["avif", "webp"].map((type) => ({ path: `${folder}/${name}-${width}.${type}`, width })),
  ),
);

describe("the brand's pictures", () => {
  test.each(files)("$path has its width", async ({ path, width }) => {
    expect((await sharp(pathOf(path)).metadata()).width).toBe(width);
  });

  test.each(files.filter(({ path }) => path.endsWith(".avif")))("$path is small", async (file) => {
    expect((await stat(pathOf(file.path))).size).toBeLessThanOrEqual(avifLimitBytes);
  });
});

describe("icons and preview", () => {
  test.each([
    ["apple-touch-icon.png", 180, 180],
    ["icono-192.png", 192, 192],
    ["icono-512.png", 512, 512],
    ["og.jpg", 1200, 630],
  ])("%s measures %i × %i", async (name, width, height) => {
    expect(await sharp(pathOf(`public/${name}`)).metadata()).toMatchObject({ width, height });
  });

  test("the icon for programs that ask for no other holds a PNG of 32 × 32", async () => {
    const file = await readFile(pathOf("public/favicon.ico"));
    const png = file.subarray(file.readUInt32LE(18));
    expect(png).toHaveLength(file.readUInt32LE(14));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  });

  test("the preview is small enough for every network that shows it", async () => {
    expect((await stat(pathOf("public/og.jpg"))).size).toBeLessThan(previewLimitBytes);
  });
});

function pathOf(path: string): string {
  return new URL(path, root).pathname;
}
