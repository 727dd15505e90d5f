import { useCallback, useSyncExternalStore } from "react";
import type { BodyOf, QueryOf } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { type Known, nothingKnown, retryOnce } from "./answer-cache.ts";
import { answers, keyOf } from "./answers.ts";
import { api } from "./api.ts";

export const usuallyFreshMs = 30_000;

export type Asking<N extends OperationName> = {
  query?: QueryOf<N> | undefined;
  body?: BodyOf<N> | undefined;
  /** The id of the person that it belongs to. */
  by?: string;
  /** A younger answer is not asked for again. */
  freshMs?: number;
  /** False asks once for each part of a page that shows it, and keeps it no longer. */
  isKept?: boolean;
  isAsked?: boolean;
};

/** The one way in which a component reads. Not for what changes something. */
export function useAnswer<N extends OperationName>(operation: N, asking: Asking<N> = {}) {
  const { isAsked = true, isKept = true, freshMs = usuallyFreshMs } = asking;
  const key = isAsked ? keyOf(operation, asking, asking.by) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is asked
  const watch = useCallback(
    (tell: () => void) => {
      if (key === "") return () => {};
      const call = callOf(operation, asking);
      return answers.watch(key, { tell, call, isKept, freshMs: isKept ? freshMs : Infinity });
    },
    [key],
  );
  const known = useSyncExternalStore(
    watch,
    () => answers.read(key),
    () => nothingKnown,
  );
  const refresh = useCallback(() => {
    if (!answers.read(key).isAsking) void answers.refresh((other) => other === key);
  }, [key]);
  return { ...(known as Known<N>), refresh };
}

/** Two attempts. */
export function callOf<N extends OperationName>(operation: N, { query, body }: Asking<N>) {
  return (signal: AbortSignal) =>
    retryOnce(() => api(operation, { query, body, signal }), {
      signal,
      pause: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
    });
}
