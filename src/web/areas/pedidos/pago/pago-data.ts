import { useEffect } from "react";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { serverCarrito } from "#web/areas/carrito/state/server-carrito.ts";
import { pollDelayMs, viewOfEstado } from "./pago-view.ts";

type Asked = {
  orderId: number;
  /** False stops the polling. */
  isWatching: boolean;
};

/** One's own pedido, polled until its payment has a result. */
export function usePedido({ orderId, isWatching }: Asked) {
  const view = useOwn("getPedido", {
    query: { id: String(orderId) },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOpen = state.data && viewOfEstado(state.data.data.estado) === "verificando";
      const answers = state.dataUpdateCount + state.errorUpdateCount;
      return isWatching && isOpen ? pollDelayMs(answers) : false;
    },
  });
  const isPaid = view.status === "ready" && viewOfEstado(view.data.estado) === "success";
  // The server removed the bought lines.
  useEffect(() => {
    if (isPaid) void serverCarrito.refresh();
  }, [isPaid]);
  return view;
}
