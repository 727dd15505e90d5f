import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

export type ListUrl = {
  /** A filter as the address has it, "" without one. */
  get: (name: string) => string;
  pagina: number;
  /** The address of this list with these filters instead; "" takes one away, a changed filter leads to page 1. */
  hrefOf: (changes: Record<string, string>) => string;
  /** Goes there without a new entry in the history: the list stays where it is. */
  set: (changes: Record<string, string>) => void;
  hasFilters: boolean;
};

/** Search, filters, order and page of a list live in its address: links, reload and back work. */
export function useListUrl(): ListUrl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // What the address will say: a second filter may be chosen before the first has arrived there.
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
