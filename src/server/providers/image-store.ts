import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makePrivateFolder } from "../data-folder.ts";

/** `file`: as in "1200.webp". */
export type ImageFile = { file: string; bytes: Buffer };

export type ImageStore = {
  /** Null when pictures are read through `read`. */
  folder: string | null;
  /** All files or none, also after a crash. */
  save: (name: string, files: readonly ImageFile[]) => Promise<void>;
  read: (name: string, file: string) => Promise<Buffer | null>;
  /** With leftovers of broken saves; `savedAt` in epoch milliseconds. */
  list: () => AsyncIterable<{ name: string; savedAt: number }>;
  /** Idempotent. */
  remove: (name: string) => Promise<void>;
  /** Does nothing for a known name. */
  adopt: (name: string, source: URL) => Promise<void>;
};

const fileMode = 0o600;
const namePattern = /^\.?[a-z0-9-]{1,120}$/;
const filePattern = /^\d{2,4}\.(?:avif|webp)$/;

/** Files `imagenes/{name}/{width}.{avif|webp}`. */
export function createDiskImageStore(dataDir: string): ImageStore {
  const folder = join(dataDir, "imagenes");
  makePrivateFolder(folder);
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
      await keepAside(folder, name, (aside) => copyFiles(fileURLToPath(source), aside));
    },
  };
}

/** Writes aside and renames: no partial picture after a crash. */
async function keepAside(
  folder: string,
  name: string,
  fill: (aside: string) => Promise<void>,
): Promise<void> {
  if (!namePattern.test(name)) throw new Error("not a name for a picture");
  const aside = join(folder, `.${name}-${randomBytes(4).toString("hex")}`);
  await mkdir(aside, { mode: 0o700 });
  try {
    await fill(aside);
    await syncFolder(aside);
    await rename(aside, join(folder, name));
    await syncFolder(folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** A copy of the file system would keep the mode of the source. */
async function copyFiles(source: string, aside: string): Promise<void> {
  for (const file of await readdir(source)) {
    await writeFile(join(aside, checked(file)), await readFile(join(source, file)), {
      mode: fileMode,
    });
  }
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, "wx", fileMode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Persists the names of new files. */
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
    // Another process may remove it meanwhile.
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
