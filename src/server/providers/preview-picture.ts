import sharp from "sharp";
import { imagenPreview } from "#contract/values/producto/imagenes.ts";

const { width, height } = imagenPreview;
/** Escarcha and cobre of the palette. */
const floor = "#e9ecf1";
const grain = "#c4662f";
/** Pixels averaged into the extension. */
const edgeWidth = 6;
/** Keeps a horizon, drops grain. */
const edgeSteps = 210;
const jpegQuality = 82;

type Layer = { input: Buffer; left: number; top: number };

/** The Open Graph picture. JPEG, which WhatsApp requires. */
export async function renderPreviewPicture(bytes: Buffer): Promise<Buffer> {
  const piece = await sharp(bytes)
    .resize({ width: height, height, fit: "inside" })
    .flatten({ background: floor })
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - piece.info.width) / 2);
  const top = Math.floor((height - piece.info.height) / 2);
  const sides = await Promise.all([
    extendEdge(piece, { from: 0, at: 0, columns: left, top }),
    extendEdge(piece, {
      from: piece.info.width - edgeWidth,
      at: left + piece.info.width,
      columns: width - left - piece.info.width,
      top,
    }),
  ]);
  return sharp({ create: { width, height, channels: 3, background: floor } })
    .composite([...sides, { input: piece.data, left, top }, strata])
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
}

type Piece = { data: Buffer; info: { width: number; height: number } };
type Side = { from: number; at: number; columns: number; top: number };

async function extendEdge({ data, info }: Piece, side: Side): Promise<Layer> {
  const edge = await sharp(data)
    .extract({ left: Math.max(0, side.from), top: 0, width: edgeWidth, height: info.height })
    .resize({ width: 1, height: edgeSteps, fit: "fill" })
    .png()
    .toBuffer();
  const input = await sharp(edge)
    .resize({ width: side.columns, height: info.height, fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: side.at, top: side.top };
}

const strata: Layer = {
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" fill="${grain}">
      <path d="M0 0h${width}v5H0z"/><path d="M0 10h${width}v3H0z" opacity=".7"/>
      <path d="M0 18h${width}v2H0z" opacity=".45"/>
    </svg>`,
  ),
  left: 0,
  top: height - 32,
};
