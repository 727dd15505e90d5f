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

type Sounding = { word: string; sound: string };

/** Words by what a misspelt one has in common with them. */
export type Sounds = {
  /** By first letter and number of letters. */
  byHead: Map<string, Sounding[]>;
  /** By all but the first letter. */
  byTail: Map<string, Sounding[]>;
};

export function createSounds(words: readonly string[] = []): Sounds {
  const sounds: Sounds = { byHead: new Map(), byTail: new Map() };
  for (const word of words) addSound(sounds, word);
  return sounds;
}

export function addSound(sounds: Sounds, word: string): void {
  for (const sound of spellingsOf(word)) place(sounds, { word, sound });
}

/** By ear and as it is written: "florro" lacks a letter of "florero", though its sound lacks two. */
export function spellingsOf(word: string): Set<string> {
  return new Set([soundOf(word), word]);
}

function place({ byHead, byTail }: Sounds, { word, sound }: Sounding): void {
  const keep = (map: Map<string, Sounding[]>, key: string) => {
    const kept = map.get(key);
    if (kept) kept.push({ word, sound });
    else map.set(key, [{ word, sound }]);
  };
  keep(byHead, headOf(sound, sound.length));
  keep(byTail, sound.slice(1));
}

function headOf(sound: string, letters: number): string {
  return `${sound[0]}${letters}`;
}

/**
 * All words with at most `allowed` errors are among them. A wrong first letter counts twice: with two errors the rest is
 * the same, one first letter is too many, or the first two are in each other's place.
 */
export function* candidatesFor(
  sound: string,
  { sounds: { byHead, byTail }, allowed }: { sounds: Sounds; allowed: number },
): Generator<Sounding> {
  for (let letters = sound.length - allowed; letters <= sound.length + allowed; letters++) {
    yield* byHead.get(headOf(sound, letters)) ?? [];
  }
  if (allowed < 2) return;
  const tails = [sound.slice(1), sound, sound.slice(2), `${sound[0]}${sound.slice(2)}`];
  for (const tail of new Set(tails)) {
    for (const it of byTail.get(tail) ?? []) if (it.sound[0] !== sound[0]) yield it;
  }
}

const maxSimilar = 6;

/** Those nearest to a misspelt word: one wrong letter from four letters on, two from eight. */
export function similarWords(typed: string, sounds: Sounds): string[] {
  return nearestOf(typed, (sound, allowed) => candidatesFor(sound, { sounds, allowed }));
}

type Find = (sound: string, allowed: number) => Iterable<Sounding>;

export function nearestOf(typed: string, find: Find): string[] {
  const allowed = allowedErrors(Math.min(typed.length, soundOf(typed).length + 1));
  if (allowed < 0) return [];
  let found: string[] = [];
  let best = allowed;
  for (const sound of spellingsOf(typed)) {
    const asked = { length: sound.length, letters: lettersOf(sound) };
    for (const { word, sound: known } of find(sound, allowed)) {
      if (isFar(known, asked, best) || isOther(typed, word)) continue;
      const errors = errorsBetween(sound, known, best);
      if (errors > best) continue;
      if (errors < best) found = [];
      best = errors;
      found.push(word);
    }
  }
  return [...new Set(found)]
    .map((word) => ({ word, letters: leven(typed, word) }))
    .sort((a, b) => a.letters - b.letters || (a.word < b.word ? -1 : 1))
    .slice(0, maxSimilar)
    .map(({ word }) => word);
}

type Asked = { length: number; letters: number };

/** True for most of what has more than `max` errors, and for nothing else: asked before they are counted. */
function isFar(known: string, { length, letters }: Asked, max: number): boolean {
  return Math.abs(known.length - length) > max || countBits(letters ^ lettersOf(known)) > 2 * max;
}

/** A bit for each letter that the word has: one error changes two of them at most, a swap none. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Parts of SKUs have fewer letters. */
const shortest = 4;
const shortWord = 5;

/** A wrong letter in a short word makes another word, unless both sound alike: "perro" is no slip of "perno". */
function isOther(typed: string, word: string): boolean {
  if (word === typed || word.length < shortest) return true;
  if (typed.length > shortWord || typed.length !== word.length) return false;
  return !isSwap(typed, word) && soundOf(typed) !== soundOf(word);
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

function isSwap(typed: string, known: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== known[place]);
  return `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}` === known;
}

function allowedErrors(letters: number): number {
  if (letters < 3) return -1;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
