import { LRUCache } from "lru-cache";
import { minutes } from "../../time/clock.ts";
import { type Cacheable, type CachedResponse, sizeOf } from "./compress.ts";
import type { Shown } from "./shown.ts";

export type Slot = {
  /** Version of the catalogue, read before the render. */
  version: number;
  entry: CachedResponse;
  shown: Shown;
  /** The last version of the catalogue for which it was found fresh. */
  freshAt: number;
  /** By `performance.now()`. */
  askedAt: number;
  /** How often it was asked for: halved for each minute without asking, counted at `askedAt`. */
  demand: number;
  render: () => Promise<Cacheable>;
};

type Bounds = { maxEntries?: number; maxBytes?: number };

/** Share of the bounds for entries that were asked for once. */
const onceShare = 1 / 8;

/**
 * Two LRUs: what was asked for once, and what was asked for again. So addresses that nobody asks
 * for twice, such as searches, never push out the pages that everybody reads.
 */
export function createSlots({ maxEntries = 2000, maxBytes = 64 * 1024 * 1024 }: Bounds) {
  const once = createCache(maxEntries, maxBytes, onceShare);
  const again = createCache(maxEntries, maxBytes, 1 - onceShare);
  // Addresses that were asked for once and made room since: pages in a row are more than the bytes
  // for that hold.
  const known = new LRUCache<string, true>({ max: maxEntries });
  return {
    /** Counts as asking. */
    get(key: string): Slot | undefined {
      const known = again.get(key);
      const slot = known ?? once.get(key);
      if (slot === undefined) return undefined;
      const now = performance.now();
      slot.demand = demandAt(slot, now) + 1;
      slot.askedAt = now;
      if (known === undefined) {
        once.delete(key);
        again.set(key, slot);
      }
      return slot;
    },
    peek: (key: string): Slot | undefined => again.peek(key) ?? once.peek(key),
    set(key: string, slot: Slot): void {
      const isAskedAgain = again.has(key) || (known.has(key) && !once.has(key));
      (isAskedAgain ? again : once).set(key, slot);
      known.set(key, true);
    },
    delete(key: string): void {
      once.delete(key);
      again.delete(key);
    },
    /** Asked for more than once, and last within so many milliseconds; most asked for first. */
    popular: (withinMs: number): string[] => {
      const now = performance.now();
      return [...again.entries()]
        .filter(([, slot]) => slot.askedAt >= now - withinMs)
        .map(([key, slot]) => ({ key, demand: demandAt(slot, now) }))
        .sort((one, other) => other.demand - one.demand)
        .map(({ key }) => key);
    },
    size: () => once.size + again.size,
  };
}

const halfLifeMs = minutes(1);

function demandAt({ demand, askedAt }: Slot, now: number): number {
  return demand * 0.5 ** ((now - askedAt) / halfLifeMs);
}

function createCache(maxEntries: number, maxBytes: number, share: number): LRUCache<string, Slot> {
  return new LRUCache<string, Slot>({
    max: Math.max(1, Math.floor(maxEntries * share)),
    maxSize: Math.floor(maxBytes * share),
    // lru-cache refuses a size of 0.
    sizeCalculation: ({ entry }) => Math.max(1, sizeOf(entry)),
  });
}
