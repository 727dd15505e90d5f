import { type Cacheable, type CachedResponse, toCachedResponse } from "./compress.ts";
import { createSlots, type Slot } from "./slots.ts";

export type ResponseCache = {
  /**
   * The cached response, rendered again when the catalogue changed since. Caches only status 200
   * and 404. Rejects when `render` does and there is no stale entry. `join` is called before it waits
   * for a render that somebody else asked for.
   */
  get: (
    key: string,
    render: () => Promise<Cacheable>,
    join?: () => void,
  ) => Promise<CachedResponse>;
  /** The fresh entry, if there is one; counts as a hit. */
  find: (key: string) => CachedResponse | undefined;
  /** Fresh or stale. */
  has: (key: string) => boolean;
  /** Answers without a render of its own: fresh, or being rendered for somebody else. */
  isFree: (key: string) => boolean;
  /** Reads the version; a new one makes every entry stale. */
  refreshVersion: () => Promise<void>;
  stats: () => { version: number; entries: number; hits: number; renders: number };
};

type Options = {
  /** Shared by all processes. */
  readVersion: () => Promise<number>;
  isOutage?: (error: unknown) => boolean;
  maxEntries?: number;
  maxBytes?: number;
};

/**
 * LRU. One render at a time per key; meanwhile others get the stale entry. An entry has the version
 * read before its render, so a change during the render makes it stale.
 */
export function createResponseCache({
  readVersion,
  isOutage = () => false,
  maxEntries = 2000,
  maxBytes = 128 * 1024 * 1024,
}: Options): ResponseCache {
  const slots = createSlots({ maxEntries, maxBytes });
  const renders = new Map<string, { version: number; promise: Promise<CachedResponse> }>();
  const counts = { hits: 0, renders: 0 };
  let version = 0;

  async function get(
    key: string,
    render: () => Promise<Cacheable>,
    join?: () => void,
  ): Promise<CachedResponse> {
    const slot = slots.get(key);
    if (slot && slot.version === version) {
      counts.hits++;
      return slot.entry;
    }
    const running = renders.get(key);
    if (!running) return start(key, render);
    if (slot && running.version === version) return slot.entry;
    join?.();
    return running.promise;
  }

  function start(key: string, render: () => Promise<Cacheable>): Promise<CachedResponse> {
    const startedAt = version;
    counts.renders++;
    const promise = render()
      .then(toCachedResponse)
      .then(
        (entry) => store(key, { version: startedAt, entry }),
        (error: unknown) => {
          const stale = slots.peek(key);
          if (stale && isOutage(error)) return stale.entry;
          throw error;
        },
      )
      .finally(() => renders.delete(key));
    renders.set(key, { version: startedAt, promise });
    return promise;
  }

  /** A page that reports an outage (503) gives way to a stale entry. */
  function store(key: string, slot: Slot): CachedResponse {
    const { status } = slot.entry;
    const stale = slots.peek(key);
    if (status === 503 && stale) return stale.entry;
    if (status === 200 || status === 404) slots.set(key, slot);
    else slots.delete(key);
    return slot.entry;
  }

  return {
    get,
    find(key) {
      const slot = slots.get(key);
      if (slot?.version !== version) return undefined;
      counts.hits++;
      return slot.entry;
    },
    has: (key) => slots.peek(key) !== undefined,
    isFree: (key) => slots.peek(key)?.version === version || renders.has(key),
    async refreshVersion() {
      version = await readVersion();
    },
    stats: () => ({ version, entries: slots.size(), ...counts }),
  };
}
