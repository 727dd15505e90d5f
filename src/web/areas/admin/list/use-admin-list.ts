import type { AnswerOf, QueryOf } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { usePrevious } from "#web/app/api/use-previous.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";

export type AdminList<Row> = {
  status: "loading" | "ready" | "error";
  rows: readonly Row[];
  /** All matches, not only this page. */
  total: number;
  /** A search found more than it lists. */
  hasMore: boolean;
  /** The server's sentence, or null without one. */
  error: string | null;
  isRefreshing: boolean;
  refresh: () => void;
};

/** The previous answer is shown while the next one loads. */
export function useAdminList<N extends OperationName>(
  operation: N,
  query: QueryOf<N>,
  { isAsked = true } = {},
) {
  const view = useOwn(operation, { query, isAsked });
  const shown = usePrevious(view.status === "ready" ? view : null, view.status === "loading");
  return {
    status: shown?.status ?? view.status,
    rows: (shown?.data ?? []) as AnswerOf<N>,
    total: shown?.total ?? 0,
    hasMore: shown?.hasMore ?? false,
    error: view.failure?.error ?? null,
    isRefreshing: view.isFetching,
    refresh: view.refresh,
  } as const;
}
