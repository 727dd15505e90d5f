import type { TextClause, TextField } from "../../../db/texts.ts";
import type { Alternatives } from "./alternatives.ts";
import { isOnlyInNames, type Vocabulary } from "./vocabulary.ts";

/** All of them must match. */
export type Clauses = readonly TextClause[];

/** Every word, as typed or as something near it. */
export function allIn(field: TextField, words: readonly Alternatives[]): Clauses {
  return words.map((word) => anyOf(field, word));
}

export function anyOf(field: TextField, { own, longer, named }: Alternatives): TextClause {
  const words = [...own, ...longer];
  return field === "texto" ? { field, words, named } : { field, words: [...words, ...named] };
}

/**
 * From the best to the last: the words themselves in the name, then beside SKU, material and categoria, then words
 * near them, then the descripcion. Each matches what those before it match, and the second is left out where it
 * matches no more.
 */
export function rankedClauses(words: readonly Alternatives[], vocabulary: Vocabulary): Clauses[] {
  const hasNear = words.some(({ longer, named }) => longer.length + named.length > 0);
  const themselves = (field: TextField) => words.map(({ own }) => ({ field, words: own }));
  const areOnlyInNames = words.every(({ own }) => isOnlyInNames(vocabulary, own));
  return [
    themselves("nombre"),
    ...(areOnlyInNames ? [] : [themselves("busqueda")]),
    ...(hasNear ? [allIn("busqueda", words)] : []),
    allIn("texto", words),
  ];
}

/** All words but one, then each alone; the words begin with the one that says most. */
export function someOf(words: readonly Alternatives[], vocabulary: Vocabulary): Clauses[] {
  const butOne = words.length < 3 ? [] : words.map((_, at) => words.toSpliced(-1 - at, 1));
  const sets = [words, ...butOne, ...words.map((word) => [word])];
  return sets.filter((set) => set.length > 0).flatMap((set) => rankedClauses(set, vocabulary));
}
