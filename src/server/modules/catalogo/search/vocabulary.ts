import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../db/database.ts";
import type { TextClause, TextField } from "../../../db/texts.ts";
import { type LastEdits, selectLastEdits } from "../catalogo-version.queries.ts";
import { selectSinonimos } from "../sinonimos/sinonimos.queries.ts";
import { addSound, createSounds, type Sounds } from "./similar-words.ts";
import { fillers, formsOf, wordsOf } from "./typed-words.ts";
import {
  type EditedText,
  selectEditedTexts,
  selectWordsPart,
  type WordCount,
} from "./vocabulary.queries.ts";

/**
 * The words of the productos and of the sinonimos. A word whose last producto is gone stays: who looks for it asks
 * the index, and finds nothing.
 */
export type Vocabulary = {
  words: Map<string, Counts>;
  /** Productos with the most common word. */
  most: number;
  /** Words by each of their forms. */
  byForm: Map<string, string[]>;
  /** Words of names by sound, for a misspelt one. */
  sounds: Sounds;
  /** All words, each between line breaks: the quickest way to those that hold some letters. */
  text: string;
  sinonimos: readonly (readonly string[])[];
  /** How many productos searches have found since the last edit: another object after each. */
  totals: Totals;
};

type Totals = LRUCache<string, number>;

/**
 * In how many productos a word is: at least so many, for nothing is taken away. `isName`: a misspelt word may stand for
 * it, since it is in what names a producto, or a sinonimo.
 */
type Counts = Record<TextField, number> & { isName: boolean };

type Known = Vocabulary & LastEdits & { update: Promise<void> };

/** Beyond, words are found as they are typed. */
const maxVocabulary = 60_000;
/** More edits between two searches count as new words everywhere. */
const maxEdited = 1_000;
/** Words of so many texts are added in one turn of the event loop: each may have 6,000 letters. */
const textsOfTurn = 20;
const newTotals = (): Totals => new LRUCache({ max: 1_000 });

const known = new WeakMap<Db, Known>();
const loading = new WeakMap<Db, Promise<Known>>();

/**
 * Read once for each process, then kept by what was edited since, in any process. After a change of
 * everything it is read again beside the searches, which go on with the words of before.
 */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const version = await selectLastEdits(db);
  const current = known.get(db) ?? (await load(db));
  if (isUpToDate(current, version)) return current;
  // One update at a time: a search that went on beside an update would miss the edited words.
  const update = current.update
    .catch(() => undefined)
    .then(() => bringUpToDate(db, { current, version }));
  current.update = update;
  await update;
  return current;
}

function isUpToDate(current: Known, version: LastEdits): boolean {
  return current.estructura >= version.estructura && current.ediciones >= version.ediciones;
}

async function bringUpToDate(
  db: Db,
  { current, version }: { current: Known; version: LastEdits },
): Promise<void> {
  current.totals = newTotals();
  if (current.estructura < version.estructura) {
    current.sinonimos = await readSinonimos(db, current);
    current.estructura = version.estructura;
    void load(db).catch(() => known.delete(db));
  }
  if (current.ediciones >= version.ediciones) return;
  const since = current.ediciones;
  const texts = await selectEditedTexts(db, { since, limit: maxEdited + 1 });
  for (const [at, text] of texts.entries()) {
    addText(current, text);
    if (at % textsOfTurn === textsOfTurn - 1) await nextTurn();
  }
  current.ediciones = version.ediciones;
  if (texts.length > maxEdited) void load(db).catch(() => known.delete(db));
}

async function load(db: Db): Promise<Known> {
  const running = loading.get(db) ?? read(db).finally(() => loading.delete(db));
  loading.set(db, running);
  return running;
}

async function read(db: Db): Promise<Known> {
  const version = await selectLastEdits(db);
  const words: Known = {
    ...version,
    update: Promise.resolve(),
    words: new Map(),
    most: 0,
    byForm: new Map(),
    sounds: createSounds(),
    text: "\n",
    sinonimos: [],
    totals: newTotals(),
  };
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; ) {
    const part = await selectWordsPart(db, after);
    for (const count of part.counts) addCount(words, count);
    after = part.next;
    isFirst = false;
    await nextTurn();
  }
  words.sinonimos = await readSinonimos(db, words);
  known.set(db, words);
  return words;
}

async function readSinonimos(db: Db, words: Vocabulary): Promise<string[][]> {
  const groups = (await selectSinonimos(db)).map(({ palabras }) => wordsOf(palabras));
  for (const word of groups.flat()) {
    addCount(words, { word, field: "texto", productos: 0 });
    addName(words, word);
  }
  return groups;
}

function addText(words: Vocabulary, { nombre, descripcion, ...beside }: EditedText): void {
  const busqueda = `${beside.busqueda} ${beside.busqueda_variantes}`;
  const texts = { nombre, busqueda, texto: `${nombre} ${busqueda} ${descripcion}` };
  for (const field of ["nombre", "busqueda", "texto"] as const) {
    for (const word of wordsOf(texts[field])) addCount(words, { word, field, productos: 1 });
  }
}

/** SQLite counts its three columns apart: what one of them holds, the whole text holds as well. */
function addCount(vocabulary: Vocabulary, { word, field, productos }: WordCount): void {
  const counts = vocabulary.words.get(word) ?? addWord(vocabulary, word);
  if (counts === null) return;
  counts[field] += productos;
  counts.texto = Math.max(counts.texto, counts.nombre, counts.busqueda);
  vocabulary.most = Math.max(vocabulary.most, counts.texto);
  if (field !== "texto") addName(vocabulary, word);
}

function addName({ words, sounds }: Vocabulary, word: string): void {
  const counts = words.get(word);
  if (!counts || counts.isName || fillers.has(word)) return;
  counts.isName = true;
  addSound(sounds, word);
}

function addWord(vocabulary: Vocabulary, word: string): Counts | null {
  const { words, byForm } = vocabulary;
  if (words.size >= maxVocabulary || !/^\p{L}{2,}$/u.test(word)) return null;
  const counts = { nombre: 0, busqueda: 0, texto: 0, isName: false };
  words.set(word, counts);
  vocabulary.text += `${word}\n`;
  for (const form of formsOf(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  return counts;
}

/**
 * About how many productos match, as if words were spread by chance; a word that is not known, such as a number, is
 * rare.
 */
export function estimateMatches(
  { words, most }: Vocabulary,
  clauses: readonly TextClause[],
): number {
  const of = (field: TextField) => (sum: number, word: string) =>
    sum + (words.get(word)?.[field] ?? 1);
  return clauses.reduce((estimate, { field, words: any, named = [] }) => {
    const found = any.reduce(of(field), named.reduce(of("busqueda"), 0));
    return Math.min(found, (estimate * found) / Math.max(1, most));
  }, most);
}

/**
 * True when each of the words is in `busqueda` in as many productos as in the name. `busqueda` repeats the name, and an edit
 * raises both counts or that of `busqueda` alone, so equal counts mean the same productos.
 */
export function isOnlyInNames({ words }: Vocabulary, some: readonly string[]): boolean {
  return some.every((word) => {
    const counts = words.get(word);
    return counts !== undefined && counts.nombre === counts.busqueda;
  });
}
