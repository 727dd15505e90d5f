import type { Db } from "../../../db/database.ts";
import type { FacetaCell } from "../facetas/facetas.queries.ts";
import type { ProductosFilter } from "../productos-list.queries.ts";
import type { Alternatives } from "./alternatives.ts";
import { allIn } from "./clauses.ts";
import { type Context, correctWords, matchOf, maxSorted, readWords } from "./matches.ts";
import { selectFoundCells } from "./search.queries.ts";

/**
 * Counts within the hits of a search: how many productos share the values that lists are filtered by. Null where only some
 * of the words are found, or more than `maxSorted` productos.
 */
export async function listFoundCells(
  db: Db,
  { q, filter }: { q: string; filter: ProductosFilter | null },
): Promise<FacetaCell[] | null> {
  const read = await readWords(db, q);
  if (read === null || filter === null) return [];
  const { words, vocabulary } = read;
  const search = { filter, vocabulary };
  const all = await cellsOf(db, { ...search, words });
  if (all === null || all.length > 0) return all;
  const corrected = await correctWords(db, { ...search, words });
  if (!corrected.some(({ isCorrected }) => isCorrected)) return words.length === 1 ? [] : null;
  const found = await cellsOf(db, { ...search, words: corrected });
  return found?.length === 0 && words.length > 1 ? null : found;
}

async function cellsOf(
  db: Db,
  { words, ...context }: Context & { words: readonly Alternatives[] },
): Promise<FacetaCell[] | null> {
  const match = matchOf(allIn("texto", words), context);
  const cells = await selectFoundCells(db, { match, limit: maxSorted + 1 });
  const total = cells.reduce((sum, cell) => sum + Number(cell.total), 0);
  return total > maxSorted ? null : cells;
}
