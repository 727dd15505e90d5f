/** Held while the token of the session is being exchanged for another. */
export const sessionLock = "sessionToken";

/** Lets one tab act at a time. Without locks (an old browser, plain http) everybody acts at once. */
export async function withTabLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return act();
  return await navigator.locks.request(name, act);
}
