import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from "node:zlib";

import type { Gate } from "../../work/gate.ts";
import type { Dependencies } from "./dependencies.ts";

export type Encoding = "identity" | "br" | "gzip";

export type Cacheable = {
  status?: number;
  body: string;
  headers: Record<string, string>;
  /** Unless told, what any edit may change and no sale does. */
  dependencies?: Dependencies;
  /** The path that ends with the nombre, of a page that stands at more than one. */
  canonical?: string | null;
};

export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  canonical: string | null;
  etags: Record<Encoding, string>;
  /** Bytes of the plain body. */
  length: number;
  /** Made when first asked for, then kept in `ready`. */
  encode: (encoding: Encoding) => Promise<Buffer>;
  /** The plain body leaves when a compressed one is there, unless it was asked for. */
  ready: Partial<Record<Encoding, Buffer>>;
};

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);
const plainOfBrotli = promisify(brotliDecompress);
const plainOfGzip = promisify(gunzip);

/**
 * A page of 210 kB takes 2.7 ms at quality 5 and 25 ms at 9, for 2.5 % fewer bytes. Without its
 * size brotli takes a window of 4 MB for each body.
 */
const brotliQuality = 5;
/** A list of 24 productos takes 0.24 instead of 0.54 ms at quality 3, for 5 % more bytes: less than another thread costs. */
const smallQuality = 3;
const maxSmallBytes = 64_000;
const minCompressedBytes = 512;

/** `run`: of the gate for compressing. */
export function toCachedResponse(
  { status = 200, body, headers, canonical = null }: Cacheable,
  run: Gate["run"] = (work) => work(),
): CachedResponse {
  const identity = Buffer.from(body);
  const hash = createHash("sha256")
    .update(identity)
    .update(JSON.stringify(headers))
    .digest("base64url");
  const tag = hash.slice(0, 27);
  return {
    status,
    headers,
    canonical,
    etags: { identity: `"${tag}"`, br: `"${tag}-br"`, gzip: `"${tag}-gz"` },
    length: identity.length,
    ...keepEncodings(identity, run),
  };
}

function keepEncodings(
  identity: Buffer,
  run: Gate["run"],
): Pick<CachedResponse, "encode" | "ready"> {
  // Nothing below may name `identity`, or it would stay in memory.
  const ready: CachedResponse["ready"] = { identity };
  const asked: Partial<Record<Encoding, Promise<Buffer>>> = {};

  async function make(encoding: Encoding): Promise<Buffer> {
    const plain = ready.identity ?? (await decompress(ready));
    const bytes = encoding === "identity" ? plain : await compress(plain, encoding);
    ready[encoding] = toOwnMemory(bytes);
    if (asked.identity === undefined) delete ready.identity;
    return ready[encoding] as Buffer;
  }

  return {
    ready,
    encode(encoding) {
      const known = ready[encoding];
      asked[encoding] ??= (known ? Promise.resolve(known) : run(() => make(encoding))).catch(
        (error: unknown) => {
          // Refused because too many wait: the next one asks again.
          delete asked[encoding];
          throw error;
        },
      );
      return asked[encoding];
    },
  };
}

/** Somebody takes the plain body, after others had it compressed. */
function decompress({ br, gzip: zipped }: CachedResponse["ready"]): Promise<Buffer> {
  if (br) return plainOfBrotli(br);
  if (zipped) return plainOfGzip(zipped);
  throw new Error("a kept answer has no bytes");
}

/** zlib answers with a part of its chunk, which would be kept as a whole. */
function toOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function compress(identity: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const chunkSize = chunkBytes(identity.length);
  if (encoding === "gzip") return gzipBytes(identity, { chunkSize });
  const isSmall = identity.length <= maxSmallBytes;
  return (isSmall ? brotliCompressSync : brotliBytes)(identity, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isSmall ? smallQuality : brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
    },
  });
}

/** A text shrinks to a quarter or less. A larger chunk only hastens V8's collector. */
function chunkBytes(bytes: number): number {
  return Math.max(1024, Math.ceil(bytes / 4));
}

/** 128 kB: more takes longer to set up than it saves. */
const maxWindowBits = 17;

/** The smallest window that holds the body. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes));
  return Math.min(maxWindowBits, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

/** Should every encoding be asked for: a text shrinks to a quarter or less in each. */
export function sizeOf({ length }: CachedResponse): number {
  return Math.ceil(length * 1.5);
}

export function isWorthEncoding({ length }: CachedResponse): boolean {
  return length >= minCompressedBytes;
}
