import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const maxEntries = 4000;
const maxDirectoryBytes = 1_000_000;

const localMark = 0x04034b50;
const entryMark = 0x02014b50;
const endMark = 0x06054b50;
const wideEndMark = 0x06064b50;
const wideLocatorMark = 0x07064b50;

const entryBytes = 46;
const endBytes = 22;
const wideEndBytes = 56;
const wideLocatorBytes = 20;
const maxCommentBytes = 0xffff;

/** Stands where the wide form of the file (ZIP64) has the number. */
const wide16 = 0xffff;
const wide32 = 0xffffffff;
/** Encrypted, also strongly, or with a masked directory. */
const encryptedFlags = 0x2041;

type Directory = { entries: number; position: number; length: number };

/**
 * Names of a zip, from its directory alone: nothing is unpacked. Null for what is no zip, or one that is encrypted, in
 * parts, has too many entries, or places outside of the file.
 */
export async function readZipNames(file: FileHandle, bytes: number): Promise<string[] | null> {
  const start = await readAt(file, { position: 0, length: 4 });
  if (start.length < 4 || start.readUInt32LE(0) !== localMark) return null;
  const directory = await findDirectory(file, bytes);
  if (directory === null) return null;
  const { entries, position, length } = directory;
  const isWithin = position + length <= bytes && length <= maxDirectoryBytes;
  if (entries > maxEntries || !isWithin) return null;
  return readEntries(await readAt(file, { position, length }), directory);
}

async function findDirectory(file: FileHandle, bytes: number): Promise<Directory | null> {
  const length = Math.min(bytes, endBytes + maxCommentBytes);
  const tail = await readAt(file, { position: bytes - length, length });
  for (let at = tail.length - endBytes; at >= 0; at--) {
    const isEnd =
      tail.readUInt32LE(at) === endMark &&
      at + endBytes + tail.readUInt16LE(at + 20) === tail.length;
    if (!isEnd) continue;
    const directory = {
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      position: tail.readUInt32LE(at + 16),
    };
    const { entries, position } = directory;
    const isWide = entries === wide16 || directory.length === wide32 || position === wide32;
    if (isWide) return findWideDirectory(file, bytes - length + at);
    const isWhole = tail.readUInt16LE(at + 4) === 0 && tail.readUInt16LE(at + 6) === 0;
    return isWhole ? directory : null;
  }
  return null;
}

/** `end`: where the narrow end of the directory stands. */
async function findWideDirectory(file: FileHandle, end: number): Promise<Directory | null> {
  if (end < wideLocatorBytes) return null;
  const place = { position: end - wideLocatorBytes, length: wideLocatorBytes };
  const locator = await readAt(file, place);
  if (locator.readUInt32LE(0) !== wideLocatorMark) return null;
  const position = Number(locator.readBigUInt64LE(8));
  if (position > end - wideEndBytes) return null;
  const found = await readAt(file, { position, length: wideEndBytes });
  if (found.length < wideEndBytes || found.readUInt32LE(0) !== wideEndMark) return null;
  return {
    entries: Number(found.readBigUInt64LE(32)),
    length: Number(found.readBigUInt64LE(40)),
    position: Number(found.readBigUInt64LE(48)),
  };
}

function readEntries(directory: Buffer, { entries, position, length }: Directory): string[] | null {
  if (directory.length < length) return null;
  const names: string[] = [];
  let at = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entryMark) return null;
    if ((directory.readUInt16LE(at + 8) & encryptedFlags) !== 0) return null;
    const offset = directory.readUInt32LE(at + 42);
    // A wide offset is no place to read: nothing is unpacked.
    if (offset !== wide32 && offset >= position) return null;
    const nameEnd = at + entryBytes + directory.readUInt16LE(at + 28);
    if (nameEnd > directory.length) return null;
    names.push(directory.toString("utf8", at + entryBytes, nameEnd));
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
