import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

export type ListUrl = {
  /** "" without this filter. */
  get: (name: string) => string;
  pagina: number;
  /** "" removes a filter; any change leads to page 1. */
  hrefOf: (changes: Record<string, string>) => string;
  /** Navigates to `hrefOf(changes)` without a history entry or scrolling. */
  set: (changes: Record<string, string>) => void;
  hasFilters: boolean;
};

export function useListUrl(): ListUrl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // A second filter may be set before the first navigation ends.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  function set(changes: Record<string, string>): void {
    latest.current = withChanges(latest.current, changes);
    void navigate(`?${latest.current}`, { replace: true, preventScrollReset: true });
  }

  return {
    get: (name) => params.get(name) ?? "",
    pagina: readPagina(params.get("pagina")),
    hrefOf: (changes) => `?${withChanges(params, changes)}`,
    set,
    hasFilters: [...params.keys()].some((name) => name !== "pagina"),
  };
}

function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ pagina: "", ...changes })) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function readPagina(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
