import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { createDiskImageStore, type ImageStore } from "../providers/image-store.ts";
import { createS3ImageStore } from "../providers/image-store-s3.ts";

/**
 * Rejects with one Spanish sentence when the S3 store refuses these settings; an unreachable store
 * is only logged.
 */
export async function openImageStore(config: Config, log: Logger): Promise<ImageStore> {
  if (config.s3 === null) return createDiskImageStore(config.dataDir);
  const images = createS3ImageStore(config.s3);
  const state = await images.findState();
  if (state.fault !== null) throw new Error(state.fault);
  if (!state.isReachable) log.warn("the image store cannot be reached");
  return images;
}

/** For people; without a secret. */
export function describeImages({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): string {
  return s3 === null ? `${dataDir}/imagenes` : `${s3.endpoint}/${s3.bucket}/${s3.prefix}`;
}
