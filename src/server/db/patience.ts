import { AsyncLocalStorage } from "node:async_hooks";

/** Until when, on the process's own clock, the work under way goes on waiting for a connection. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Lets `work` wait up to `patienceMs` in all for connections where others are refused after two
 * seconds: for what a payment needs written once the provider has acted, so that a crowd at the door
 * keeps nobody from the end of their purchase. A server that is away is told as fast as ever.
 */
export function patiently<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + patienceMs, work);
}

/** True while the work that asks may go on waiting. */
export function isPatient(): boolean {
  return performance.now() < (deadlines.getStore() ?? 0);
}
