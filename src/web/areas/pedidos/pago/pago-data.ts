import { useEffect } from "react";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { usePolling } from "#web/areas/acceso/own-data/use-polling.ts";
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
    freshMs: 0,
  });
  const shown = view.status === "ready" ? viewOfEstado(view.data.estado) : null;
  usePolling(view, isWatching && shown === "verificando" ? pollDelayMs(view.answers) : null);
  const isPaid = shown === "success";
  // The server removed the bought lines.
  useEffect(() => {
    if (isPaid) void serverCarrito.refresh();
  }, [isPaid]);
  return view;
}
