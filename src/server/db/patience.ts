import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/**
 * Lets `work` wait up to `patienceMs` in all when the pool is exhausted, where others get 503: for
 * what must be written once the payment provider has acted. Ambient, because Kysely asks the pool
 * without passing anything of its caller; a second pool would take connections from the others.
 */
export function patiently<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + patienceMs, work);
}

export function isPatient(): boolean {
  return performance.now() < (deadlines.getStore() ?? 0);
}
