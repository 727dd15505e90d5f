import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { days } from "../../clock.ts";
import { manifestFile } from "./manifest.ts";

const archiveSuffix = ".tar";
/** `age -d -i <key> <file> | tar -x` opens it as well. */
const sealedSuffix = ".tar.age";

const wholeName = /^respaldo-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z(?:\.tar(?:\.age)?)?$/;
const draftName =
  /^\.respaldo-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)(?:\.tar(?:\.age)?)?-[0-9a-f]{8}$/;
const abandonedMs = days(1);

/** A whole copy in one file. */
export function isArchive(path: string): boolean {
  return path.endsWith(archiveSuffix) || isSealed(path);
}

export function isSealed(path: string): boolean {
  return path.endsWith(sealedSuffix);
}

/** Of a copy of this moment. */
export function archiveName(now: number, { isEncrypted }: { isEncrypted: boolean }): string {
  return `respaldo-${stampOf(now)}${isEncrypted ? sealedSuffix : archiveSuffix}`;
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
    // What is half deleted must not look whole.
    const draft = join(folder, `.${name}-00000000`);
    await rename(join(folder, name), draft);
    await rm(draft, { recursive: true, force: true });
  }
  await removeAbandoned(folder, now);
  return old.length;
}

/** What a killed run left behind a day ago or earlier. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, stamp = ""] = draftName.exec(name) ?? [];
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
