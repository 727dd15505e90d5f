import { useSearchParams } from "react-router";
import { useIsHydrated } from "./use-is-hydrated.ts";

/** A query parameter that the cached HTML does not know: null until the page is hydrated. */
export function useQueryParam(name: string): string | null {
  const [params] = useSearchParams();
  return useIsHydrated() ? params.get(name) : null;
}
