import { maxFound, maxPageSize } from "#contract/schemas/lists.ts";
import type { AnyProductosQuery } from "#contract/schemas/productos-admin.ts";
import { catalogoPageSize, type Encontrado } from "#contract/values/producto/catalogo-lists.ts";
import type { Db } from "../../../db/database.ts";
import type { ProductoRow } from "../catalogo.queries.ts";
import { hasFacetas } from "../facetas/facetas.queries.ts";
import type { ProductosFilter } from "../productos-list.queries.ts";
import type { Alternatives } from "./alternatives.ts";
import { type LikelyTier, selectBest, tiersOf } from "./best-tiers.ts";
import { allIn, rankedClauses, someOf } from "./clauses.ts";
import { correctWords, countWord, matchOf, maxSorted, readWords } from "./matches.ts";
import {
  countMatches,
  isShownOnly,
  type Match,
  selectSortedMatches,
  selectSortedOf,
} from "./search.queries.ts";
import { shownWords } from "./shown-words.ts";
import { codeParts } from "./typed-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Facts of a search beside its productos. */
export type Busqueda = {
  encontrado: Encontrado;
  /** The words that were found in place of those typed, or those of several that found something. */
  palabras: readonly string[];
  /** How many the whole shop has, when categoria and filters leave none; else 0. */
  enTienda: number;
};

export type SearchedList = {
  rows: ProductoRow[];
  total: number;
  hasMore: boolean;
  busqueda: Busqueda;
};

type Search = { query: AnyProductosQuery; filter: ProductosFilter; vocabulary: Vocabulary };

/** One page, for a search that finds only some of its words. */
const maxSome = catalogoPageSize;

const nothing: SearchedList = {
  rows: [],
  total: 0,
  hasMore: false,
  busqueda: { encontrado: "ninguna", palabras: [], enTienda: 0 },
};

/** All words first, then known words in place of misspelt ones, then some of the words (docs/reglas.md 144). */
export async function searchProductos(
  db: Db,
  asked: { query: AnyProductosQuery; filter: ProductosFilter },
): Promise<SearchedList> {
  const read = await readWords(db, asked.query.q ?? "");
  if (read === null) return nothing;
  const { words, vocabulary } = read;
  const search = { ...asked, vocabulary };
  const all = await listAll(db, { ...search, words, encontrado: "todas" });
  if (all !== null) return all;
  const corrected = await correctWords(db, { ...search, words });
  if (corrected.some(({ isCorrected }) => isCorrected)) {
    const found = await listAll(db, { ...search, words: corrected, encontrado: "corregida" });
    if (found !== null) return found;
  }
  return words.length === 1 ? nothing : listSome(db, { ...search, words: corrected });
}

type Tried = Search & { words: readonly Alternatives[]; encontrado: Encontrado };

/** Null when the whole shop has no producto with all words. */
async function listAll(db: Db, tried: Tried): Promise<SearchedList | null> {
  const { words, filter, encontrado, vocabulary } = tried;
  const { orden, offset, limit } = pageOf(tried.query);
  const isRanked = orden === "relevancia";
  const part = { offset, limit: Math.min(limit, maxFound - offset) };
  const countTo = (isRanked ? maxFound : maxSorted) + 1;
  const ranked = isRanked ? tiersOf(rankedClauses(words, vocabulary), vocabulary) : [];
  const match = matchOf(allIn("texto", words), { filter, vocabulary });
  // Not with a filter: a sale changes stock without an edit.
  const totals = isShownOnly(filter) ? vocabulary.totals : null;
  const search = `${countTo} ${JSON.stringify(match.clauses)}`;
  const known = totals?.get(search);
  const count = known === undefined ? { countTo } : {};
  const best = isRanked ? await selectBest(db, { ranked, filter, ...part, ...count }) : null;
  const found = known ?? best?.found ?? (await countMatches(db, { match, limit: countTo }));
  totals?.set(search, found);
  if (found === 0) return countElsewhere(db, match);
  const total = Math.min(found, maxFound);
  const sorted = { orden, isCommon: found > maxSorted, match, offset };
  const rows =
    best?.rows ??
    (await selectSortedMatches(db, { ...sorted, limit: Math.min(limit, total - offset) }));
  const palabras = encontrado === "corregida" ? shownWords(words, rows) : [];
  const busqueda = { encontrado, palabras, enTienda: 0 };
  return { rows, total, hasMore: found > maxFound, busqueda };
}

async function countElsewhere(db: Db, here: Match): Promise<SearchedList | null> {
  if (here.filter.categoria === null && !hasFacetas(here.filter.facetas)) return null;
  const match = { ...here, filter: { ...here.filter, categoria: null, facetas: {} } };
  const enTienda = Math.min(maxFound, await countMatches(db, { match, limit: maxFound + 1 }));
  return enTienda === 0 ? null : { ...nothing, busqueda: { ...nothing.busqueda, enTienda } };
}

/** Rare words say more than common ones, and words as typed more than corrected ones. */
async function listSome(
  db: Db,
  { query, filter, words, vocabulary }: Search & { words: readonly Alternatives[] },
): Promise<SearchedList> {
  const counted: { word: Alternatives; count: number }[] = [];
  const parts = codeParts(query.q ?? "");
  for (const word of words) {
    if (parts.has(word.typed)) continue;
    const count = await countWord(db, { word, filter, vocabulary, limit: maxFound });
    if (count > 0) counted.push({ word, count });
  }
  counted.sort(
    (a, b) => Number(a.word.isCorrected) - Number(b.word.isCorrected) || a.count - b.count,
  );
  const found = counted.map(({ word }) => word);
  if (found.length === 0) return nothing;
  const ranked = tiersOf(someOf(found, vocabulary), vocabulary);
  const { rows: some } = await selectBest(db, { ranked, filter, offset: 0, limit: maxSome });
  if (some.length === 0) return countSomeElsewhere(db, { ranked, filter });
  const { orden, offset, limit } = pageOf(query);
  const rows =
    orden === "relevancia"
      ? some.slice(offset, offset + limit)
      : await selectSortedOf(db, { ids: some.map(({ id }) => id), orden, offset, limit });
  const palabras = shownWords(found, some);
  const busqueda = { encontrado: "algunas", palabras, enTienda: 0 } as const;
  return { rows, total: some.length, hasMore: false, busqueda };
}

async function countSomeElsewhere(
  db: Db,
  { ranked, filter }: { ranked: readonly LikelyTier[]; filter: ProductosFilter },
): Promise<SearchedList> {
  if (filter.categoria === null) return nothing;
  const everywhere = { ...filter, categoria: null };
  const limit = { offset: 0, limit: maxSome };
  const { rows } = await selectBest(db, { ranked, filter: everywhere, ...limit });
  return { ...nothing, busqueda: { ...nothing.busqueda, enTienda: rows.length } };
}

function pageOf({ pagina = 1, por_pagina = maxPageSize, orden = "relevancia" }: AnyProductosQuery) {
  return { orden, limit: por_pagina, offset: (pagina - 1) * por_pagina };
}
