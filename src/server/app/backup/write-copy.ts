import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { archivosFolder, createArchivoStore } from "../../archivos/archivo-store.ts";
import type { Config } from "../../config/config.ts";
import { makePrivateFile } from "../../data-folder.ts";
import type { DatabaseSummary } from "../../db/copy/copied-database.ts";
import { copyPostgres } from "../../db/copy/postgres-copy.ts";
import { copySqlite } from "../../db/copy/sqlite-copy.ts";
import { embeddedFile } from "../../db/sqlite/embedded-file.ts";
import { OperatorError } from "../../errors.ts";
import type { ImageStore } from "../../providers/image-store.ts";
import { listPictures, readPicture } from "../picture-files.ts";
import { readVersion } from "../version.ts";
import { packFolder, withPrivateFolder } from "./archive.ts";
import { archiveName, draftName, folderName } from "./copies.ts";
import {
  type FileFacts,
  listFiles,
  readFacts,
  syncFolders,
  syncPath,
  writeDurable,
} from "./copy-files.ts";
import {
  databaseFiles,
  type Manifest,
  manifestFile,
  picturesFolder,
  settingsFile,
} from "./manifest.ts";

export type CopyParts = {
  config: Config;
  images: ImageStore;
  now: number;
  settings: { text: string; hasSecrets: boolean };
};

export type WrittenCopy = { path: string; manifest: Manifest };

/**
 * Writes a copy into `folder`, under another name until it is whole and on the disk. Throws an
 * OperatorError when something of the shop is missing; the folder is then as before.
 */
export async function writeCopy(folder: string, parts: CopyParts): Promise<WrittenCopy> {
  return writeWhole(folder, folderName(parts.now), async (draft) => {
    await mkdir(draft, { mode: 0o700 });
    const manifest = await fill(draft, parts);
    await syncFolders(draft);
    return manifest;
  });
}

/** Writes one file, encrypted for a recipient; unpacked it lies in DATA_DIR meanwhile. */
export async function writeArchive(
  folder: string,
  { recipient, ...parts }: CopyParts & { recipient: string | null },
): Promise<WrittenCopy> {
  return withPrivateFolder(parts.config.dataDir, async (unpacked) => {
    const { manifest } = await writeCopy(unpacked, parts);
    const name = archiveName(parts.now, { isEncrypted: recipient !== null });
    return writeWhole(folder, name, async (draft) => {
      await packFolder(unpacked, { file: draft, recipient });
      await syncPath(draft);
      return manifest;
    });
  });
}

/** Under its name only when `write` has written and synced the draft. */
async function writeWhole(
  folder: string,
  name: string,
  write: (draft: string) => Promise<Manifest>,
): Promise<WrittenCopy> {
  const draft = join(folder, draftName(name));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const manifest = await write(draft);
    const path = join(folder, name);
    await rename(draft, path);
    await syncPath(folder);
    return { path, manifest };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The database first: a picture that came meanwhile may be too many, never missing. */
async function fill(draft: string, parts: CopyParts): Promise<Manifest> {
  const { config, images, settings } = parts;
  const summary = await copyDatabase(draft, config);
  const pictures = await copyPictures(draft, images);
  const archivos = await copyArchivos(draft, config);
  const missing = summary.pictures.filter((name) => !pictures.has(name));
  if (missing.length > 0)
    throw new OperatorError(`Faltan ${missing.length} imágenes de productos, como ${missing[0]}.`);
  await writeDurable(join(draft, settingsFile), settings.text);
  const files: Record<string, FileFacts> = {};
  for (const path of await listFiles(draft)) files[path] = await readFacts(join(draft, path));
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date(parts.now).toISOString(),
    ...readVersion(),
    mode: config.mode,
    engine: summary.engine,
    level: summary.level,
    clave: summary.clave,
    tables: summary.tables,
    pictures: pictures.size,
    archivos,
    hasSecrets: settings.hasSecrets,
    files,
  };
  await writeDurable(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function copyDatabase(draft: string, config: Config): Promise<DatabaseSummary> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  const target = join(draft, databaseFiles[databaseUrl === null ? "sqlite" : "postgres"]);
  makePrivateFile(target);
  const summary =
    databaseUrl === null
      ? await copySqlite(embeddedFile(dataDir), target)
      : await copyPostgres(databaseOwnerUrl ?? databaseUrl, target);
  await syncPath(target);
  return summary;
}

async function copyPictures(draft: string, images: ImageStore): Promise<Set<string>> {
  const copied = new Set<string>();
  for (const name of await listPictures(images)) {
    const files = await readPicture(images, name);
    // The sweep of a shop that sells may take one away.
    if (files === null) continue;
    for (const { file, bytes } of files)
      await writeDurable(join(draft, picturesFolder, name, file), bytes);
    copied.add(name);
  }
  return copied;
}

/** Answers how many. */
async function copyArchivos(draft: string, { dataDir }: Config): Promise<number> {
  const archivos = createArchivoStore(dataDir);
  const folder = join(draft, archivosFolder);
  await mkdir(folder, { mode: 0o700 });
  let copied = 0;
  for await (const { name, isWhole } of archivos.list()) {
    const source = isWhole ? await archivos.open(name) : null;
    // A sweep may take one away.
    if (source === null) continue;
    const options = { flags: "wx", mode: 0o600, flush: true } as const;
    await pipeline(source, createWriteStream(join(folder, name), options));
    copied += 1;
  }
  return copied;
}
