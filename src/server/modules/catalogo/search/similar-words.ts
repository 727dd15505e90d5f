import leven from "leven";

/** Spelt by ear: words that sound alike in Chile have one spelling. */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, "x")
    .replace(/sh/g, "x")
    .replace(/ph/g, "f")
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/ll/g, "y")
    .replace(/[gj](?=[ei])/g, "j")
    .replace(/gu(?=[eiao])|w/g, "u")
    .replace(/qu(?=[ei])|k/g, "q")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/c/g, "q")
    .replace(/(.)\1/g, "$1");
}

export type Sounding = { word: string; sound: string };

const maxSimilar = 6;

/** Those nearest to a misspelt word: one wrong letter from four letters on, two from eight. */
export function similarWords(typed: string, words: readonly Sounding[]): string[] {
  const sound = soundOf(typed);
  const allowed = allowedErrors(Math.min(typed.length, sound.length + 1));
  if (allowed < 0) return [];
  let found: { word: string; errors: number }[] = [];
  let best = allowed;
  for (const candidate of words) {
    if (candidate.word === typed) continue;
    if (Math.abs(candidate.sound.length - sound.length) > best) continue;
    const errors = errorsBetween(sound, candidate.sound, best);
    if (errors > best) continue;
    if (errors < best) found = [];
    best = errors;
    found.push({ word: candidate.word, errors: leven(typed, candidate.word) });
  }
  found.sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1));
  return found.slice(0, maxSimilar).map(({ word }) => word);
}

/**
 * Exact up to `max`. Two neighbours in each other's place are one error. A wrong first letter counts twice: people rarely
 * miss it, and "mapa" is no slip of "tapa".
 */
function errorsBetween(typed: string, known: string, max: number): number {
  const letters = leven(typed, known, { maxDistance: max + 2 });
  if (letters === 0) return 0;
  const wrong = letters === 2 && isSwap(typed, known) ? 1 : letters;
  return wrong + (typed[0] === known[0] ? 0 : 1);
}

/** Of two words with two errors. */
function isSwap(typed: string, known: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== known[place]);
  return typed[at] === known[at + 1] && typed[at + 1] === known[at];
}

function allowedErrors(letters: number): number {
  if (letters < 3) return -1;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
