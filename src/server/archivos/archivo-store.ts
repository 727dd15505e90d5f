import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { type FileHandle, open, opendir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ArchivoTipo } from "#contract/values/archivos/archivo-limits.ts";
import { makePrivateFolder } from "../data-folder.ts";
import { nullWhenMissing, syncFolder } from "../kept-files.ts";
import { findTipo } from "./tipos/find-tipo.ts";

/** `content`: none of the wanted kinds. */
export type ArchivoFault = "empty" | "size" | "content";

/** On the disk, under a name for the time being. */
export type ReceivedArchivo = {
  tipo: ArchivoTipo;
  bytes: number;
  /** Under its clave from now on, which it answers. */
  keep: () => Promise<string>;
  /** Does nothing to one that is kept. */
  discard: () => Promise<void>;
};

export type Received = { ok: true; archivo: ReceivedArchivo } | { ok: false; fault: ArchivoFault };

type Wanted = { maxBytes: number; tipos: readonly ArchivoTipo[] };

export type ArchivoStore = {
  /** False when the disk is so full that archivos of strangers would take the room of the database. */
  hasRoom: () => Promise<boolean>;
  /** Nothing stays of what is refused, or of a stream that breaks. */
  receive: (stream: Readable, wanted: Wanted) => Promise<Received>;
  /** Puts a file of another store here unless it is here; a file never changes. Answers whether it did. */
  adopt: (clave: string, source: Readable) => Promise<boolean>;
  /** Null when it is not there. */
  open: (clave: string) => Promise<Readable | null>;
  /** Idempotent. */
  remove: (clave: string) => Promise<void>;
  /** Also those that are still arriving, or never arrived whole; `savedAt` in epoch milliseconds. */
  list: () => AsyncIterable<StoredFile>;
};

/** `remove` takes its name. */
export type StoredFile = { name: string; isWhole: boolean; savedAt: number };

export const archivosFolder = "archivos";

/** The alert of a full disk comes earlier (docs/operar.md). */
const leastRoomBytes = 500_000_000;

const fileMode = 0o600;
const wholeName = /^[0-9a-f]{32}$/;
const anyName = /^\.?[0-9a-f]{32}$/;

/** Whether a file of the store may have this name. */
export function isArchivoClave(name: string): boolean {
  return wholeName.test(name);
}

/** Files `archivos/{clave}`; the folder is made with the first one. */
export function createArchivoStore(dataDir: string): ArchivoStore {
  const folder = join(dataDir, archivosFolder);
  return {
    async hasRoom() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize >= leastRoomBytes;
    },
    async receive(stream, wanted) {
      makePrivateFolder(folder);
      const clave = newClave();
      const draft = join(folder, draftName());
      const received = await fill(draft, stream, wanted).catch(async (error: unknown) => {
        await rm(draft, { force: true });
        throw error;
      });
      const discard = () => rm(draft, { force: true });
      if (!received.ok) {
        await discard();
        return received;
      }
      const keep = async () => {
        await rename(draft, join(folder, clave));
        await syncFolder(folder);
        return clave;
      };
      return { ok: true, archivo: { ...received.facts, keep, discard } };
    },
    async adopt(clave, source) {
      const path = join(folder, checked(clave));
      if (existsSync(path)) {
        source.destroy();
        return false;
      }
      makePrivateFolder(folder);
      const draft = join(folder, draftName());
      const options = { flags: "wx", mode: fileMode, flush: true } as const;
      await pipeline(source, createWriteStream(draft, options));
      await rename(draft, path);
      await syncFolder(folder);
      return true;
    },
    async open(clave) {
      const handle = await open(join(folder, checked(clave)), "r").catch(nullWhenMissing);
      return handle?.createReadStream() ?? null;
    },
    async remove(name) {
      await rm(join(folder, checked(name)), { force: true });
    },
    async *list() {
      const entries = await opendir(folder).catch(nullWhenMissing);
      for await (const { name } of entries ?? []) {
        if (!anyName.test(name)) continue;
        // Another process may remove it meanwhile.
        const found = await stat(join(folder, name)).catch(nullWhenMissing);
        if (found) yield { name, isWhole: wholeName.test(name), savedAt: found.mtimeMs };
      }
    },
  };
}

const newClave = () => randomBytes(16).toString("hex");
const draftName = () => `.${newClave()}`;

type Filled =
  | { ok: true; facts: Pick<ReceivedArchivo, "tipo" | "bytes"> }
  | { ok: false; fault: ArchivoFault };

/** Chunk by chunk: memory holds no file. */
async function fill(path: string, stream: Readable, wanted: Wanted): Promise<Filled> {
  const file = await open(path, "wx+", fileMode);
  try {
    const bytes = await pour(stream, { file, maxBytes: wanted.maxBytes });
    if (bytes === null) return { ok: false, fault: "size" };
    if (bytes === 0) return { ok: false, fault: "empty" };
    const tipo = await findTipo(file, { bytes, tipos: wanted.tipos });
    if (tipo === null) return { ok: false, fault: "content" };
    await file.sync();
    return { ok: true, facts: { tipo, bytes } };
  } finally {
    await file.close();
  }
}

type Pouring = { file: FileHandle; maxBytes: number };

/** Answers how many bytes came; null for too many, of which no more is read. */
async function pour(stream: Readable, { file, maxBytes }: Pouring): Promise<number | null> {
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    await file.writeFile(chunk);
  }
  return bytes;
}

function checked(name: string): string {
  if (!anyName.test(name)) throw new Error("not the name of an archivo");
  return name;
}
