import { fold } from "#contract/values/fold.ts";

/** Each word costs lookups. */
const maxWords = 8;
/** No word of Spanish has more letters; the index of PostgreSQL refuses lexemes of 2 kB. */
const maxLetters = 40;

/** The folded words of a text: letters and digits alone, without repetitions. */
export function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word.length <= maxLetters);
  return [...new Set(words)];
}

/** The words to look for, in the order typed: words that say nothing count only when there are no others. */
export function typedWords(q: string): string[] {
  const words = wordsOf(q);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

/** The words of codes such as "DEC-006": one part alone names nothing. */
export function codeParts(q: string): Set<string> {
  const codes = q.split(/\s+/).filter((code) => /\d/.test(code));
  return new Set(codes.map(wordsOf).flatMap((parts) => (parts.length > 1 ? parts : [])));
}

/** They say nothing of a pieza. */
export const fillers: ReadonlySet<string> = new Set(
  `a al algo con de del dia e el en es esta este la las lo los me mi mis mas muy o para
   pero por que se si sin su sus tu tus u un una unas uno unos y ya`.split(/\s+/),
);

/**
 * The word and what it is the plural of: two words are forms of one when they share a form. Folded,
 * "luces" is a form of "luz", "cactuses" of "cactus".
 */
export function formsOf(word: string): string[] {
  const forms = [word];
  if (word.length > 3 && word.endsWith("s")) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith("ces")) forms.push(`${word.slice(0, -3)}z`);
  return forms;
}
