import { useEffect } from "react";
import { useAnswer } from "#web/app/api/use-answer.ts";
import { usePolling } from "#web/areas/acceso/own-data/use-polling.ts";
import { removeBought } from "#web/areas/carrito/guest-bought.ts";
import { pollDelayMs, viewOfEstado } from "../pago/pago-view.ts";
import { guestCheckout } from "./guest-checkout.ts";

type Asked = { token: string; isWatching: boolean };

/** The pedido that this tab began to pay, asked for until its payment has a result. */
export function useGuestPago({ token, isWatching }: Asked) {
  const found = useAnswer("openPedidoEnlace", { body: { pago: token }, freshMs: 0 });
  const { failure, refresh, isAsking } = found;
  const pedido = found.answer?.data;
  const shown = pedido && viewOfEstado(pedido.estado);
  usePolling(found, isWatching && shown === "verificando" ? pollDelayMs(found.answers) : null);
  const isPaid = shown === "success";
  useEffect(() => {
    if (!isPaid || !pedido) return;
    guestCheckout.end();
    removeBought(pedido.id, pedido.detalles);
  }, [isPaid, pedido]);
  const isLoading = pedido === undefined && (isAsking || failure === null);
  return { pedido, isLoading, failure, refresh };
}
