import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationLevel } from "../../db/database.ts";
import { OperatorError } from "../../errors.ts";
import { findNewestCopy } from "./copies.ts";
import { listFiles, readFacts } from "./copy-files.ts";
import { type Manifest, ManifestSchema, manifestFile } from "./manifest.ts";

export type Copy = { path: string; manifest: Manifest };

/** The copy in `folder`, or the newest of those in it. Throws an OperatorError unless it is whole. */
export async function openCopy(folder: string): Promise<Copy> {
  const path = await findNewestCopy(folder);
  if (path === null) throw new OperatorError(`En ${folder} no hay ninguna copia completa.`);
  const manifest = await readManifest(path);
  if (manifest.level > migrationLevel) {
    throw new OperatorError(
      `La copia ${path} es de una versión más nueva (${manifest.version}, ${manifest.level}): usa ese programa.`,
    );
  }
  const damaged = await findDamage(path, manifest);
  if (damaged !== null)
    throw new OperatorError(`La copia ${path} está dañada en ${damaged}: usa otra.`);
  return { path, manifest };
}

async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(join(path, manifestFile), "utf8").catch(() => "");
  const parsed = ManifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError(`La copia ${path} está dañada en ${manifestFile}: usa otra.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The first file that is missing, changed, or not of the copy. */
async function findDamage(path: string, { files }: Manifest): Promise<string | null> {
  const found = new Set(await listFiles(path));
  found.delete(manifestFile);
  for (const [file, { bytes, sha256 }] of Object.entries(files)) {
    if (!found.delete(file)) return file;
    const facts = await readFacts(join(path, file));
    if (facts.bytes !== bytes || facts.sha256 !== sha256) return file;
  }
  const [stray = null] = found;
  return stray;
}
