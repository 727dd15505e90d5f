import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { refreshCarrito } from "#web/areas/carrito/state/server-carrito.ts";
import { pollDelayMs, viewOfEstado } from "./pago-view.ts";

export type PedidoLoad =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; pedido: Pedido };

type Asked = {
  userId: string;
  orderId: number;
  /** False while whoever reads the page wants it to stand still. */
  isWatching: boolean;
};

/** The order as the server has it, asked for again until its payment is settled. */
export function usePedido({ userId, orderId, isWatching }: Asked): PedidoLoad {
  const query = useQuery(
    { ...pedidoQuery(userId, orderId), ...(isWatching ? {} : { refetchInterval: false as const }) },
    queryClient,
  );
  if (query.data) return { status: "ready", pedido: query.data };
  if (query.isError && !query.isFetching) {
    return { status: "error", retry: () => void query.refetch() };
  }
  return { status: "loading" };
}

function pedidoQuery(userId: string, orderId: number) {
  return queryOptions({
    queryKey: ["pedido", userId, orderId],
    queryFn: async ({ signal }) => {
      const query = { id: String(orderId) };
      const pedido = unwrap(await api("getPedido", { query, signal }));
      // The server took the bought lines out of the cart: the badge shall know.
      if (viewOfEstado(pedido.estado) === "success") void refreshCarrito();
      return pedido;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOpen = state.data && viewOfEstado(state.data.estado) === "verificando";
      const answers = state.dataUpdateCount + state.errorUpdateCount;
      return isOpen ? pollDelayMs(answers) : false;
    },
  });
}
