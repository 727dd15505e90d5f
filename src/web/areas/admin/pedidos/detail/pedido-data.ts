import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ApiFailure, ApiResult } from "#contract/client.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { failureOf, unwrap } from "#web/app/api/api-error.ts";
import { showToast } from "#web/app/toasts.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { refreshAdmin } from "../../list/use-admin-list.ts";

export type PedidoView =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; pedido: PedidoDetalleAdmin; isStale: boolean; retry: () => void };

const notFoundStatus = 404;
const pendingDelayMs = 10_000;

/** One pedido with its history; asked for again while money is on its way back. */
export function usePedidoDetalle(id: number | null): PedidoView {
  const session = useSession();
  const userId = session.status === "user" ? session.id : "";
  const found = useQuery(detalleQuery(userId, id), queryClient);
  const retry = () => void found.refetch();
  if (id === null) return { status: "missing" };
  if (found.data) {
    return { status: "ready", pedido: found.data, isStale: found.isRefetchError, retry };
  }
  if (!found.isError || found.isFetching) return { status: "loading" };
  const isMissing = failureOf(found.error)?.status === notFoundStatus;
  return isMissing ? { status: "missing" } : { status: "error", retry };
}

function detalleQuery(userId: string, id: number | null) {
  return queryOptions({
    queryKey: ["getPedidoDetalle", userId, id],
    queryFn: async ({ signal }) => {
      const query = { id: String(id) };
      return unwrap(await api("getPedidoDetalle", { query, signal }));
    },
    enabled: userId !== "" && id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.reembolso_detalle?.estado === "pendiente" ? pendingDelayMs : false,
  });
}

type Call = () => Promise<ApiResult<"movePedido">>;
export type PedidoAct = {
  isBusy: boolean;
  failure: ApiFailure | null;
  /** True when it was done. Pressed again while it runs, nothing more is sent. */
  run: (call: Call) => Promise<boolean>;
  forget: () => void;
};

/** One thing the owner does to a pedido: what came of it is shown at once, here and in the lists. */
export function usePedidoAct(id: number): PedidoAct {
  const session = useSession();
  const userId = session.status === "user" ? session.id : "";
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function run(call: Call): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    const result = await call();
    isRunning.current = false;
    setIsBusy(false);
    const { queryKey } = detalleQuery(userId, id);
    refreshAdmin("listAllPedidos", "listDoubtfulPagos", "getResumen");
    if (result.ok) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, result.data.pedido);
      showToast(result.data.mensaje);
      return true;
    }
    // Somebody else may have moved it, or the answer was lost on its way: show what is there now.
    void queryClient.invalidateQueries({ queryKey });
    setFailure(result);
    return false;
  }

  return { isBusy, failure, run, forget: () => setFailure(null) };
}
