import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { errorMessages } from "#contract/error-messages.ts";
import type { S3Config } from "../config/s3-config.ts";
import { AppError } from "../errors.ts";
import { seconds } from "../time/clock.ts";

const connectTimeoutMs = seconds(2);
const requestTimeoutMs = seconds(10);
/** With retry and body: a store may answer byte by byte. */
const callLimitMs = seconds(12);
const maxAttempts = 2;
const retryAfterSeconds = 5;
const maxSockets = 50;
/** Nothing of ours is larger. */
const maxObjectBytes = 10_000_000;

export type StoredObject = { key: string; savedAt: number };

/** The objects below `prefix`, by their keys without it. Failures reject with an AppError 503. */
export type S3Objects = ReturnType<typeof createS3Objects>;

export function createS3Objects(config: S3Config) {
  const client = createClient(config);
  const { bucket: Bucket, prefix } = config;
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });
  return {
    async put(key: string, object: { bytes: Buffer; type: string; cache?: string }): Promise<void> {
      const { bytes: Body, type: ContentType, cache: CacheControl } = object;
      const input = { ...at(key), Body, ContentType, ...(CacheControl ? { CacheControl } : {}) };
      await ask((options) => client.send(new PutObjectCommand(input), options));
    },
    /** Null when it is missing. */
    read: (key: string): Promise<Buffer | null> =>
      ask(async (options) => {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand(at(key)),
          options,
        );
        if (ContentLength > maxObjectBytes) throw new Error("an object too large for a picture");
        const bytes = await Body?.transformToByteArray();
        return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
      }, null),
    has: (key: string): Promise<boolean> =>
      ask(async (options) => {
        await client.send(new HeadObjectCommand(at(key)), options);
        return true;
      }, false),
    /** False when `from` is missing. */
    copy: (from: string, to: string): Promise<boolean> =>
      ask(async (options) => {
        const CopySource = `${Bucket}/${prefix}${from}`;
        await client.send(new CopyObjectCommand({ ...at(to), CopySource }), options);
        return true;
      }, false),
    /** Idempotent. */
    async remove(key: string): Promise<void> {
      await ask((options) => client.send(new DeleteObjectCommand(at(key)), options));
    },
    /** In order of their keys. */
    async *list(below: string): AsyncGenerator<StoredObject> {
      let token: string | undefined;
      do {
        const input = { Bucket, Prefix: `${prefix}${below}`, ContinuationToken: token };
        const page = await ask((options) => client.send(new ListObjectsV2Command(input), options));
        for (const { Key = "", LastModified } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), savedAt: LastModified?.getTime() ?? 0 };
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
    },
    /** `fault`: a Spanish sentence when the store refuses these settings. */
    async findState(): Promise<{ isReachable: boolean; fault: string | null }> {
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

/** Settings of any client. */
export function clientSettings({ endpoint, region, accessKeyId, secretAccessKey }: S3Config) {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts,
    // Many S3-compatible stores lack the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  } as const;
}

function createClient(config: S3Config): S3Client {
  return new S3Client({
    ...clientSettings(config),
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });
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
export function describeRefusal(
  error: unknown,
  { endpoint, bucket }: S3Config,
  names = "S3_URL, S3_REGION",
): string | null {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  if (status < 300 || status >= 500 || status === 429) return null;
  const reason = status === 404 ? "la cubeta no existe" : `respondió ${describe(error)}`;
  return `No se puede usar la cubeta «${bucket}» en ${endpoint}: ${reason}. Revisa ${names} y las credenciales.`;
}
