import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Resumen } from "#contract/resumen.ts";
import { api } from "#web/api.ts";
import { unwrap } from "#web/state/api-error.ts";
import { queryClient } from "#web/state/query-client.ts";
import { clockSkewMs, useSession } from "#web/state/session.ts";

const refreshMs = 60_000;

export type ResumenView = {
  resumen: Resumen | null;
  /** When the server was last heard, by its own clock; null before. */
  readAt: number | null;
  hasFailed: boolean;
  isRefreshing: boolean;
  refresh: () => void;
};

/** What waits and what was sold. It is read again every minute, and at once when its tab comes into view. */
export function useResumen(): ResumenView {
  const session = useSession();
  const query = useQuery(resumenQuery(session.status === "user" ? session.id : ""), queryClient);
  return {
    resumen: query.data ?? null,
    readAt: query.data ? query.dataUpdatedAt + clockSkewMs() : null,
    hasFailed: query.isError,
    isRefreshing: query.isFetching,
    refresh: () => void query.refetch(),
  };
}

function resumenQuery(userId: string) {
  return queryOptions({
    queryKey: ["getResumen", userId],
    queryFn: async ({ signal }) => unwrap(await api("getResumen", { signal })),
    enabled: userId !== "",
    // Who comes back to it has just changed something.
    staleTime: 0,
    // Both rest while the tab is hidden.
    refetchInterval: refreshMs,
    refetchOnWindowFocus: "always",
  });
}
