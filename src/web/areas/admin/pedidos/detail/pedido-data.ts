import { useRef, useState } from "react";
import type { ApiFailure, ApiResult } from "#contract/client.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn, replaceOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { usePolling } from "#web/areas/acceso/own-data/use-polling.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";

const pendingDelayMs = 10_000;

const queryOf = (id: number | null) => ({ id: String(id) });

/** Polled while a reembolso is pending. */
export function usePedidoDetalle(id: number | null) {
  const view = useOwn("getPedidoDetalle", {
    query: queryOf(id),
    isAsked: id !== null,
    freshMs: 0,
  });
  const reembolso = view.status === "ready" ? view.data.reembolso_detalle : null;
  usePolling(view, reembolso?.estado === "pendiente" ? pendingDelayMs : null);
  return view;
}

type Result = ApiResult<"movePedido">;
export type PedidoAct = {
  isBusy: boolean;
  failure: ApiFailure | null;
  /** Joins a call in flight. */
  run: (call: () => Promise<Result>) => Promise<Result>;
  forgetFailure: () => void;
};

/** Shows the change's answer here and in the lists. */
export function usePedidoAct(id: number): PedidoAct {
  const { id: userId } = useSession();
  const underWay = useRef<Promise<Result>>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function start(call: () => Promise<Result>): Promise<Result> {
    setIsBusy(true);
    setFailure(null);
    const result = await call();
    underWay.current = null;
    setIsBusy(false);
    void refreshOwn("listAllPedidos", "listDoubtfulPagos", "getResumen");
    if (result.ok) {
      replaceOwn("getPedidoDetalle", { userId, query: queryOf(id) }, result.data.pedido);
      showToast(result.data.mensaje);
    } else {
      // Another administrator may have moved it, or the answer was lost.
      void refreshOwn("getPedidoDetalle");
      setFailure(result);
    }
    return result;
  }

  return {
    isBusy,
    failure,
    run(call) {
      underWay.current ??= start(call);
      return underWay.current;
    },
    forgetFailure: () => setFailure(null),
  };
}
