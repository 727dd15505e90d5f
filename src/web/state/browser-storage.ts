/** The part of `Storage` that the state modules use; tests pass their own. */
export type KeyValueStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
};

const nothing: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} };

/** Local storage that never throws: it may be full, blocked by the browser, or absent on the server. */
export function localBrowserStorage(): KeyValueStorage {
  return typeof window === "undefined" ? nothing : guarded(() => window.localStorage);
}

/** Session storage with the same manners; it lives as long as the tab. */
export function tabBrowserStorage(): KeyValueStorage {
  return typeof window === "undefined" ? nothing : guarded(() => window.sessionStorage);
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

function guarded(open: () => Storage): KeyValueStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
