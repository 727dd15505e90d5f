import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Photo } from "./photo-camera.ts";

/** All photos, each a link to its full size, failures in words. */
export function writeIndex(photos: Photo[], out: string): void {
  const figures = photos.map(({ name, width, file, failure }) => {
    const trouble = failure === null ? "" : ` <b>${failure.replaceAll("<", "&lt;")}</b>`;
    const image = `<img loading="lazy" src="${basename(file)}" width="220" alt="">`;
    const caption = `<figcaption>${name} · ${width}${trouble}</figcaption>`;
    return `<figure><a href="${basename(file)}">${image}</a>${caption}</figure>`;
  });
  writeFileSync(join(out, "index.html"), documentOf(figures.join("")));
}

function documentOf(body: string): string {
  return `<!doctype html><html lang="es-CL"><meta charset="utf-8"><title>Todas las vistas</title><style>
body { font: 14px/1.4 sans-serif; margin: 16px; background: #dfe2e8; display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; max-width: 470px; } img { display: block; border: 1px solid #7f8798; } b { color: #b3211e; }
</style>${body}</html>`;
}
