import { LRUCache } from "lru-cache";

/**
 * The `max` entries used last. It grows with what it holds: lru-cache's own `max` allocates room for all at
 * once, a megabyte for 50,000 that may never come.
 */
export function createRecentEntries<V extends object | number | string | true>(
  max: number,
): LRUCache<string, V> {
  return new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
}
