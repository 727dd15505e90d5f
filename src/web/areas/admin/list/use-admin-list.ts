import { keepPreviousData } from "@tanstack/react-query";
import type { AnswerOf, QueryOf } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
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
export function useAdminList<N extends OperationName>(operation: N, query: QueryOf<N>) {
  const view = useOwn(operation, { query, placeholderData: keepPreviousData });
  const { status, failure, isFetching, refresh } = view;
  return {
    status,
    rows: (status === "ready" ? view.data : []) as AnswerOf<N>,
    total: status === "ready" ? view.total : 0,
    hasMore: status === "ready" && view.hasMore,
    error: failure?.error ?? null,
    isRefreshing: isFetching,
    refresh,
  } as const;
}
