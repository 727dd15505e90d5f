import sharp, { type ResizeOptions, type Sharp, type SharpOptions } from "sharp";
import { imagenLimits } from "#contract/schemas/productos-admin.ts";
import { type ImagenFormat, imagenWidths } from "#contract/values/producto/imagenes.ts";
import { createGate, type WorkCounts } from "../work/gate.ts";
import { workBounds } from "../work/work-bounds.ts";
import type { ImageFile } from "./image-store.ts";
import { renderPreviewPicture } from "./preview-picture.ts";

export type RenderedPicture =
  | { ok: true; files: ImageFile[]; marcador: string }
  | { ok: false; fault: PictureFault };

/** `type`: none of the formats that are taken; `damaged`: cannot be decoded. */
export type PictureFault = "type" | "pixels" | "side" | "damaged";

export type RenderedFoto = { ok: true; bytes: Buffer } | { ok: false; fault: PictureFault };

export type Pictures = {
  /** Without metadata. */
  render: (bytes: Buffer) => Promise<RenderedPicture>;
  /** One WebP of at most 1600 pixels a side, without metadata. */
  renderFoto: (bytes: Buffer) => Promise<RenderedFoto>;
  /** One at a time, apart from uploads. */
  renderPreview: (bytes: Buffer) => Promise<Buffer>;
  counts: Record<"picture" | "preview", () => WorkCounts>;
};

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

type Signature = { format: string; bytes: Buffer; at?: number };

const signatures: readonly Signature[] = [
  { format: "png", bytes: Buffer.from("89504e470d0a1a0a", "hex") },
  { format: "jpeg", bytes: Buffer.from("ffd8ff", "hex") },
  { format: "gif", bytes: Buffer.from("GIF87a", "latin1") },
  { format: "gif", bytes: Buffer.from("GIF89a", "latin1") },
];
/** Also WebP, which people save from chats; pictures of productos are as specified. */
const fotoSignatures: readonly Signature[] = [
  ...signatures,
  { format: "webp", bytes: Buffer.from("WEBP", "latin1"), at: 8 },
];
const marcadorPixels = 16;
const marcadorLimit = 400;
/** A higher picture is rendered narrower: this many times as high as wide. */
const maxSlenderness = 2;
/** Six photos of 12 megapixels take 3 s; effort 2 takes 4 s for no fewer bytes. */
const avifEffort = 1;
const fotoSide = 1600;
const fotoBytes = 300_000;

export function createPictures(): Pictures {
  // No picture is read twice.
  sharp.cache(false);
  const pictures = createGate(workBounds.picture);
  const previews = createGate(workBounds.preview);
  return {
    render: (bytes) => pictures.run(() => render(bytes)),
    renderFoto: (bytes) => pictures.run(() => renderFoto(bytes)),
    renderPreview: (bytes) => previews.run(() => renderPreviewPicture(bytes)),
    counts: { picture: pictures.counts, preview: previews.counts },
  };
}

/** In pixels; null for bytes that are no picture. */
export async function readPictureWidth(bytes: Buffer): Promise<number | null> {
  if (bytes.length === 0) return null;
  const { width } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: null }));
  return width;
}

/** A data URL of less than 400 characters. */
export async function renderMarcador(bytes: Buffer): Promise<string> {
  const small = sharp(bytes).resize({
    width: marcadorPixels,
    height: marcadorPixels,
    fit: "inside",
  });
  // Quality 20 tints pale pictures.
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
  try {
    const fault = await findFault(bytes, signatures);
    if (fault !== null) return { ok: false, fault };
    return { ok: true, ...(await renderFiles(await decode(bytes))) };
  } catch {
    return { ok: false, fault: "damaged" };
  }
}

async function renderFoto(bytes: Buffer): Promise<RenderedFoto> {
  try {
    const fault = await findFault(bytes, fotoSignatures);
    if (fault !== null) return { ok: false, fault };
    const { data, info } = await decode(bytes, {
      ...{ width: fotoSide, height: fotoSide },
      ...{ fit: "inside", withoutEnlargement: true },
    });
    const { width, height, channels } = info;
    const foto = sharp(data, { raw: { width, height, channels } });
    for (const quality of [78, 60]) {
      const small = await foto.clone().webp({ quality, effort: 3 }).toBuffer();
      if (small.length <= fotoBytes) return { ok: true, bytes: small };
    }
    return { ok: true, bytes: await foto.webp({ quality: 35, effort: 3 }).toBuffer() };
  } catch {
    return { ok: false, fault: "damaged" };
  }
}

/** A picture that claims a huge size is never unpacked. Rejects for a damaged one. */
async function findFault(bytes: Buffer, taken: readonly Signature[]): Promise<PictureFault | null> {
  const format = formatOf(bytes, taken);
  if (format === null) return "type";
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== format) return "type";
  if (header.width * header.height > imagenLimits.maxPixels) return "pixels";
  return Math.max(header.width, header.height) > imagenLimits.maxSidePixels ? "side" : null;
}

function formatOf(bytes: Buffer, taken: readonly Signature[]): string | null {
  const known = taken.find(({ bytes: sign, at = 0 }) =>
    bytes.subarray(at, at + sign.length).equals(sign),
  );
  return known?.format ?? null;
}

/** First frame, upright, sRGB. */
async function decode(
  bytes: Buffer,
  box: ResizeOptions = boxOf(Math.max(...imagenWidths)),
): Promise<Pixels> {
  const options: SharpOptions = {
    limitInputPixels: imagenLimits.maxPixels,
    failOn: "error",
    pages: 1,
    sequentialRead: true,
  };
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(box)
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
