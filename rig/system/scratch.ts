import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 4 * 1024 ** 3;

export function isInMemory(): boolean {
  return scratchRoot() === memory;
}

/**
 * Where folders of a run belong: in memory when the system offers enough, otherwise on disk. The
 * databases keep their fsync settings; in memory an fsync costs nothing.
 */
export function scratchRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

export function makeScratch(name: string): string {
  return mkdtempSync(join(scratchRoot(), `estrato-${name}-`));
}
