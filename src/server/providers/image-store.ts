import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { cp, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
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

/** What a picture or the leftover of a broken saving may be called: never a way out of the folder. */
const namePattern = /^\.?[a-z0-9-]{1,120}$/;
const filePattern = /^\d{2,4}\.(?:avif|webp)$/;

/** Pictures as files below the data folder: `imagenes/{name}/{width}.{avif|webp}`. */
export function createDiskImageStore(dataDir: string): ImageStore {
  const folder = join(dataDir, "imagenes");
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    async save(name, files) {
      await keepAside(folder, name, async (aside) => {
        for (const { file, bytes } of files) await writeSynced(join(aside, checked(file)), bytes);
      });
    },
    async read(name, file) {
      if (!namePattern.test(name) || !filePattern.test(file)) return null;
      return readFile(join(folder, name, file)).catch(nullWhenMissing);
    },
    list: () => listFolder(folder),
    async remove(name) {
      if (!namePattern.test(name)) throw new Error("not the name of a picture");
      await rm(join(folder, name), { recursive: true, force: true });
    },
    async adopt(name, source) {
      if (existsSync(join(folder, name))) return;
      await keepAside(folder, name, (aside) =>
        cp(fileURLToPath(source), aside, { recursive: true }),
      );
    },
  };
}

/** Filled aside and renamed: neither a crash nor a full disk leaves half a picture under its name. */
async function keepAside(
  folder: string,
  name: string,
  fill: (aside: string) => Promise<void>,
): Promise<void> {
  if (!namePattern.test(name)) throw new Error("not a name for a picture");
  const aside = join(folder, `.${name}-${randomBytes(4).toString("hex")}`);
  await mkdir(aside);
  try {
    await fill(aside);
    await syncFolder(aside);
    await rename(aside, join(folder, name));
    await syncFolder(folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file's name is on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFolder(folder: string): AsyncGenerator<{ name: string; savedAt: number }> {
  for await (const { name } of await opendir(folder)) {
    if (!namePattern.test(name)) continue;
    // Another process may have renamed or removed it meanwhile.
    const found = await stat(join(folder, name)).catch(nullWhenMissing);
    if (found) yield { name, savedAt: found.mtimeMs };
  }
}

function checked(file: string): string {
  if (!filePattern.test(file)) throw new Error("not a file of a picture");
  return file;
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
