import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { BloomFilter } from "bloomfilter";
import { hashCount, stemKey, stemPattern } from "./filter-keys.ts";
import { readingsOf, stemsOf } from "./signs-as-letters.ts";

/** Written by `npm run contrasenas` (docs/decisiones.md 39). */
const filter = readFilter(new URL("./leaked-passwords.bin", import.meta.url));

/** Straight into the memory of the filter: a copy would stay there as long as the process. */
function readFilter(file: URL): BloomFilter {
  const descriptor = openSync(file, "r");
  const { size } = fstatSync(descriptor);
  const empty = new BloomFilter(size * 8, hashCount);
  const bytes = readSync(descriptor, new Uint8Array(empty.buckets.buffer));
  closeSync(descriptor);
  if (bytes !== size) throw new Error(`${file.pathname}: ${bytes} of ${size} bytes`);
  return empty;
}

/** Leaked as it stands, or a common word with digits and signs around it. */
export function isLeaked(password: string): boolean {
  return (
    readingsOf(password).some((reading) => filter.test(reading)) ||
    stemsOf(password).some((stem) => stemPattern.test(stem) && filter.test(stemKey(stem)))
  );
}
