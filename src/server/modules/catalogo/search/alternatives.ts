import { similarWords } from "./similar-words.ts";
import { formsOf } from "./typed-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a typed word may stand for. */
export type Alternatives = {
  typed: string;
  /** The word itself, and its other numbers. */
  own: readonly string[];
  /** Longer words that hold it, and words that mean the same. */
  near: readonly string[];
  /** A known word in its place, when it is misspelt. */
  isCorrected: boolean;
};

const maxLonger = 12;
const maxNear = 24;

export function alternativesOf(typed: string, vocabulary: Vocabulary): Alternatives {
  const own = numbersOf(typed, vocabulary);
  const near = [
    ...sinonimosOf(own, vocabulary),
    ...longerWords(typed, { isKnown: own.length > 1 || vocabulary.words.has(typed), vocabulary }),
  ];
  const others = [...new Set(near)].filter((word) => !own.includes(word)).slice(0, maxNear);
  return { typed, own, near: others, isCorrected: false };
}

/** By the word as typed, else by what it may be the plural of. Null when no word is near enough. */
export function correctionOf(typed: string, vocabulary: Vocabulary): Alternatives | null {
  const similar = formsOf(typed)
    .map((form) => similarWords(form, vocabulary.sounding))
    .find((words) => words.length > 0);
  if (similar === undefined) return null;
  const own = [...new Set(similar.flatMap((word) => numbersOf(word, vocabulary)))];
  const near = [
    ...sinonimosOf(own, vocabulary),
    ...similar.flatMap((word) => longerWords(word, { isKnown: true, vocabulary })),
  ];
  const others = [...new Set(near)].filter((word) => !own.includes(word)).slice(0, maxNear);
  return { typed, own: own.slice(0, maxNear), near: others, isCorrected: true };
}

function numbersOf(word: string, { byForm }: Vocabulary): string[] {
  return [...new Set([word, ...formsOf(word).flatMap((form) => byForm.get(form) ?? [])])];
}

function sinonimosOf(words: readonly string[], vocabulary: Vocabulary): string[] {
  const forms = new Set(words.flatMap(formsOf));
  const groups = vocabulary.sinonimos.filter((group) =>
    group.some((word) => formsOf(word).some((form) => forms.has(form))),
  );
  return groups.flat().flatMap((word) => numbersOf(word, vocabulary));
}

type Looked = { isKnown: boolean; vocabulary: Vocabulary };

/** A known word of three letters is meant as it stands: "pla" is not the start of "placa". */
function longerWords(typed: string, { isKnown, vocabulary }: Looked): string[] {
  if (typed.length < (isKnown ? 4 : 2)) return [];
  const held = formsOf(typed).findLast((form) => form.length >= 4) ?? typed;
  const starting: string[] = [];
  const holding: string[] = [];
  for (const word of vocabulary.words.keys()) {
    if (word.length <= held.length) continue;
    if (word.startsWith(held)) starting.push(word);
    else if (held.length >= 4 && word.includes(held)) holding.push(word);
  }
  const byLength = (words: string[]) => words.toSorted((a, b) => a.length - b.length);
  return [...byLength(starting), ...byLength(holding)].slice(0, maxLonger);
}
