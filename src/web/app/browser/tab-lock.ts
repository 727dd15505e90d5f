/** Held by calls that use or replace the session's token. */
export const sessionLock = "sessionToken";

/** One tab at a time; without Web Locks (old browsers, plain HTTP) there is no mutual exclusion. */
export async function withTabLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return act();
  return await navigator.locks.request(name, act);
}
