import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

/** A query parameter that the cached HTML does not know: null until the page is hydrated. */
export function useQueryParam(name: string): string | null {
  const [params] = useSearchParams();
  return useSyncExternalStore(
    () => () => {},
    () => params.get(name),
    () => null,
  );
}
