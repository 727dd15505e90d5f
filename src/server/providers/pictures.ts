import { availableParallelism } from "node:os";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { errorMessages } from "#contract/error-messages.ts";
import { imagenLimits } from "#contract/schemas/productos-admin.ts";
import { type ImagenFormat, imagenWidths } from "#contract/values/imagenes.ts";
import { unavailable } from "../errors.ts";
import { createGate } from "./gate.ts";
import type { ImageFile } from "./image-store.ts";
import { renderPreviewPicture } from "./preview-picture.ts";

/** A picture as the shop keeps it, or why it cannot be taken. */
export type RenderedPicture =
  | { ok: true; files: ImageFile[]; marcador: string }
  | { ok: false; fault: PictureFault };

/** `type`: no PNG, JPEG or GIF; `pixels`: too many of them; `damaged`: it cannot be decoded whole. */
export type PictureFault = "type" | "pixels" | "damaged";

export type Pictures = {
  /** Every width and format of an uploaded picture. What the sender's file said beside its pixels is gone. */
  render: (bytes: Buffer) => Promise<RenderedPicture>;
  /** The preview of a picture the shop keeps, one at a time: it never stands in an upload's way. */
  renderPreview: (bytes: Buffer) => Promise<Buffer>;
};

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const signatures: readonly { format: string; bytes: Buffer }[] = [
  { format: "png", bytes: Buffer.from("89504e470d0a1a0a", "hex") },
  { format: "jpeg", bytes: Buffer.from("ffd8ff", "hex") },
  { format: "gif", bytes: Buffer.from("GIF87a", "latin1") },
  { format: "gif", bytes: Buffer.from("GIF89a", "latin1") },
];
const marcadorPixels = 16;
const marcadorLimit = 400;
/** Height at most so many times the width: a thread one pixel wide must not become a mile high. */
const maxSlenderness = 2;
const maxWaiting = 64;
const maxPreviewsWaiting = 16;
/** Six phone photos of 12 megapixels cost three seconds of one core; a step more, four, for no fewer bytes. */
const avifEffort = 1;

/** Decodes and encodes pictures, as many at once as there are cores; the others wait their turn. */
export function createPictures(): Pictures {
  // No picture is read twice: what libvips would keep of it is memory for nothing.
  sharp.cache(false);
  const onFull = () => unavailable(errorMessages.unavailable);
  const uploads = createGate({ maxRunning: availableParallelism(), maxWaiting, onFull });
  const previews = createGate({ maxRunning: 1, maxWaiting: maxPreviewsWaiting, onFull });
  return {
    render: (bytes) => uploads(() => render(bytes)),
    renderPreview: (bytes) => previews(() => renderPreviewPicture(bytes)),
  };
}

/** The picture in a few pixels as a data address of less than 400 characters, from any picture sharp reads. */
export async function renderMarcador(bytes: Buffer): Promise<string> {
  const small = sharp(bytes).resize({
    width: marcadorPixels,
    height: marcadorPixels,
    fit: "inside",
  });
  // The coarsest quality tints pale pictures: it is left for those that do not fit otherwise.
  for (const quality of [84, 60]) {
    const marcador = await toMarcador(small, quality);
    if (marcador.length < marcadorLimit) return marcador;
  }
  return toMarcador(small, 20);
}

async function toMarcador(small: Sharp, quality: number): Promise<string> {
  const webp = await small
    .clone()
    .webp({ quality, alphaQuality: 20, smartSubsample: quality > 20, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString("base64")}`;
}

async function render(bytes: Buffer): Promise<RenderedPicture> {
  const format = formatOf(bytes);
  if (format === null) return { ok: false, fault: "type" };
  try {
    // Only the header is read here: a picture that claims to be huge is never unpacked.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== format) return { ok: false, fault: "type" };
    if (header.width * header.height > imagenLimits.maxPixels)
      return { ok: false, fault: "pixels" };
    return { ok: true, ...(await renderFiles(await decode(bytes))) };
  } catch {
    // Whatever libvips says of a file, for its sender it is one thing.
    return { ok: false, fault: "damaged" };
  }
}

function formatOf(bytes: Buffer): string | null {
  const known = signatures.find((signature) =>
    bytes.subarray(0, signature.bytes.length).equals(signature.bytes),
  );
  return known?.format ?? null;
}

/** The first frame, upright and in sRGB, in the largest size that is kept. */
async function decode(bytes: Buffer): Promise<Pixels> {
  const options: SharpOptions = {
    limitInputPixels: imagenLimits.maxPixels,
    failOn: "error",
    pages: 1,
    sequentialRead: true,
  };
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(boxOf(Math.max(...imagenWidths)))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

async function renderFiles(pixels: Pixels) {
  const files: ImageFile[] = [];
  for (const width of imagenWidths) {
    for (const format of ["avif", "webp"] as const) {
      files.push({ file: `${width}.${format}`, bytes: await encode(pixels, width, format) });
    }
  }
  const small = await encode(pixels, Math.min(...imagenWidths), "webp");
  return { files, marcador: await renderMarcador(small) };
}

function encode({ data, info }: Pixels, width: number, format: ImagenFormat): Promise<Buffer> {
  const { channels, height } = info;
  const picture = sharp(data, { raw: { width: info.width, height, channels } }).resize(
    boxOf(width),
  );
  return format === "avif"
    ? picture.avif({ quality: 55, effort: avifEffort }).toBuffer()
    : picture.webp({ quality: 78, effort: 3 }).toBuffer();
}

function boxOf(width: number) {
  const height = width * maxSlenderness;
  return { width, height, fit: "inside", withoutEnlargement: true } as const;
}
