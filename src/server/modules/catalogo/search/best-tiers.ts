import type { Db } from "../../../db/database.ts";
import type { ProductosFilter } from "../productos-list.queries.ts";
import type { Clauses } from "./clauses.ts";
import { maxRare } from "./matches.ts";
import { type RankedPage, type RankedPart, selectRanked, type Tier } from "./search.queries.ts";
import { estimateMatches, type Vocabulary } from "./vocabulary.ts";

/** `estimate`: about how many productos match. */
export type LikelyTier = Tier & { estimate: number };

/** A filter may leave out three of four. */
const likelyFactor = 4;

/** Without those that hold a word which no producto has there; the last one is always asked. */
export function tiersOf(ranked: readonly Clauses[], vocabulary: Vocabulary): LikelyTier[] {
  return ranked.flatMap((clauses, at) => {
    const estimate = estimateMatches(vocabulary, clauses);
    if (estimate === 0 && at < ranked.length - 1) return [];
    return { clauses, estimate, isRare: estimate < maxRare };
  });
}

type Asked = RankedPart & { ranked: readonly LikelyTier[]; filter: ProductosFilter };

/**
 * The page of `selectRanked`. The best tiers alone are asked first where they are likely to fill it: each more
 * reads all of its hits. They do not tell how many match.
 */
export async function selectBest(
  db: Db,
  { ranked, countTo = 0, ...page }: Asked,
): Promise<RankedPage> {
  const wanted = likelyFactor * (page.offset + page.limit);
  const enough = 1 + ranked.findIndex(({ estimate }) => estimate >= wanted);
  if (enough > 0 && enough < ranked.length) {
    const best = await selectRanked(db, { ranked: ranked.slice(0, enough), ...page });
    if (best.rows.length === page.limit) return best;
  }
  return selectRanked(db, { ranked, countTo, ...page });
}
