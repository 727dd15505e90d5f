import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AnswerOf, QueryOf } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { api } from "#web/app/api/api.ts";
import { failureOf } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";

export type AdminList<Row> = {
  status: "loading" | "ready" | "error";
  rows: readonly Row[];
  /** All matches, on whatever page. */
  total: number;
  /** The server's sentence when it refused, null when it did not answer. */
  error: string | null;
  isRefreshing: boolean;
  refresh: () => void;
};

/** One page of an owner's list. The last answer stays in sight while the next one is on its way. */
export function useAdminList<N extends OperationName>(operation: N, query: QueryOf<N>) {
  const session = useSession();
  const userId = session.status === "user" ? session.id : "";
  const found = useQuery(
    {
      queryKey: [operation, userId, query],
      queryFn: async ({ signal }) => {
        const result = await api(operation, { query, signal });
        if (!result.ok) throw new Error(result.error ?? "", { cause: result });
        return { rows: result.data, total: Number(result.headers["x-total-count"] ?? 0) };
      },
      enabled: userId !== "",
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const missing = found.isError && !found.isFetching ? "error" : "loading";
  return {
    status: found.data ? "ready" : missing,
    rows: (found.data?.rows ?? []) as AnswerOf<N>,
    total: found.data?.total ?? 0,
    error: failureOf(found.error)?.error ?? null,
    isRefreshing: found.isFetching,
    refresh: () => void found.refetch(),
  } as const;
}

/** Reads these lists and figures anew after something was changed. */
export function refreshAdmin(...operations: OperationName[]): void {
  for (const operation of operations) {
    void queryClient.invalidateQueries({ queryKey: [operation] });
  }
}
