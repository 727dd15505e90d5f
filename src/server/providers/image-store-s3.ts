import { readdir, readFile } from "node:fs/promises";
import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { errorMessages } from "#contract/error-messages.ts";
import { imagenPath } from "#contract/values/imagenes.ts";
import { seconds } from "../clock.ts";
import type { S3Config } from "../config/s3-config.ts";
import { AppError } from "../errors.ts";
import type { ImageFile, ImageStore } from "./image-store.ts";

const connectTimeoutMs = seconds(2);
const requestTimeoutMs = seconds(10);
/** With retry and body: a store may answer byte by byte. */
const callLimitMs = seconds(12);
const maxAttempts = 2;
const retryAfterSeconds = 5;
const maxSockets = 50;
const maxFileBytes = 10_000_000;

const keyPattern = /^([a-z0-9-]{1,100})\/(\d{2,4}\.(?:avif|webp))$/;

export type S3ImageStore = ImageStore & {
  /** `fault`: a Spanish sentence when the store refuses these settings. */
  findState: () => Promise<{ isReachable: boolean; fault: string | null }>;
};

/**
 * Objects `{prefix}{name}/{width}.{avif|webp}`. A picture that has the file of `imagenPath`,
 * written last and removed first, is complete. Failures reject with an AppError 503.
 */
export function createS3ImageStore(config: S3Config): S3ImageStore {
  const client = createClient(config);
  const { bucket: Bucket, prefix } = config;
  const Key = (name: string, file: string) => `${prefix}${checked(name, file)}`;

  async function put(name: string, { file, bytes }: ImageFile): Promise<void> {
    await ask((options) =>
      client.send(
        new PutObjectCommand({
          Bucket,
          Key: Key(name, file),
          Body: bytes,
          ContentType: file.endsWith(".avif") ? "image/avif" : "image/webp",
          CacheControl: "public, max-age=31536000, immutable",
        }),
        options,
      ),
    );
  }

  async function save(name: string, files: readonly ImageFile[]): Promise<void> {
    const isLast = ({ file }: ImageFile) => file === lastFileOf(name);
    const others = files.filter((file) => !isLast(file)).map((file) => put(name, file));
    const results = await Promise.allSettled(others);
    // The caller's cleanup must not race with pending writes.
    for (const result of results) if (result.status === "rejected") throw result.reason;
    for (const file of files.filter(isLast)) await put(name, file);
  }

  async function* listObjects(below: string) {
    let token: string | undefined;
    do {
      const page = await ask((options) =>
        client.send(
          new ListObjectsV2Command({ Bucket, Prefix: below, ContinuationToken: token }),
          options,
        ),
      );
      yield* (page.Contents ?? []).flatMap((object) => readObject(object, prefix));
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  return {
    folder: null,
    save,
    async read(name, file) {
      return ask(async (options) => {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket, Key: Key(name, file) }),
          options,
        );
        if (ContentLength > maxFileBytes) throw new Error("an object too large for a picture");
        const bytes = await Body?.transformToByteArray();
        return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
      }, null);
    },
    async *list() {
      // Keys are sorted: files of one picture are adjacent.
      let current = { name: "", savedAt: 0 };
      for await (const { name, savedAt } of listObjects(prefix)) {
        if (name === current.name) {
          current.savedAt = Math.max(current.savedAt, savedAt);
          continue;
        }
        if (current.name !== "") yield current;
        current = { name, savedAt };
      }
      if (current.name !== "") yield current;
    },
    async remove(name) {
      const last = lastFileOf(name);
      const files = new Set([last]);
      const folder = Key(name, last).slice(0, -last.length);
      for await (const { file } of listObjects(folder)) files.add(file);
      for (const file of files) {
        await ask((options) =>
          client.send(new DeleteObjectCommand({ Bucket, Key: Key(name, file) }), options),
        );
      }
    },
    async adopt(name, source) {
      const isKnown = await ask(async (options) => {
        await client.send(
          new HeadObjectCommand({ Bucket, Key: Key(name, lastFileOf(name)) }),
          options,
        );
        return true;
      }, false);
      if (isKnown) return;
      const files = (await readdir(source)).filter((file) => keyPattern.test(`${name}/${file}`));
      const read = async (file: string) => ({ file, bytes: await readFile(new URL(file, source)) });
      await save(name, await Promise.all(files.map(read)));
    },
    async findState() {
      try {
        await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), {
          abortSignal: AbortSignal.timeout(callLimitMs),
        });
        return { isReachable: true, fault: null };
      } catch (error) {
        const fault = describeRefusal(error, config);
        return { isReachable: fault !== null, fault };
      }
    },
  };
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts,
    // Many S3-compatible stores lack the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });
}

function readObject({ Key = "", LastModified }: _Object, prefix: string) {
  const [, name, file] = keyPattern.exec(Key.slice(prefix.length)) ?? [];
  return name && file ? [{ name, file, savedAt: LastModified?.getTime() ?? 0 }] : [];
}

/** Throws unless both are parts of a picture's key: other objects of the bucket are not ours. */
function checked(name: string, file: string): string {
  const key = `${name}/${file}`;
  if (!keyPattern.test(key)) throw new Error("not the name of a picture");
  return key;
}

function lastFileOf(name: string): string {
  return imagenPath(name).split("/").at(-1) ?? "";
}

type CallOptions = { abortSignal: AbortSignal };

/** Answers `missing` for a missing object; other failures and time-outs reject with 503. */
async function ask<T>(call: (options: CallOptions) => Promise<T>, missing?: T): Promise<T> {
  const abortSignal = AbortSignal.timeout(callLimitMs);
  const late = Promise.withResolvers<never>();
  abortSignal.addEventListener("abort", () => late.reject(abortSignal.reason), { once: true });
  try {
    return await Promise.race([call({ abortSignal }), late.promise]);
  } catch (error) {
    // A missing bucket has another name.
    const { name } = error as { name?: string };
    if (missing !== undefined && (name === "NoSuchKey" || name === "NotFound")) return missing;
    throw toAppError(error);
  }
}

function toAppError(error: unknown): AppError {
  return new AppError({
    status: 503,
    message: errorMessages.imagenesUnavailable,
    detail: `image store: ${describe(error)}`,
    retryAfterSeconds,
  });
}

/** Stores repeat keys and addresses in messages. */
function describe(error: unknown): string {
  const { name, code, $metadata } = (error ?? {}) as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return [name, code, $metadata?.httpStatusCode].filter((part) => part !== undefined).join(" ");
}

/** Null for a temporary failure. */
function describeRefusal(error: unknown, { endpoint, bucket }: S3Config): string | null {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  if (status < 300 || status >= 500 || status === 429) return null;
  const reason = status === 404 ? "la cubeta no existe" : `respondió ${describe(error)}`;
  return `No se puede usar la cubeta «${bucket}» en ${endpoint}: ${reason}. Revisa S3_URL, S3_REGION y las credenciales.`;
}
