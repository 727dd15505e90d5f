import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type ImageStore = {
  /** Folder from which the pictures are served. */
  folder: string;
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
