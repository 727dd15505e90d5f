import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";

/** True when something can be done with several of its kind. */
export function canBeChosen({ pago }: PedidoAdmin): boolean {
  return pago !== null;
}

type Acts = { toPrepare: PedidoAdmin[]; toSend: PedidoAdmin[] };

/** Which of the chosen ones each act can move; a reembolso of all that is left stops a pedido. */
export function splitByAct(chosen: readonly PedidoAdmin[]): Acts {
  const free = chosen.filter(({ reembolso }) => reembolso === null);
  return {
    toPrepare: free.filter(({ estado }) => estado === "pagado"),
    toSend: free.filter(({ estado }) => estado === "en_preparacion"),
  };
}
