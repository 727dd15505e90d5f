import { readdir, readFile } from "node:fs/promises";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import type { S3Config } from "../config/s3-config.ts";
import {
  type ImageFile,
  type ImageStore,
  markFile,
  type Papelera,
  papeleraFolder,
} from "./image-store.ts";
import { createS3Objects, type S3Objects } from "./s3-objects.ts";

const keyPattern = /^([a-z0-9-]{1,100})\/(\d{2,4}\.(?:avif|webp))$/;
const inPapelera = (key: string) => `${papeleraFolder}/${key}`;

export type S3ImageStore = ImageStore & Pick<S3Objects, "findState">;

/**
 * Objects `{prefix}{name}/{width}.{avif|webp}`. A picture that has the file of `imagenPath`,
 * written last and removed first, is complete. Failures reject with an AppError 503.
 */
export function createS3ImageStore(config: S3Config): S3ImageStore {
  const objects = createS3Objects(config);

  const put = (name: string, { file, bytes }: ImageFile) =>
    objects.put(keyOf(name, file), {
      bytes,
      type: file.endsWith(".avif") ? "image/avif" : "image/webp",
      cache: "public, max-age=31536000, immutable",
    });

  async function save(name: string, files: readonly ImageFile[]): Promise<void> {
    const isLast = ({ file }: ImageFile) => file === lastFileOf(name);
    const others = files.filter((file) => !isLast(file)).map((file) => put(name, file));
    const results = await Promise.allSettled(others);
    // The caller's cleanup must not race with pending writes.
    for (const result of results) if (result.status === "rejected") throw result.reason;
    for (const file of files.filter(isLast)) await put(name, file);
  }

  return {
    folder: null,
    findState: objects.findState,
    save,
    read: (name, file) => objects.read(keyOf(name, file)),
    listFiles: (name) => storedFilesOf(objects, name),
    list: () => listPictures(objects, ""),
    listAllFiles: () => listPictures(objects, ""),
    async remove(name) {
      for (const file of await filesOf(objects, name)) await objects.remove(keyOf(name, file));
    },
    async adopt(name, source) {
      if (await objects.has(keyOf(name, lastFileOf(name)))) return;
      const files = (await readdir(source)).filter((file) => keyPattern.test(`${name}/${file}`));
      const read = async (file: string) => ({ file, bytes: await readFile(new URL(file, source)) });
      await save(name, await Promise.all(files.map(read)));
    },
    async readMark() {
      return (await objects.read(markFile))?.toString().trim() ?? null;
    },
    writeMark: (clave) =>
      objects.put(markFile, { bytes: Buffer.from(`${clave}\n`), type: "text/plain" }),
    papelera: createS3Papelera(objects),
  };
}

/** A move is a copy of all files, then their removal: a crash leaves a picture twice, never gone. */
function createS3Papelera(objects: S3Objects): Papelera {
  const base = `${papeleraFolder}/`;
  return {
    async put(name) {
      const keys = (await filesOf(objects, name)).map((file) => keyOf(name, file));
      for (const key of keys) await objects.copy(key, inPapelera(key));
      for (const key of keys) await objects.remove(key);
    },
    list: () => listPictures(objects, base),
    async restore(name) {
      if (await objects.has(keyOf(name, lastFileOf(name)))) return false;
      const keys = (await filesOf(objects, name, base))
        .map((file) => keyOf(name, file))
        .toReversed();
      for (const key of keys) await objects.copy(inPapelera(key), key);
      for (const key of keys) await objects.remove(inPapelera(key));
      return keys.length > 0;
    },
    async remove(name) {
      for (const file of await filesOf(objects, name, base))
        await objects.remove(inPapelera(keyOf(name, file)));
    },
  };
}

/** The files of one picture below `base`, the one that makes it complete first, also when it is missing. */
async function filesOf(objects: S3Objects, name: string, base = ""): Promise<string[]> {
  const files = await storedFilesOf(objects, name, base);
  return [...new Set([lastFileOf(name), ...files])];
}

async function storedFilesOf(objects: S3Objects, name: string, base = ""): Promise<string[]> {
  const last = lastFileOf(name);
  const folder = keyOf(name, last).slice(0, -last.length);
  const files: string[] = [];
  for await (const { key } of objects.list(`${base}${folder}`)) {
    const [, found, file] = keyPattern.exec(key.slice(base.length)) ?? [];
    if (found === name && file) files.push(file);
  }
  return files;
}

/** Keys are sorted: files of one picture are adjacent. */
async function* listPictures(
  objects: S3Objects,
  base: string,
): AsyncGenerator<{ name: string; savedAt: number; files: string[] }> {
  let current = { name: "", savedAt: 0, files: [] as string[] };
  for await (const { key, savedAt } of objects.list(base)) {
    const [, name, file] = keyPattern.exec(key.slice(base.length)) ?? [];
    if (!name || !file) continue;
    if (name === current.name) {
      current.savedAt = Math.max(current.savedAt, savedAt);
      current.files.push(file);
      continue;
    }
    if (current.name !== "") yield current;
    current = { name, savedAt, files: [file] };
  }
  if (current.name !== "") yield current;
}

/** Throws unless both are parts of a picture's key: other objects of the bucket are not ours. */
function keyOf(name: string, file: string): string {
  const key = `${name}/${file}`;
  if (!keyPattern.test(key)) throw new Error("not the name of a picture");
  return key;
}

function lastFileOf(name: string): string {
  return imagenPath(name).split("/").at(-1) ?? "";
}
