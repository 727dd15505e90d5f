import type { Locator } from "playwright-core";
import sharp from "sharp";

const paints = {
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  gold: [255, 215, 0],
  teal: [0, 128, 128],
  gray: [128, 128, 128],
};

export function paintFiles() {
  return Promise.all(Object.keys(paints).map(paint));
}

async function paint(color: string) {
  const create = { width: 400, height: 400, channels: 3 as const, background: color };
  return {
    name: `${color}.png`,
    mimeType: "image/png",
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

/**
 * A JPEG of many bytes that lies on its side, like a telephone's. Readers ignore what follows a JPEG's end, and a plain one
 * is soon encoded.
 */
export async function largePhotograph(size: { width: number; height: number }): Promise<Buffer> {
  const jpeg = await sharp({ create: { ...size, channels: 3, background: "white" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(6_000_000)]);
}

export async function colorsOf(images: Locator): Promise<string[]> {
  const pixels = await images.evaluateAll((elements) =>
    Promise.all(
      (elements as HTMLImageElement[]).map(async (image) => {
        await image.decode();
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas?.drawImage(image, 0, 0, 1, 1);
        return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
      }),
    ),
  );
  return pixels.map((pixel) => {
    const distance = ([, paint]: [string, number[]]) =>
      paint.reduce((sum, value, place) => sum + Math.abs(value - (pixel[place] ?? 0)), 0);
    return Object.entries(paints).toSorted((a, b) => distance(a) - distance(b))[0]?.[0] ?? "";
  });
}
