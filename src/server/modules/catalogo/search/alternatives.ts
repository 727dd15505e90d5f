import { similarWords } from "./similar-words.ts";
import { formsOf } from "./typed-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words that a typed one may stand for. */
export type Alternatives = {
  typed: string;
  /** The word itself, and its other numbers. */
  own: readonly string[];
  /** Longer words that begin with it. */
  longer: readonly string[];
  /**
   * Words that mean the same, and longer ones that hold it further on: looked for in names alone where there are such
   * names, since a descripcion also tells of light between two parts, and "espuma" is no "puma".
   */
  named: readonly string[];
  /** A known word in its place, when it is misspelt. */
  isCorrected: boolean;
};

const maxLonger = 12;
const maxNear = 24;

export function alternativesOf(typed: string, vocabulary: Vocabulary): Alternatives {
  const own = numbersOf(typed, vocabulary);
  const isKnown = own.length > 1 || vocabulary.words.has(typed);
  const longer = longerWords(typed, { isKnown, vocabulary });
  return { typed, own, ...nearOf(own, longer, vocabulary), isCorrected: false };
}

/** By the word as typed, else by what it may be the plural of. Null when no word is near enough. */
export function correctionOf(typed: string, vocabulary: Vocabulary): Alternatives | null {
  const similar = similarTo(typed, vocabulary);
  if (similar.length === 0) return null;
  const own = [...new Set(similar.flatMap((word) => numbersOf(word, vocabulary)))];
  const longer = similar.map((word) => longerWords(word, { isKnown: true, vocabulary }));
  const all = {
    starting: longer.flatMap(({ starting }) => starting),
    holding: longer.flatMap(({ holding }) => holding),
  };
  return { typed, own: own.slice(0, maxNear), ...nearOf(own, all, vocabulary), isCorrected: true };
}

function nearOf(own: readonly string[], { starting, holding }: Longer, vocabulary: Vocabulary) {
  const sinonimos = sinonimosOf(own, vocabulary);
  const isNamed = [...own, ...sinonimos].some((word) => vocabulary.words.get(word)?.busqueda);
  // A sinonimo may be in no producto.
  const held = (words: readonly string[]) =>
    words.filter((word) => vocabulary.words.get(word)?.texto !== 0);
  const longer = without(own, held(isNamed ? starting : [...starting, ...sinonimos]));
  return { longer, named: without([...own, ...longer], held([...sinonimos, ...holding])) };
}

function without(own: readonly string[], words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => !own.includes(word)).slice(0, maxNear);
}

function similarTo(typed: string, { sounds }: Vocabulary): string[] {
  for (const form of formsOf(typed)) {
    const similar = similarWords(form, sounds);
    if (similar.length > 0) return similar;
  }
  return [];
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
type Longer = { starting: string[]; holding: string[] };

/** A known word of three letters is meant as it stands: "pla" is not the start of "placa". */
function longerWords(typed: string, { isKnown, vocabulary }: Looked): Longer {
  if (typed.length < (isKnown ? 4 : 2)) return { starting: [], holding: [] };
  const held = formsOf(typed).findLast((form) => form.length >= 4) ?? typed;
  const longer = [...wordsWith(held, vocabulary)].filter((word) => word.length > held.length);
  const starting = longer.filter((word) => word.startsWith(held));
  const holding = longer.filter((word) => !word.startsWith(held));
  const byLength = (words: string[]) => words.toSorted((a, b) => a.length - b.length);
  return {
    starting: byLength(starting).slice(0, maxLonger),
    holding: byLength(holding).slice(0, maxLonger),
  };
}

/** Fewer than four letters are looked for at the start of a word only. */
function* wordsWith(held: string, { text }: Vocabulary): Generator<string> {
  const wanted = held.length >= 4 ? held : `\n${held}`;
  for (let at = text.indexOf(wanted); at >= 0; ) {
    const end = text.indexOf("\n", at + 1);
    yield text.slice(text.lastIndexOf("\n", at) + 1, end);
    at = text.indexOf(wanted, end);
  }
}
