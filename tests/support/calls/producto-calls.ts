import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

type Colour = "red" | "green" | "blue";
export type SentFile = { name: string; bytes: Buffer };

function plain(colour: Colour, width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

export async function png(colour: Colour = "red", width = 64, height = 48): Promise<Buffer> {
  return plain(colour, width, height).png().toBuffer();
}

/** Landscape with the EXIF orientation of an upright phone; its left half is red. */
export async function phoneJpeg(): Promise<Buffer> {
  return plain("blue", 80, 40)
    .composite([{ input: await png("red", 40, 40), left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: "secreto-de-la-foto", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export async function webp(): Promise<Buffer> {
  return sharp(await png())
    .webp()
    .toBuffer();
}

export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all([png("green", 32, 32), png("blue", 32, 32)]);
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** Claims so many pixels, followed by almost nothing. */
export function hugePng(width = 30_000, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Mean colour. */
export async function meanColour(bytes: Buffer): Promise<Colour> {
  const { channels } = await sharp(bytes).stats();
  const names: Colour[] = ["red", "green", "blue"];
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return names[means.indexOf(Math.max(...means))] ?? "red";
}

export type ProductoAnswer = {
  status: number;
  body: {
    mensaje: string;
    producto: ProductoDetalle;
    error: string;
    campos?: Record<string, string>;
    disponible?: number;
  };
};

export type SentProducto = {
  id?: number;
  fields?: Record<string, string>;
  files?: SentFile[];
  token?: string;
};

let serial = 0;

/** The browser's form; edits when there is an id. */
export async function sendProducto(
  { url }: TestShop,
  { id, fields = {}, files = [], token }: SentProducto,
): Promise<ProductoAnswer> {
  const form = new FormData();
  serial += 1;
  const valid = { nombre: "Zorro culpeo", sku: `ZC-${serial}`, precio: "12990", categoria_id: "1" };
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.set(name, value);
  for (const { name, bytes } of files)
    form.append("imagenes[]", new Blob([new Uint8Array(bytes)]), name);
  const query = id === undefined ? "" : `?id=${id}`;
  const response = await fetch(`${url}/api/endpoints/productos.php${query}`, {
    method: "POST",
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as ProductoAnswer["body"] };
}
