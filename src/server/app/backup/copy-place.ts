import { basename, join, resolve } from "node:path";
import type { S3Config } from "../../config/s3-config.ts";
import { OperatorError } from "../../errors.ts";
import { withPrivateFolder } from "./archive.ts";
import { findNewestCopy, rotateCopies, sortCopies } from "./copies.ts";
import { type CopyParts, type WrittenCopy, writeArchive, writeCopy } from "./write-copy.ts";

/** Null: a copy anybody can read. */
type Sealing = { recipient: string | null };

/** `name`: what a person knows a copy by. */
type FoundCopy = { path: string; name: string };

/** Where copies are kept. */
export type CopyPlace = {
  write: (parts: CopyParts & Sealing) => Promise<WrittenCopy>;
  /** Keeps the newest copies. Answers how many went. */
  rotate: (options: { keep: number; now: number }) => Promise<number>;
  /** Has `use` work on the newest copy. Throws an OperatorError when there is none. */
  withNewest: <T>(dataDir: string, use: (copy: FoundCopy) => Promise<T>) => Promise<T>;
};

/** `s3` is the bucket of the settings; any other text a folder, or the path of a copy. */
export async function openPlace(
  typed: string,
  readBackupS3: () => S3Config | null,
): Promise<CopyPlace> {
  if (typed !== "s3") return openFolder(resolve(typed));
  const config = readBackupS3();
  if (config === null)
    throw new OperatorError("Falta BACKUP_S3_URL: nombra la cubeta de las copias.");
  return openBucket(config);
}

function openFolder(folder: string): CopyPlace {
  return {
    write: ({ recipient, ...parts }) =>
      recipient === null ? writeCopy(folder, parts) : writeArchive(folder, { ...parts, recipient }),
    rotate: (options) => rotateCopies(folder, options),
    async withNewest(_dataDir, use) {
      const path = await findNewestCopy(folder);
      if (path === null) throw new OperatorError(`En ${folder} no hay ninguna copia completa.`);
      return use({ path, name: path });
    },
  };
}

/** Each copy is one file, which lies in DATA_DIR on its way. */
async function openBucket(config: S3Config): Promise<CopyPlace> {
  const { createS3Files } = await import("../../providers/s3-files.ts");
  const bucket = createS3Files(config);
  return {
    write: (parts) =>
      withPrivateFolder(parts.config.dataDir, async (folder) => {
        const { path, manifest } = await writeArchive(folder, parts);
        const name = basename(path);
        await bucket.put(name, path);
        return { path: `${bucket.place}${name}`, manifest };
      }),
    async rotate({ keep }) {
      const old = sortCopies(await bucket.list()).slice(keep);
      for (const name of old) await bucket.remove(name);
      return old.length;
    },
    async withNewest(dataDir, use) {
      const [newest] = sortCopies(await bucket.list());
      if (newest === undefined)
        throw new OperatorError(`En ${bucket.place} no hay ninguna copia completa.`);
      return withPrivateFolder(dataDir, async (folder) => {
        const path = join(folder, newest);
        await bucket.fetch(newest, path);
        return use({ path, name: `${bucket.place}${newest}` });
      });
    },
  };
}
