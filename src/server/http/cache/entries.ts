import { LRUCache } from "lru-cache";
import { minutes } from "../../time/clock.ts";
import { type Cacheable, type CachedResponse, sizeOf } from "./compress.ts";
import type { Dependencies } from "./dependencies.ts";

export type Entry = {
  /** Version of the catalogue, read before the render. */
  version: number;
  response: CachedResponse;
  dependencies: Dependencies;
  /** The last version of the catalogue for which it was found fresh. */
  freshAt: number;
  /** By `performance.now()`. */
  askedAt: number;
  /** How often it was asked for: halved for each minute without asking, counted at `askedAt`. */
  demand: number;
  render: () => Promise<Cacheable>;
};

type Bounds = { maxEntries?: number; maxBytes?: number };

/** Part of the bounds. */
const recentShare = 1 / 8;

/**
 * Two LRUs: `recent` has what was asked for once, `frequent` what was asked for again. So addresses that
 * nobody asks for twice, such as searches, never push out the pages that everybody reads.
 */
export function createEntries({ maxEntries = 2000, maxBytes = 64 * 1024 * 1024 }: Bounds) {
  const recent = createCache(maxEntries, maxBytes, recentShare);
  const frequent = createCache(maxEntries, maxBytes, 1 - recentShare);
  // Keys of `recent`, evicted ones too: an address that comes back was asked for again.
  const ghosts = new LRUCache<string, true>({ max: maxEntries });
  return {
    /** Counts as asking. */
    get(key: string): Entry | undefined {
      const known = frequent.get(key);
      const entry = known ?? recent.get(key);
      if (entry === undefined) return undefined;
      const now = performance.now();
      entry.demand = demandAt(entry, now) + 1;
      entry.askedAt = now;
      if (known === undefined) {
        recent.delete(key);
        frequent.set(key, entry);
      }
      return entry;
    },
    peek: (key: string): Entry | undefined => frequent.peek(key) ?? recent.peek(key),
    set(key: string, entry: Entry): void {
      const isAskedAgain = frequent.has(key) || (ghosts.has(key) && !recent.has(key));
      (isAskedAgain ? frequent : recent).set(key, entry);
      ghosts.set(key, true);
    },
    delete(key: string): void {
      recent.delete(key);
      frequent.delete(key);
    },
    /** Asked for more than once, and last within so many milliseconds; most asked for first. */
    popular: (withinMs: number): string[] => {
      const now = performance.now();
      return [...frequent.entries()]
        .filter(([, entry]) => entry.askedAt >= now - withinMs)
        .map(([key, entry]) => ({ key, demand: demandAt(entry, now) }))
        .sort((one, other) => other.demand - one.demand)
        .map(({ key }) => key);
    },
    size: () => recent.size + frequent.size,
  };
}

const halfLifeMs = minutes(1);

function demandAt({ demand, askedAt }: Entry, now: number): number {
  return demand * 0.5 ** ((now - askedAt) / halfLifeMs);
}

function createCache(maxEntries: number, maxBytes: number, share: number): LRUCache<string, Entry> {
  return new LRUCache<string, Entry>({
    max: Math.max(1, Math.floor(maxEntries * share)),
    maxSize: Math.floor(maxBytes * share),
    // lru-cache refuses a size of 0.
    sizeCalculation: ({ response }) => Math.max(1, sizeOf(response)),
  });
}
