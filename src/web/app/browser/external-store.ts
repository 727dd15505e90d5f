import { useSyncExternalStore } from "react";

/** `initial` is also what the server renders. */
export type ReadableStore<T> = {
  read: () => T;
  subscribe: (listener: () => void) => () => void;
  initial: T;
};

export type ExternalStore<T> = ReadableStore<T> & { write: (next: T) => void };

/** A value outside React. */
export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
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

/** The store's value; `initial` on the server and while hydrating. */
export function useExternalStore<T>({ read, subscribe, initial }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, read, () => initial);
}
