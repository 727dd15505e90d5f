import { LRUCache } from "lru-cache";
import { type CachedResponse, sizeOf } from "./compress.ts";

export type Slot = { version: number; entry: CachedResponse };

/** Of the bounds: what was asked for once. */
const onceShare = 1 / 8;

/**
 * Two LRUs: what was asked for once, and what was asked for again. So addresses that nobody asks
 * for twice, such as searches, never push out the pages that everybody reads.
 */
export function createSlots({ maxEntries, maxBytes }: { maxEntries: number; maxBytes: number }) {
  const once = createCache(maxEntries, maxBytes, onceShare);
  const again = createCache(maxEntries, maxBytes, 1 - onceShare);
  return {
    /** Counts as asking. */
    get(key: string): Slot | undefined {
      const slot = once.get(key);
      if (slot === undefined) return again.get(key);
      once.delete(key);
      again.set(key, slot);
      return slot;
    },
    peek: (key: string): Slot | undefined => again.peek(key) ?? once.peek(key),
    set(key: string, slot: Slot): void {
      (again.has(key) ? again : once).set(key, slot);
    },
    delete(key: string): void {
      once.delete(key);
      again.delete(key);
    },
    size: () => once.size + again.size,
  };
}

function createCache(maxEntries: number, maxBytes: number, share: number): LRUCache<string, Slot> {
  return new LRUCache<string, Slot>({
    max: Math.max(1, Math.floor(maxEntries * share)),
    maxSize: Math.floor(maxBytes * share),
    // lru-cache refuses a size of 0.
    sizeCalculation: ({ entry }) => Math.max(1, sizeOf(entry)),
  });
}
