import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../../db/database.ts";
import type { ProductosFilter } from "../productos-list.queries.ts";
import { type Alternatives, alternativesOf, correctionOf } from "./alternatives.ts";
import { anyOf, type Clauses } from "./clauses.ts";
import { countMatches, type Match } from "./search.queries.ts";
import { typedWords } from "./typed-words.ts";
import { estimateMatches, readVocabulary, type Vocabulary } from "./vocabulary.ts";

export type Context = { filter: ProductosFilter; vocabulary: Vocabulary };

/** So many hits are sorted; among more the page is found sooner in the order of all. */
export const maxSorted = 3_000;
/** Fewer are sorted sooner than productos are read in their order until they come. */
export const maxRare = 2_000;
/** A search with more unknown words is not a slip of the hand. */
const maxCorrected = 4;

export function matchOf(clauses: Clauses, { filter, vocabulary }: Context): Match {
  return { clauses, filter, isRare: estimateMatches(vocabulary, clauses) < maxRare };
}

/** Reads typed words: each with those that it may stand for. Null for signs alone. */
export async function readWords(
  db: Db,
  q: string,
): Promise<{ words: Alternatives[]; vocabulary: Vocabulary } | null> {
  const typed = typedWords(q);
  if (typed.length === 0) return null;
  const vocabulary = await readVocabulary(db);
  return { words: typed.map((word) => alternativesOf(word, vocabulary)), vocabulary };
}

type Words = { words: readonly Alternatives[] };

/** Known words in place of those that no producto of the shop has; call it when not all words are found. */
export async function correctWords(
  db: Db,
  { words, filter, vocabulary }: Context & Words,
): Promise<Alternatives[]> {
  const missing = await findMissing(db, { words, filter, vocabulary });
  if (missing.size > maxCorrected) return [...words];
  const corrected: Alternatives[] = [];
  for (const word of words) {
    if (!missing.has(word)) corrected.push(word);
    else {
      // A comparison with many words (docs/reglas.md 134).
      await nextTurn();
      corrected.push(correctionOf(word.typed, vocabulary) ?? word);
    }
  }
  return corrected;
}

/** The words that no producto of the shop has. */
async function findMissing(db: Db, { words, ...of }: Context & Words): Promise<Set<Alternatives>> {
  if (words.length === 1) return new Set(words);
  const missing = new Set<Alternatives>();
  for (const word of words) {
    if ((await countWord(db, { word, ...of, limit: 1 })) === 0) missing.add(word);
  }
  return missing;
}

type Counted = Context & { word: Alternatives; limit: number };

export async function countWord(
  db: Db,
  { word, limit, filter, vocabulary }: Counted,
): Promise<number> {
  const everywhere = { filter: { ...filter, categoria: null }, vocabulary };
  return countMatches(db, { match: matchOf([anyOf("texto", word)], everywhere), limit });
}
