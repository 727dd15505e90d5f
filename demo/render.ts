import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { openStudio, pngOf, writeDraft } from "./open-studio.ts";
import { demoPictures, type Picture } from "./pictures.ts";
import type { StudioWindow } from "./studio/page.ts";
import type { Quality } from "./studio/studio.ts";

const widths = [320, 640, 960, 1200] as const;
const finalQuality: Quality = { size: 1200, samples: 8, lights: 68 };
/** A macro's open lens needs more samples. */
const macroQuality: Quality = { size: 1200, samples: 12, lights: 56 };
const draftQuality: Quality = { size: 480, samples: 5, lights: 48 };
const avifLimitBytes = 58_000;

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
await main();

/**
 * All pictures, or those whose names start with an argument; `--draft=<folder>` writes small PNGs
 * there.
 */
async function main(): Promise<void> {
  const draft = flags.find((flag) => flag.startsWith("--draft="))?.slice("--draft=".length);
  const pictures = demoPictures.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  const { page, close } = await openStudio(new URL("./studio/page.ts", import.meta.url));
  for (const [index, picture] of pictures.entries()) {
    const started = performance.now();
    const png = await takePicture(page, picture, qualityOf(picture, Boolean(draft)));
    if (draft) await writeDraft(draft, picture.name, png);
    else await writePicture(picture, png);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${index + 1}/${pictures.length} ${picture.name} ${seconds} s`);
  }
  await close();
}

function qualityOf({ shot }: Picture, isDraft: boolean): Quality {
  if (isDraft) return draftQuality;
  return shot.macro ? macroQuality : finalQuality;
}

async function takePicture(page: Page, picture: Picture, quality: Quality): Promise<Buffer> {
  const address = await page.evaluate(
    ({ subject, shot, quality }) =>
      (window as unknown as StudioWindow).takePicture(subject, shot, quality),
    { subject: picture.subject, shot: picture.shot, quality },
  );
  return pngOf(address);
}

async function writePicture(picture: Picture, png: Buffer): Promise<void> {
  const folder = new URL(`./pictures/${picture.name}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    const image = sharp(png).resize(width, width, { kernel: "lanczos3" });
    const avif = await smallestAvif(image);
    const webp = await image
      .clone()
      .webp({ quality: 68, effort: 4, smartSubsample: true })
      .toBuffer();
    await writeFile(new URL(`${width}.avif`, folder), avif);
    await writeFile(new URL(`${width}.webp`, folder), webp);
  }
}

async function smallestAvif(image: Sharp): Promise<Buffer> {
  for (const quality of [54, 48, 42, 36]) {
    const avif = await image.clone().avif({ quality, effort: 2 }).toBuffer();
    if (avif.byteLength <= avifLimitBytes) return avif;
  }
  return image.clone().avif({ quality: 28, effort: 2 }).toBuffer();
}
