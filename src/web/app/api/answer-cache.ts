import type { AnswerOf, ApiFailure, ApiResult, ApiSuccess } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";

type Result = ApiResult<OperationName>;
/** Gets a signal that a newer call, `cancel` and `put` abort. Never rejects. */
type Call = (signal: AbortSignal) => Promise<Result>;

/** All that is known under a key; another object after each change. */
export type Known<N extends OperationName = OperationName> = {
  /** The last success; later failures leave it. */
  answer: ApiSuccess<N> | null;
  /** Null after a success. */
  failure: ApiFailure | null;
  readAtMs: number;
  /** Successes and failures so far. */
  answers: number;
  isAsking: boolean;
};

type Watcher = {
  tell: () => void;
  call: Call;
  freshMs: number;
  /** False forgets the answer with its last watcher. */
  isKept: boolean;
};

/** `promise` is undefined after a failure and when the answer is outdated. */
type Entry = { known: Known; promise?: Promise<Result> | undefined; abort?: AbortController };

export const nothingKnown: Known = {
  answer: null,
  failure: null,
  readAtMs: 0,
  answers: 0,
  isAsking: false,
};

const keptMs = 300_000;

type Deps = { nowMs: () => number; maxEntries: number };

/** docs/decisiones.md 22. Unwatched entries are evicted, the oldest first. */
export function createAnswerCache({ nowMs, maxEntries }: Deps) {
  const entries = new Map<string, Entry>();
  const watchers = createWatchers();

  const read = (key: string): Known => entries.get(key)?.known ?? nothingKnown;

  /** A call in flight, or an answer younger than `freshMs`. */
  function find(key: string, freshMs: number): Promise<Result> | undefined {
    const { isAsking, readAtMs } = read(key);
    return isAsking || nowMs() - readAtMs < freshMs ? entries.get(key)?.promise : undefined;
  }

  /** Calls and caches; the answer of an earlier call in flight is ignored. */
  function ask(key: string, call: Call): Promise<Result> {
    const entry = hold(key);
    const abort = new AbortController();
    const promise = call(abort.signal);
    Object.assign(entry, { promise, abort });
    show(key, entry, { isAsking: true });
    void promise.then((result) => {
      if (entry.promise === promise) settle(key, entry, result);
    });
    return promise;
  }

  /** Caches an answer that came another way: with the document, or as the answer of a change. */
  function put<N extends OperationName>(
    key: string,
    data: AnswerOf<N>,
    headers: Record<string, string> = {},
  ): void {
    const entry = hold(key);
    const result = { ok: true, status: 200, data, headers } as ApiSuccess<OperationName>;
    entry.promise = Promise.resolve(result);
    settle(key, entry, result);
  }

  function settle(key: string, entry: Entry, result: Result): void {
    const { answer, answers } = entry.known;
    const next = { answers: answers + 1, isAsking: false };
    if (result.ok) {
      // Equal data stay one object, so that nothing is computed anew.
      const isSame = answer && JSON.stringify(answer.data) === JSON.stringify(result.data);
      const data = isSame ? answer.data : result.data;
      show(key, entry, { ...next, answer: { ...result, data }, failure: null, readAtMs: nowMs() });
    } else {
      entry.promise = undefined;
      if (!watchers.has(key)) entries.delete(key);
      show(key, entry, { ...next, failure: result });
    }
  }

  /** Outdates the answer; one in flight would be as old. */
  function cancel(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entry.abort?.abort();
    entry.promise = undefined;
    show(key, entry, { isAsking: false });
  }

  function forget(key: string): void {
    cancel(key);
    entries.delete(key);
    watchers.tell(key);
  }

  /** The entry, now the youngest, without a call in flight. */
  function hold(key: string): Entry {
    const entry = entries.get(key) ?? { known: nothingKnown };
    entry.abort?.abort();
    entries.delete(key);
    entries.set(key, entry);
    for (const [other, { known }] of entries) {
      const isOld = entries.size > maxEntries || nowMs() - known.readAtMs > keptMs;
      if (isOld && other !== key && !known.isAsking && !watchers.has(other)) entries.delete(other);
    }
    return entry;
  }

  function show(key: string, entry: Entry, change: Partial<Known>): void {
    entry.known = { ...entry.known, ...change };
    watchers.tell(key);
  }

  /** Asks unless it is fresh; the answer of this function ends the watch. */
  function watch(key: string, watcher: Watcher): () => void {
    watchers.add(key, watcher);
    if (!find(key, watcher.freshMs)) void ask(key, watcher.call);
    return () => {
      if (watchers.remove(key, watcher)) return;
      const { isAsking, answer } = read(key);
      if (isAsking) cancel(key);
      if (!watcher.isKept || !answer) forget(key);
    };
  }

  /** Asks again for those that are watched; others are outdated. */
  async function refresh(isMeant: (key: string) => boolean): Promise<void> {
    const known = new Set([...entries.keys(), ...watchers.keys()]);
    const asked = [...known].filter(isMeant).map((key) => {
      const [watcher] = watchers.of(key);
      return watcher ? ask(key, watcher.call) : cancel(key);
    });
    await Promise.all(asked);
  }

  /** Asks again for those that are watched and no longer fresh. */
  function refreshStale(): void {
    for (const key of watchers.keys()) {
      const stale = watchers.of(key).find(({ freshMs }) => !find(key, freshMs));
      if (stale) void ask(key, stale.call);
    }
  }

  function clear(isMeant: (key: string) => boolean = () => true): void {
    for (const key of [...entries.keys()].filter(isMeant)) forget(key);
  }

  return { read, find, ask, put, cancel, watch, refresh, refreshStale, clear };
}

function createWatchers() {
  const watchers = new Map<string, Watcher[]>();
  const of = (key: string) => watchers.get(key) ?? [];
  return {
    of,
    has: (key: string) => watchers.has(key),
    keys: () => [...watchers.keys()],
    tell(key: string): void {
      for (const watcher of of(key)) watcher.tell();
    },
    add: (key: string, watcher: Watcher) => void watchers.set(key, [...of(key), watcher]),
    /** True while others are left. */
    remove(key: string, watcher: Watcher): boolean {
      const left = of(key).filter((other) => other !== watcher);
      if (left.length > 0) watchers.set(key, left);
      else watchers.delete(key);
      return left.length > 0;
    },
  };
}

/** Calls again after a pause when nothing answered or the server failed. */
export async function retryOnce<A extends Result>(
  call: () => Promise<A>,
  { signal, pause }: { signal: AbortSignal; pause: () => Promise<void> },
): Promise<A> {
  const answer = await call();
  const isPermanent = answer.ok || (answer.status > 0 && answer.status < 500);
  if (signal.aborted || isPermanent) return answer;
  await pause();
  return signal.aborted ? answer : call();
}
