import { fold } from "#contract/values/fold.ts";

/** Each word costs a look into the index: more of them find nothing that these do not. */
const maxWords = 8;

/** The words of a search, folded, without the signs that people type for "anything". */
export function searchWords(q: string): string[] {
  return neededWords(fold(q.replace(/[%_\\]/g, " ")));
}

/**
 * The words of a folded text that have to be looked for: one inside another asks for nothing more
 * and is left out; of many, the longest stay.
 */
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
