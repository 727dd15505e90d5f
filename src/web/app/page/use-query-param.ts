import { useSearchParams } from "react-router";
import { useIsHydrated } from "./use-is-hydrated.ts";

/** Null until hydrated, because the cached HTML does not depend on the query. */
export function useQueryParam(name: string): string | null {
  const [params] = useSearchParams();
  return useIsHydrated() ? params.get(name) : null;
}
