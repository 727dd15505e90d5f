import type { ApiResult } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";

type Deps = { nowMs: () => number; freshMs: number; maxEntries: number };

/** `answeredAtMs` is null while the call is in flight. */
type Entry<A> = { answer: Promise<A>; abort: AbortController; answeredAtMs: number | null };

/** docs/decisiones.md 22. The oldest entries are evicted. */
export function createAnswerCache<A extends ApiResult<OperationName>>(deps: Deps) {
  const entries = new Map<string, Entry<A>>();

  function find(key: string): Promise<A> | undefined {
    const entry = entries.get(key);
    if (entry && isFresh(entry)) return entry.answer;
    entries.delete(key);
    return undefined;
  }

  /** Calls and caches. `call` gets a signal that `cancel` and `put` abort. */
  function ask(key: string, call: (signal: AbortSignal) => Promise<A>): Promise<A> {
    const abort = new AbortController();
    const entry: Entry<A> = { answer: call(abort.signal), abort, answeredAtMs: null };
    keep(key, entry);
    void entry.answer.then(({ ok }) => {
      entry.answeredAtMs = deps.nowMs();
      if (!ok && entries.get(key) === entry) entries.delete(key);
    });
    return entry.answer;
  }

  /** Caches an answer that came another way: with the document, or as the answer of a change. */
  function put(key: string, answer: A): void {
    cancel(key);
    const abort = new AbortController();
    keep(key, { answer: Promise.resolve(answer), abort, answeredAtMs: deps.nowMs() });
  }

  /** Aborts and forgets a call in flight, whose answer would be outdated. */
  function cancel(key: string): void {
    const entry = entries.get(key);
    if (entry?.answeredAtMs !== null) return;
    entry.abort.abort();
    entries.delete(key);
  }

  function keep(key: string, entry: Entry<A>): void {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > deps.maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  function isFresh({ answeredAtMs }: Entry<A>): boolean {
    return answeredAtMs === null || deps.nowMs() - answeredAtMs < deps.freshMs;
  }

  return { find, ask, put, cancel, clear: () => entries.clear() };
}

/** Calls again after a pause when nothing answered or the server failed. */
export async function retryOnce<A extends ApiResult<OperationName>>(
  call: () => Promise<A>,
  { signal, pause }: { signal: AbortSignal; pause: () => Promise<void> },
): Promise<A> {
  const answer = await call();
  const isPermanent = answer.ok || (answer.status > 0 && answer.status < 500);
  if (signal.aborted || isPermanent) return answer;
  await pause();
  return signal.aborted ? answer : call();
}
