import { createExternalStore, useExternalStore } from "./external-store.ts";

/** The part of `Storage` that the state modules use; tests pass their own. */
export type KeyValueStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
};

const nothing: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} };

const isRefused = createExternalStore(false);
const localFallback = new Map<string, string>();
const tabFallback = new Map<string, string>();

/**
 * Local storage that never throws: it may be full, blocked by the browser, or absent on the server.
 * What it does not take is kept for the life of the page.
 */
export function localBrowserStorage(): KeyValueStorage {
  if (typeof window === "undefined") return nothing;
  return guarded(() => window.localStorage, localFallback);
}

/** Session storage with the same manners; it lives as long as the tab. */
export function tabBrowserStorage(): KeyValueStorage {
  if (typeof window === "undefined") return nothing;
  return guarded(() => window.sessionStorage, tabFallback);
}

/** True once the browser refused to keep something: it is gone with the next page load. */
export function useIsStorageRefused(): boolean {
  return useExternalStore(isRefused);
}

/** Keeps values for the life of the page only. */
export function memoryStorage(initial: Record<string, string> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function guarded(open: () => Storage, fallback: Map<string, string>): KeyValueStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(open());
    } catch {
      isRefused.write(true);
      return otherwise();
    }
  };
  return {
    get: (key) =>
      fallback.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) => {
      fallback.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => void fallback.set(key, value),
      );
    },
    remove: (key) => {
      fallback.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
