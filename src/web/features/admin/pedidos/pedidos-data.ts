import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PedidoAdmin } from "#contract/pedidos-admin.ts";
import { api } from "#web/api.ts";
import { unwrap } from "#web/state/api-error.ts";
import { queryClient } from "#web/state/query-client.ts";
import { useSession } from "#web/state/session.ts";

export type PedidosView = {
  status: "loading" | "ready" | "error";
  pedidos: readonly PedidoAdmin[];
  isRefreshing: boolean;
  refresh: () => void;
};

/** Everybody's orders, the newest first. */
export function usePedidos(): PedidosView {
  const session = useSession();
  const query = useQuery(pedidosQuery(session.status === "user" ? session.id : ""), queryClient);
  const hasFailed = query.isError && !query.isFetching;
  const missing = hasFailed ? "error" : "loading";
  return {
    status: query.data ? "ready" : missing,
    pedidos: query.data ?? [],
    isRefreshing: query.isFetching,
    refresh: () => void query.refetch(),
  };
}

function pedidosQuery(userId: string) {
  return queryOptions({
    queryKey: ["pedidos-todos", userId],
    queryFn: async ({ signal }) =>
      unwrap(await api("listTodosPedidos", { query: { todos: "true" }, signal })),
    enabled: userId !== "",
  });
}
