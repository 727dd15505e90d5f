import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** One size and format of a picture: "1200.webp" and its bytes. */
export type ImageFile = { file: string; bytes: Buffer };

export type ImageStore = {
  /** Folder from which the pictures are served as files; null when they come through `read`. */
  folder: string | null;
  /** Keeps a new picture, all of its files or none: a crash or a full disk leaves nothing under its name. */
  save: (name: string, files: readonly ImageFile[]) => Promise<void>;
  /** One file of a picture, null when there is none. */
  read: (name: string, file: string) => Promise<Buffer | null>;
  /** Every picture with the moment of its saving (epoch milliseconds), leftovers of broken savings included. */
  list: () => AsyncIterable<{ name: string; savedAt: number }>;
  /** Takes a picture away; one that is not there is no error. */
  remove: (name: string) => Promise<void>;
  /** Keeps a picture whose sizes and formats stand ready in `source`, under this name; a known name is left as it is. */
  adopt: (name: string, source: URL) => Promise<void>;
};

/** Pictures as files below the data folder: `imagenes/{name}/{width}.{avif|webp}`. */
export function createDiskImageStore(dataDir: string): ImageStore {
  const folder = join(dataDir, "imagenes");
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    async adopt(name, source) {
      const target = join(folder, name);
      if (existsSync(target)) return;
      // Copied aside and renamed: a crash never leaves half a picture under its name.
      const aside = join(folder, `.${name}-${randomBytes(4).toString("hex")}`);
      await mkdir(aside, { recursive: true });
      try {
        await cp(fileURLToPath(source), aside, { recursive: true });
        await rename(aside, target);
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    },
  };
}
