import { readFile, writeFile } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";

const out = new URL("../public/", import.meta.url);
const preview = { width: 1200, height: 630 };
const icons = [
  { name: "apple-touch-icon.png", size: 180 },
  { name: "icono-192.png", size: 192 },
  { name: "icono-512.png", size: 512 },
];

/** The ridge of `src/web/ui/art/logo.tsx`. */
const ridge =
  '<g fill="none" stroke-width="2.6" stroke-linecap="round"><path d="M15 4h2M12.5 9h7M30 9h1.5M10 14h12.5M26.5 14h8" stroke="#c4662f"/><path d="M7.5 19h29.5M5 24h34.5M2 29h40" stroke="#12141c"/></g>';

export async function writeIcons(hero: Buffer): Promise<void> {
  for (const { name, size } of icons) {
    await sharp(iconSvg(size)).png({ compressionLevel: 9, palette: true }).toFile(path(name));
  }
  await writeFile(path("favicon.ico"), await smallIconOf(await readFile(path("favicon.svg"))));
  await sharp({ create: { ...preview, channels: 3, background: "#f6f7f9" } })
    .composite(previewLayers(await previewPiece(hero)))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(path("og.jpg"));
}

/** For programs that ask for no other: one PNG of 32 × 32 behind the header and one entry of an ICO. */
async function smallIconOf(svg: Buffer): Promise<Buffer> {
  const size = 32;
  const png = await sharp(svg, { density: 72 * (size / 16) })
    .resize(size, size)
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Phones crop corners: the mark stays within the middle four fifths. */
function iconSvg(size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-10 -15.5 64 64"><rect x="-10" y="-15.5" width="64" height="64" fill="#f6f7f9"/>${ridge}</svg>`,
  );
}

function previewPiece(hero: Buffer): Promise<Buffer> {
  return sharp(hero)
    .resize({ width: 1000 })
    .extract({ left: 0, top: 200, width: 1000, height: preview.height })
    .toBuffer();
}

function previewLayers(hero: Buffer): OverlayOptions[] {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="160" viewBox="0 0 44 32">${ridge}</svg>`;
  return [
    { input: hero, left: 200, top: 0 },
    { input: Buffer.from(mark), left: 80, top: 72 },
  ];
}

function path(name: string): string {
  return new URL(name, out).pathname;
}
