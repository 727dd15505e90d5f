export type ExternalStore<T> = {
  read: () => T;
  write: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A value outside React that components follow through `useSyncExternalStore`. */
export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
