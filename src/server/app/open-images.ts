import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { createDiskImageStore, type ImageStore } from "../providers/image-store.ts";

/**
 * Rejects with one Spanish sentence when the S3 store refuses these settings; an unreachable store
 * is only logged. A shop that keeps its images on disk does not load the library of S3.
 */
export async function openImageStore(config: Config, log: Logger): Promise<ImageStore> {
  if (config.s3 === null) return createDiskImageStore(config.dataDir);
  const { createS3ImageStore } = await import("../providers/image-store-s3.ts");
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
