import { fold } from "#contract/values/fold.ts";

/** Each word costs an index lookup. */
const maxWords = 8;

/** The folded words of a search, without the wildcards people type. */
export function searchWords(q: string): string[] {
  return neededWords(fold(q.replace(/[%_\\]/g, " ")));
}

/** Drops words contained in another one, and all but the eight longest. */
export function neededWords(folded: string): string[] {
  const words = folded
    .split(" ")
    .filter((word) => word !== "")
    .toSorted((a, b) => b.length - a.length);
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length < maxWords && !kept.some((longer) => longer.includes(word))) kept.push(word);
  }
  return kept;
}
