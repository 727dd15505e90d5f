import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { days } from "../../time/clock.ts";
import { manifestFile } from "./manifest.ts";

const archiveSuffix = ".tar";
/** `age -d -i <key> <file> | tar -x` opens it as well. */
const sealedSuffix = ".tar.age";

const nameShape = String.raw`respaldo-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)(?:\.tar(?:\.age)?)?`;
const wholeName = new RegExp(`^${nameShape}$`);
const draftShape = new RegExp(`^\\.${nameShape}-[0-9a-f]{8}$`);
const abandonedMs = days(1);

/** A whole copy in one file. */
export function isArchive(path: string): boolean {
  return path.endsWith(archiveSuffix) || isSealed(path);
}

export function isSealed(path: string): boolean {
  return path.endsWith(sealedSuffix);
}

/** Names a copy of this moment; `now` in epoch milliseconds. */
export function folderName(now: number): string {
  return `respaldo-${stampOf(now)}`;
}

/** Names it as one file. */
export function archiveName(now: number, { isEncrypted }: { isEncrypted: boolean }): string {
  return `${folderName(now)}${isEncrypted ? sealedSuffix : archiveSuffix}`;
}

/** For a copy that is not whole yet; `removeAbandoned` knows it by this name. */
export function draftName(name: string): string {
  return `.${name}-${randomBytes(4).toString("hex")}`;
}

/** Those that are copies, newest first. */
export function sortCopies(names: readonly string[]): string[] {
  return names
    .filter((name) => wholeName.test(name))
    .toSorted()
    .toReversed();
}

async function listCopies(folder: string): Promise<string[]> {
  return sortCopies(await readdir(folder));
}

/** The path itself when it is a copy, else the newest in that folder; null without one. */
export async function findNewestCopy(folder: string): Promise<string | null> {
  if (!existsSync(folder)) return null;
  if (existsSync(join(folder, manifestFile)) || isArchive(folder)) return folder;
  const [newest] = await listCopies(folder);
  return newest === undefined ? null : join(folder, newest);
}

/** Keeps the newest copies, and deletes what a killed run left behind. Answers how many copies went. */
export async function rotateCopies(
  folder: string,
  { keep, now }: { keep: number; now: number },
): Promise<number> {
  const old = (await listCopies(folder)).slice(keep);
  for (const name of old) {
    // A half deleted copy must not look whole.
    const leftover = join(folder, draftName(name));
    await rename(join(folder, name), leftover);
    await rm(leftover, { recursive: true, force: true });
  }
  await removeAbandoned(folder, now);
  return old.length;
}

/** Deletes remains of runs that were killed a day ago or earlier. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, stamp = ""] = draftShape.exec(name) ?? [];
    if (stamp !== "" && timeOf(stamp) < now - abandonedMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** A time that may stand in the name of a file; `now` in epoch milliseconds. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replace(/[:.]/g, "-");
}

function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, "T$1:$2:$3.$4Z"));
}
