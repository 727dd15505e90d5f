import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Resumen } from "#contract/schemas/administracion.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { clockSkewMs, useSession } from "#web/areas/acceso/session/session.ts";

const refreshMs = 60_000;
/** Menu and page ask for the same within a moment; who comes back later has just changed something. */
const staleMs = 2_000;

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
  const { refetch } = query;
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === "visible") void refetch({ cancelRefetch: false });
    };
    document.addEventListener("visibilitychange", readIfVisible);
    return () => document.removeEventListener("visibilitychange", readIfVisible);
  }, [refetch]);
  return {
    resumen: query.data ?? null,
    readAt: query.data ? query.dataUpdatedAt + clockSkewMs() : null,
    hasFailed: query.isError,
    isRefreshing: query.isFetching,
    refresh: () => void refetch(),
  };
}

function resumenQuery(userId: string) {
  return queryOptions({
    queryKey: ["getResumen", userId],
    queryFn: async ({ signal }) => unwrap(await api("getResumen", { signal })),
    enabled: userId !== "",
    staleTime: staleMs,
    // It rests while the tab is hidden.
    refetchInterval: refreshMs,
  });
}
