import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 4 * 1024 ** 3;

export function isInMemory(): boolean {
  return scratchRoot() === memory;
}

/** In memory when there is enough, where an fsync costs nothing; otherwise on disk. */
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
