import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PedidoDeEnlace } from "#contract/schemas/invitado.ts";
import { api } from "#web/app/api/api.ts";
import { failureOf, unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { removeBought } from "#web/areas/carrito/guest-bought.ts";
import { pollDelayMs, viewOfEstado } from "../pago/pago-view.ts";
import { guestCheckout } from "./guest-checkout.ts";

type Asked = { token: string; isWatching: boolean };

/** The pedido that this tab began to pay, asked for until its payment has a result. */
export function useGuestPago({ token, isWatching }: Asked) {
  const found = useQuery(
    {
      queryKey: ["guest-pago", token],
      queryFn: async ({ signal }): Promise<PedidoDeEnlace> =>
        unwrap(await api("openPedidoEnlace", { body: { pago: token }, signal })),
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const isOpen = state.data && viewOfEstado(state.data.estado) === "verificando";
        const answers = state.dataUpdateCount + state.errorUpdateCount;
        return isWatching && isOpen ? pollDelayMs(answers) : false;
      },
    },
    queryClient(),
  );
  const { data, refetch, isFetching, error } = found;
  const isPaid = data !== undefined && viewOfEstado(data.estado) === "success";
  useEffect(() => {
    if (!isPaid) return;
    guestCheckout.end();
    removeBought(data.id, data.detalles);
  }, [isPaid, data]);
  const isLoading = data === undefined && (isFetching || error === null);
  return { pedido: data, isLoading, failure: failureOf(error), refresh: () => void refetch() };
}
