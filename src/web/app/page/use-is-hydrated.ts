import { useSyncExternalStore } from "react";

/** False in the server's HTML: a form that is sent before its script runs would lose what was typed. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
