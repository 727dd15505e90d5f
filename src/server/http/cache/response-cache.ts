import type { Gate } from "../../work/gate.ts";
import { type Cacheable, type CachedResponse, toCachedResponse } from "./compress.ts";
import { unknownDependencies } from "./dependencies.ts";
import { createEntries, type Entry } from "./entries.ts";
import { type Changes, createFreshness } from "./freshness.ts";
import { createListCheck } from "./list-check.ts";
import { createNotedRefresh, type NotedRefresh } from "./noted-refresh.ts";
import { createRenderAhead } from "./render-ahead.ts";

type Render = () => Promise<Cacheable>;

type Asking = {
  /** Renders in the client's turn; at once without it. */
  run?: (render: Render) => Promise<Cacheable>;
  /** Called before it waits for a render that somebody else asked for. */
  join?: () => void;
  /** Takes a lagging entry for half a second, while a new one is rendered. */
  mayLag?: boolean;
  /** The producto whose page it is: its own changes do not lag. */
  own?: number | null;
};

export type ResponseCache = NotedRefresh & {
  /**
   * The cached response, rendered again when what it shows has changed since. Caches only status 200
   * and 404. Rejects when `render` does and there is no stale entry.
   */
  get: (key: string, render: Render, asking?: Asking) => Promise<CachedResponse>;
  /** The fresh entry, if there is one; counts as a hit. */
  find: (key: string) => CachedResponse | undefined;
  /** Fresh or stale. */
  has: (key: string) => boolean;
  /** Answers without a render of its own: fresh, or being rendered for somebody else. */
  isFree: (key: string) => boolean;
  /** Renders nothing ahead any more. */
  stop: () => Promise<void>;
  stats: () => Stats;
};

type Stats = {
  version: number;
  entries: number;
  hits: number;
  renders: number;
  ahead: number;
  /** Kept after an edit, as its lists had not changed. */
  kept: number;
};

type Options = {
  /** Shared by all processes. */
  readChanges: (since: number) => Promise<Changes>;
  isOutage?: (error: unknown) => boolean;
  /** Nothing is rendered ahead meanwhile. */
  isStrained?: () => boolean;
  compression?: Gate["run"];
  maxEntries?: number;
  maxBytes?: number;
};

/**
 * LRU. One render at a time per key; requests that must not lag wait for it. An entry has the version
 * read before its render, so a change during the render makes it stale (docs/decisiones.md 47).
 */
export function createResponseCache(options: Options): ResponseCache {
  const { readChanges, isOutage = () => false, isStrained = () => false } = options;
  const entries = createEntries(options);
  const freshness = createFreshness(readChanges);
  const renders = new Map<string, Promise<CachedResponse>>();
  const counts = { hits: 0, renders: 0, ahead: 0, kept: 0 };
  const hasSameLists = createListCheck(freshness);
  const isFresh = (entry?: Entry) => entry !== undefined && freshness.judge(entry) === "fresh";
  const canLag = (entry: Entry, { mayLag = false, own = null }: Asking) =>
    mayLag && !isStrained() && freshness.mayLag(entry, own);
  const ahead = createRenderAhead({
    listKeys: () => entries.popular(popularMs),
    render: renderAhead,
  });

  async function get(key: string, render: Render, asking: Asking = {}): Promise<CachedResponse> {
    const entry = entries.get(key);
    if (entry && isFresh(entry)) return hit(entry);
    if (entry && canLag(entry, asking)) {
      if (!renders.has(key)) ahead.first(key);
      return entry.response;
    }
    if (entry && freshness.isInDoubt(entry) && (await isUnchanged(entry))) return hit(entry);
    const running = renders.get(key);
    if (!running) return start(key, { render, run: asking.run ?? ((work) => work()) });
    asking.join?.();
    return running;
  }

  function find(key: string): CachedResponse | undefined {
    const entry = entries.get(key);
    return entry !== undefined && isFresh(entry) ? hit(entry) : undefined;
  }

  function hit({ response }: Entry): CachedResponse {
    counts.hits++;
    return response;
  }

  /** For an entry in doubt: asks only for its lists again. */
  async function isUnchanged(entry: Entry): Promise<boolean> {
    if (!(await hasSameLists(entry)) || !isFresh(entry)) return false;
    counts.kept++;
    return true;
  }

  function start(key: string, { render, run }: Started): Promise<CachedResponse> {
    const version = freshness.version();
    counts.renders++;
    const promise = run(render)
      .then((page) => {
        const { dependencies = unknownDependencies } = page;
        // A render ahead is not asked for, or each change would render the page for ever.
        const { askedAt = performance.now(), demand = 1 } = entries.peek(key) ?? {};
        const times = { freshAt: version, askedAt, demand };
        return store(key, {
          version,
          response: toCachedResponse(page, options.compression),
          dependencies,
          render,
          ...times,
        });
      })
      .catch((error: unknown) => {
        const stale = entries.peek(key);
        if (stale && isOutage(error)) return stale.response;
        throw error;
      })
      .finally(() => renders.delete(key));
    renders.set(key, promise);
    return promise;
  }

  /** A page that reports an outage (503) gives way to a stale entry. */
  function store(key: string, entry: Entry): CachedResponse {
    const { status } = entry.response;
    const stale = entries.peek(key);
    if (status === 503 && stale) return stale.response;
    if (status === 200 || status === 404) entries.set(key, entry);
    else entries.delete(key);
    return entry.response;
  }

  async function renderAhead(key: string): Promise<boolean> {
    const entry = entries.peek(key);
    if (entry === undefined || isFresh(entry) || renders.has(key) || isStrained()) return false;
    if (freshness.isInDoubt(entry) && (await isUnchanged(entry))) return false;
    if (renders.has(key)) return false;
    counts.ahead++;
    const response = await start(key, { render: entry.render, run: (work) => work() });
    // In the encodings that were asked for.
    for (const encoding of Object.keys(entry.response.ready))
      await response.encode(encoding as "br");
    return true;
  }

  return {
    get,
    find,
    has: (key) => entries.peek(key) !== undefined,
    isFree: (key) => isFresh(entries.peek(key)) || renders.has(key),
    ...createNotedRefresh(async () => {
      if (await freshness.refresh()) ahead.start();
    }),
    stop: ahead.stop,
    stats: () => ({ version: freshness.version(), entries: entries.size(), ...counts }),
  };
}

/** An entry that was asked for within a minute is rendered ahead. */
const popularMs = 60_000;

type Started = { render: Render; run: (render: Render) => Promise<Cacheable> };
