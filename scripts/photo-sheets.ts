import { writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { areaOf } from "#views/view.ts";
import type { Photo } from "./photo-camera.ts";

/** How wide a photo stands on a sheet: phones keep more of their size. */
const tileWidth = (width: number) => (width < 700 ? 250 : 460);
const tileMaxHeight = 1500;
const sheetWidth = 1960;

/** One picture for each area and width, with every state side by side. */
export async function drawSheets(browser: Browser, photos: Photo[], out: string): Promise<void> {
  for (const [name, group] of groupPhotos(photos)) {
    const page = await browser.newPage({ viewport: { width: sheetWidth, height: 600 } });
    const draft = resolve(out, "sheet.html");
    writeFileSync(draft, sheetHtml(name, await Promise.all(group.map(drawTile))));
    await page.goto(pathToFileURL(draft).href);
    const file = join(out, `sheet-${name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
  }
}

export function writeIndex(photos: Photo[], out: string): void {
  const figures = photos.map(
    ({ name, width, file, failure }) =>
      `<figure><a href="${basename(file)}"><img loading="lazy" src="${basename(file)}" width="220" alt=""></a><figcaption>${captionOf({ name, width, failure })}</figcaption></figure>`,
  );
  writeFileSync(join(out, "index.html"), documentOf("Todas las vistas", figures.join("")));
}

type Tile = Pick<Photo, "name" | "width" | "failure"> & { picture: string | null };

async function drawTile({ name, width, failure, file }: Photo): Promise<Tile> {
  const small = sharp(file).resize({ width: tileWidth(width) });
  const picture = await small
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) =>
      sharp(data)
        .extract({
          left: 0,
          top: 0,
          width: info.width,
          height: Math.min(info.height, tileMaxHeight),
        })
        .png()
        .toBuffer(),
    )
    .catch(() => null);
  return { name, width, failure, picture: picture?.toString("base64") ?? null };
}

function sheetHtml(title: string, tiles: Tile[]): string {
  const figures = tiles.map(({ picture, ...tile }) => {
    const image = picture === null ? "" : `<img src="data:image/png;base64,${picture}" alt="">`;
    return `<figure>${image}<figcaption>${captionOf(tile)}</figcaption></figure>`;
  });
  return documentOf(title, figures.join(""));
}

function captionOf({ name, width, failure }: Omit<Tile, "picture">): string {
  const trouble = failure === null ? "" : ` <b>${failure.replaceAll("<", "&lt;")}</b>`;
  return `${name} · ${width}${trouble}`;
}

function groupPhotos(photos: Photo[]): Map<string, Photo[]> {
  return Map.groupBy(photos, (photo) => `${areaOf(photo)}-${photo.width}`);
}

function documentOf(title: string, body: string): string {
  return `<!doctype html><html lang="es-CL"><meta charset="utf-8"><title>${title}</title><style>
body { font: 14px/1.4 sans-serif; margin: 16px; background: #dfe2e8; display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; max-width: 470px; } img { display: block; border: 1px solid #7f8798; } b { color: #b3211e; }
</style>${body}</html>`;
}
