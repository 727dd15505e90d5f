import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { archivosFolder, isArchivoClave } from "../../archivos/archivo-store.ts";
import { migrationLevel } from "../../db/migrations/index.ts";
import { OperatorError } from "../../errors.ts";
import { isPictureFile } from "../../providers/image-store.ts";
import { withUnpacked } from "./archive.ts";
import { findNewestCopy, isArchive } from "./copies.ts";
import { listFiles, readFacts } from "./copy-files.ts";
import type { CopyPlace } from "./copy-place.ts";
import {
  databaseFiles,
  type Manifest,
  ManifestSchema,
  manifestFile,
  picturesFolder,
  settingsFile,
} from "./manifest.ts";

export type Copy = {
  /** Where its files are. */
  path: string;
  /** Name by which a person knows it. */
  name: string;
  manifest: Manifest;
};

type Asked = {
  place: CopyPlace;
  /** The file with the key of an encrypted copy. */
  key: string | null;
  /** Data folder of the shop to be: a copy of one file is unpacked there. */
  dataDir: string;
};

/** Has `use` work on the newest copy. Throws an OperatorError unless it is whole. */
export async function withCopy<T>(
  { place, key, dataDir }: Asked,
  use: (copy: Copy) => Promise<T>,
): Promise<T> {
  return place.withNewest(dataDir, async ({ path, name }) => {
    if (!isArchive(path)) return use(await openCopy(path, name));
    return withUnpacked(path, { name, key, dataDir }, async (folder) => {
      const unpacked = await findNewestCopy(folder);
      if (unpacked === null) throw new OperatorError(`La copia ${name} está incompleta: usa otra.`);
      return use(await openCopy(unpacked, name));
    });
  });
}

async function openCopy(path: string, name: string): Promise<Copy> {
  const manifest = await readManifest(path, name);
  if (manifest.level > migrationLevel) {
    throw new OperatorError(
      `La copia ${name} es de una versión más nueva (${manifest.version}, ${manifest.level}): usa ese programa.`,
    );
  }
  const damaged = await findDamage(path, manifest);
  if (damaged !== null)
    throw new OperatorError(`La copia ${name} está dañada en ${damaged}: usa otra.`);
  return { path, name, manifest };
}

async function readManifest(path: string, name: string): Promise<Manifest> {
  const text = await readFile(join(path, manifestFile), "utf8").catch(() => "");
  const parsed = ManifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError(`La copia ${name} está dañada en ${manifestFile}: usa otra.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The first file that is missing, changed, a link to another one, or not of the copy. */
async function findDamage(path: string, { files }: Manifest): Promise<string | null> {
  const found = new Set(await listFiles(path));
  found.delete(manifestFile);
  for (const [file, { bytes, sha256 }] of Object.entries(files)) {
    if (!found.delete(file) || !isOfCopy(file)) return file;
    if (!(await lstat(join(path, file))).isFile()) return file;
    const facts = await readFacts(join(path, file));
    if (facts.bytes !== bytes || facts.sha256 !== sha256) return file;
  }
  const [stray = null] = found;
  return stray;
}

const ownFiles: ReadonlySet<string> = new Set([...Object.values(databaseFiles), settingsFile]);

function isOfCopy(path: string): boolean {
  const [folder, name = "", file = "", ...deeper] = path.split("/");
  if (folder === archivosFolder) return file === "" && isArchivoClave(name);
  if (folder !== picturesFolder) return ownFiles.has(path);
  return deeper.length === 0 && isPictureFile(name, file);
}
