import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AnswerOf, ApiFailure, QueryOf } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { api } from "#web/app/api/api.ts";
import { failureOf } from "#web/app/api/api-error.ts";
import { useSession } from "../session/session.ts";
import { queryClient } from "./query-client.ts";

type Own<N extends OperationName> = {
  data: AnswerOf<N>;
  /** All matches of a list, on whatever page; 0 for other answers. */
  total: number;
  /** A search found more than it lists. */
  hasMore: boolean;
};

export type OwnView<N extends OperationName> = (
  | { status: "loading" }
  | { status: "error" }
  /** `readAtMs` is by the browser's clock. */
  | ({ status: "ready"; readAtMs: number } & Own<N>)
) & {
  /** Why the last call failed, or null. Older data stay ready beside it. */
  failure: ApiFailure | null;
  isFetching: boolean;
  refresh: () => void;
};

type OwnOptions<N extends OperationName> = {
  query?: QueryOf<N>;
} & Omit<UseQueryOptions<Own<N>>, "queryKey" | "queryFn" | "select" | "enabled"> & {
    enabled?: boolean;
  };

/** Answer of an operation to the person logged in, cached under their id. Other options: TanStack Query's. */
export function useOwn<N extends OperationName>(
  operation: N,
  { query, enabled = true, ...options }: OwnOptions<N> = {},
): OwnView<N> {
  const { id: userId } = useSession();
  const found = useQuery(
    { ...ownQuery(operation, userId, query), ...options, enabled: enabled && userId !== "" },
    queryClient(),
  );
  const { refetch, isFetching } = found;
  // A call in flight is joined, not started again.
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const common = { failure: failureOf(found.error), isFetching, refresh };
  if (found.data) {
    return { status: "ready", readAtMs: found.dataUpdatedAt, ...found.data, ...common };
  }
  return { status: found.isError && !isFetching ? "error" : "loading", ...common };
}

/** Resolves with the first answer or failure of `useOwn`; never rejects. */
export function prefetchOwn(operation: OperationName, userId: string): Promise<void> {
  return queryClient().prefetchQuery(ownQuery(operation, userId));
}

/** Reads these answers again, whatever their query. */
export async function refreshOwn(...operations: OperationName[]): Promise<void> {
  await Promise.all(
    operations.map((operation) => queryClient().invalidateQueries({ queryKey: [operation] })),
  );
}

/** Shows this answer from now on. */
export async function replaceOwn<N extends OperationName>(
  operation: N,
  { userId, query }: { userId: string; query?: QueryOf<N> },
  data: AnswerOf<N>,
): Promise<void> {
  const { queryKey } = ownQuery(operation, userId, query);
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData<Own<N>>(queryKey, (known) => ({
    total: 0,
    hasMore: false,
    ...known,
    data,
  }));
}

function ownQuery<N extends OperationName>(operation: N, userId: string, query?: QueryOf<N>) {
  return {
    queryKey: [operation, userId, query ?? {}] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Own<N>> => {
      const result = await api(operation, { query, signal });
      if (!result.ok) throw new Error(result.error ?? `status ${result.status}`, { cause: result });
      const { "x-total-count": total = 0, "x-total-more": more } = result.headers;
      return { data: result.data, total: Number(total), hasMore: more === "true" };
    },
  };
}
