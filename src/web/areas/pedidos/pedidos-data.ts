import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";

export type PedidosView =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; pedidos: readonly Pedido[] };

/** One's own orders, the newest first, as they are at this visit. */
export function useOwnPedidos(): PedidosView {
  const session = useSession();
  const query = useQuery(pedidosQuery(session.status === "user" ? session.id : ""), queryClient);
  if (query.data) return { status: "ready", pedidos: query.data };
  if (query.isError && !query.isFetching)
    return { status: "error", retry: () => void query.refetch() };
  return { status: "loading" };
}

function pedidosQuery(userId: string) {
  return queryOptions({
    queryKey: ["pedidos", userId],
    queryFn: async ({ signal }) => unwrap(await api("listPedidos", { signal })),
    enabled: userId !== "",
    staleTime: 0,
  });
}
