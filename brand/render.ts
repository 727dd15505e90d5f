import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { openStudio, pngOf, writeDraft } from "../demo/open-studio.ts";
import { writeIcons } from "./icons.ts";
import { type BrandPicture, pictures } from "./pictures.ts";
import type { BrandWindow } from "./scene/page.ts";

const avifLimitBytes = 58_000;

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
await main();

/** Works like demo/render.ts, and makes the icons. */
async function main(): Promise<void> {
  const draft = flags.find((flag) => flag.startsWith("--draft="))?.slice("--draft=".length);
  const chosen = pictures.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  const { page, close } = await openStudio(new URL("./scene/page.ts", import.meta.url));
  for (const picture of chosen) {
    const started = performance.now();
    const png = await takePicture(page, picture, draft ? 0.5 : 1);
    if (draft) await writeDraft(draft, picture.name, png);
    else await writePicture(picture, png);
    console.log(`${picture.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  await close();
}

async function takePicture(page: Page, picture: BrandPicture, scale: number): Promise<Buffer> {
  const quality = {
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    samples: Math.round(picture.samples * scale * scale),
  };
  const address = await page.evaluate(
    (wanted) => (window as unknown as BrandWindow).takePicture(wanted.name, wanted.quality),
    { name: picture.name, quality },
  );
  return pngOf(address);
}

async function writePicture(picture: BrandPicture, png: Buffer): Promise<void> {
  const folder = new URL(`../${picture.folder}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const cut = await sharp(png).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
  const image = picture.isTrimmed ? cut.data : png;
  if (picture.isTrimmed) console.log(picture.name, cut.info);
  for (const width of picture.widths) {
    const resized = sharp(image).resize({ width, kernel: "lanczos3" });
    const file = (type: string) => new URL(`${picture.name}-${width}.${type}`, folder);
    await writeFile(file("avif"), await smallestAvif(resized));
    await writeFile(
      file("webp"),
      await resized.clone().webp({ quality: 76, effort: 5 }).toBuffer(),
    );
  }
  if (picture.name === "hero-lista") await writeIcons(png);
}

async function smallestAvif(image: Sharp): Promise<Buffer> {
  for (const quality of [60, 54, 48, 42, 36]) {
    const avif = await image.clone().avif({ quality, effort: 4 }).toBuffer();
    if (avif.byteLength <= avifLimitBytes) return avif;
  }
  return image.clone().avif({ quality: 30, effort: 4 }).toBuffer();
}
