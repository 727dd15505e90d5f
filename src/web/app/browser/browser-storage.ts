import { createExternalStore, useExternalStore } from "./external-store.ts";

/** The part of `Storage` in use; tests pass their own. */
export type KeyValueStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
};

const nothing: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} };

const isRefused = createExternalStore(false);
const localFallback = new Map<string, string>();
const tabFallback = new Map<string, string>();

/** Never throws: full, blocked or absent (on the server), values last as long as the page. */
export function localBrowserStorage(): KeyValueStorage {
  if (typeof window === "undefined") return nothing;
  return guarded(() => window.localStorage, localFallback);
}

/** Like the above, for the tab's session storage. */
export function tabBrowserStorage(): KeyValueStorage {
  if (typeof window === "undefined") return nothing;
  return guarded(() => window.sessionStorage, tabFallback);
}

/** True once the browser refused to store something. */
export function useIsStorageRefused(): boolean {
  return useExternalStore(isRefused);
}

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
