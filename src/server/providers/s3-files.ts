import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Config } from "../config/s3-config.ts";
import { OperatorError } from "../errors.ts";
import { seconds } from "../time/clock.ts";
import { clientSettings, describeRefusal } from "./s3-objects.ts";

/** S3's bound for one request. */
const maxFileBytes = 5 * 1024 ** 3;
/** Without a byte: a large file takes as long as it takes. */
const silenceMs = seconds(60);

const settingNames = "BACKUP_S3_URL, BACKUP_S3_REGION";
const ignore = () => undefined;

/** Large files in a bucket, by their names below its prefix. Failures throw an OperatorError. */
export type S3Files = ReturnType<typeof createS3Files>;

export function createS3Files(config: S3Config) {
  const client = new S3Client({
    ...clientSettings(config),
    // It warns that a stream cannot be sent twice; the failure is told anyway.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: seconds(10), socketTimeout: silenceMs },
  });
  const { bucket: Bucket, prefix, endpoint } = config;
  const place = `${endpoint}/${Bucket}/${prefix}`;
  const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` });

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const refusal = describeRefusal(error, config, settingNames);
      throw new OperatorError(refusal ?? `${place} no responde. Inténtalo de nuevo.`, {
        cause: error,
      });
    }
  }

  return {
    place,
    async put(name: string, file: string): Promise<void> {
      const { size } = await stat(file);
      if (size > maxFileBytes)
        throw new OperatorError(
          `${name} pasa de 5 GB, que S3 no recibe de una vez: usa una carpeta.`,
        );
      await ask(() =>
        client.send(
          new PutObjectCommand({
            ...at(name),
            Body: createReadStream(file),
            ContentLength: size,
            ContentType: "application/octet-stream",
          }),
        ),
      );
    },
    async fetch(name: string, file: string): Promise<void> {
      await ask(async () => {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        if (!(Body instanceof Readable)) throw new Error("an object without a body");
        await pipeline(Body, createWriteStream(file, { flags: "wx", mode: 0o600 }));
      });
    },
    async list(): Promise<string[]> {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const input = { Bucket, Prefix: prefix, Delimiter: "/", ContinuationToken: token };
        const page = await ask(() => client.send(new ListObjectsV2Command(input)));
        for (const { Key = "" } of page.Contents ?? []) names.push(Key.slice(prefix.length));
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return names;
    },
    async remove(name: string): Promise<void> {
      await ask(() => client.send(new DeleteObjectCommand(at(name))));
    },
  };
}
