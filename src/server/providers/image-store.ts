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
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makePrivateFolder } from "../data-folder.ts";
import { nullWhenMissing, syncFolder } from "../kept-files.ts";

/** `file`: as in "1200.webp". */
export type ImageFile = { file: string; bytes: Buffer };

export type ImageStore = {
  /** Null when pictures are read through `read`. */
  folder: string | null;
  /** All files or none, also after a crash. */
  save: (name: string, files: readonly ImageFile[]) => Promise<void>;
  read: (name: string, file: string) => Promise<Buffer | null>;
  /** None for an unknown name. */
  listFiles: (name: string) => Promise<string[]>;
  /** With leftovers of broken saves; `savedAt` in epoch milliseconds. */
  list: () => AsyncIterable<{ name: string; savedAt: number }>;
  /** The files of every picture: a bucket answers them by the thousand. */
  listAllFiles: () => AsyncIterable<{ name: string; files: string[] }>;
  /** Idempotent. */
  remove: (name: string) => Promise<void>;
  /** Does nothing for a known name. */
  adopt: (name: string, source: URL) => Promise<void>;
  /** The clave of the shop whose pictures these are; null when nobody has said so. */
  readMark: () => Promise<string | null>;
  writeMark: (clave: string) => Promise<void>;
  papelera: Papelera;
};

/** Pictures that are no longer shown and can come back. Every act is idempotent. */
export type Papelera = {
  put: (name: string, now: number) => Promise<void>;
  /** `savedAt`: when it came here. */
  list: () => AsyncIterable<{ name: string; savedAt: number }>;
  /** Back among the pictures; false when it is there already. */
  restore: (name: string) => Promise<boolean>;
  /** Deletes it for good. */
  remove: (name: string) => Promise<void>;
};

export const markFile = ".tienda";
export const papeleraFolder = ".papelera";

const fileMode = 0o600;
const namePattern = /^\.?[a-z0-9-]{1,120}$/;
const filePattern = /^\d{2,4}\.(?:avif|webp)$/;

/** Whether a file of this name, of a picture of this name, can be kept. */
export function isPictureFile(name: string, file: string): boolean {
  return namePattern.test(name) && filePattern.test(file);
}

/** Files `imagenes/{name}/{width}.{avif|webp}`. */
export function createDiskImageStore(dataDir: string): ImageStore {
  const folder = join(dataDir, "imagenes");
  makePrivateFolder(folder);
  async function listFiles(name: string): Promise<string[]> {
    const files = await readdir(join(folder, checkedName(name))).catch(nullWhenMissing);
    return (files ?? []).filter((file) => filePattern.test(file)).toSorted();
  }
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
    listFiles,
    list: () => listFolder(folder),
    async *listAllFiles() {
      for await (const { name } of listFolder(folder)) yield { name, files: await listFiles(name) };
    },
    async remove(name) {
      await rm(join(folder, checkedName(name)), { recursive: true, force: true });
    },
    async adopt(name, source) {
      if (existsSync(join(folder, name))) return;
      await keepAside(folder, name, (aside) => copyFiles(fileURLToPath(source), aside));
    },
    async readMark() {
      const text = await readFile(join(folder, markFile), "utf8").catch(nullWhenMissing);
      return text === null ? null : text.trim();
    },
    async writeMark(clave) {
      const aside = join(folder, `${markFile}-${randomBytes(4).toString("hex")}`);
      await writeSynced(aside, Buffer.from(`${clave}\n`));
      await rename(aside, join(folder, markFile));
      await syncFolder(folder);
    },
    papelera: createDiskPapelera(folder),
  };
}

function createDiskPapelera(folder: string): Papelera {
  const papelera = join(folder, papeleraFolder);
  return {
    async put(name, now) {
      const path = join(folder, checkedName(name));
      makePrivateFolder(papelera);
      const at = now / 1000;
      // The time first: after a crash between the two the picture only stays a day longer.
      await utimes(path, at, at).catch(nullWhenMissing);
      if (await moveFolder(path, join(papelera, name))) return;
      // A copy of before is in its place. Never deleted here: another process may just have put it.
      const aside = join(papelera, `.${name}-${randomBytes(4).toString("hex")}`);
      await moveFolder(join(papelera, name), aside);
      await moveFolder(path, join(papelera, name));
    },
    list: () => listFolder(papelera),
    async restore(name) {
      const path = join(papelera, checkedName(name));
      return existsSync(path) && (await moveFolder(path, join(folder, name)));
    },
    async remove(name) {
      await rm(join(papelera, checkedName(name)), { recursive: true, force: true });
    },
  };
}

/** False when `to` is taken. Another process may have moved `from` already. */
async function moveFolder(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return true;
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    throw error;
  }
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
  return true;
}

function checkedName(name: string): string {
  if (!namePattern.test(name)) throw new Error("not the name of a picture");
  return name;
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

async function* listFolder(folder: string): AsyncGenerator<{ name: string; savedAt: number }> {
  if (!existsSync(folder)) return;
  for await (const { name } of await opendir(folder)) {
    if (!namePattern.test(name) || name === markFile || name === papeleraFolder) continue;
    // Another process may remove it meanwhile.
    const found = await stat(join(folder, name)).catch(nullWhenMissing);
    if (found) yield { name, savedAt: found.mtimeMs };
  }
}

function checked(file: string): string {
  if (!filePattern.test(file)) throw new Error("not a file of a picture");
  return file;
}
