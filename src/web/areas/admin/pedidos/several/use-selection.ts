import { useState } from "react";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";

export type Selection = {
  /** In the sequence in which they were chosen, each as it was last read. */
  chosen: readonly PedidoAdmin[];
  has: (id: number) => boolean;
  set: (pedidos: readonly PedidoAdmin[], isChosen: boolean) => void;
  /** Notes what a change answered. */
  update: (pedido: PedidoAdmin) => void;
  clear: () => void;
};

/** Lasts while filters and pages change. `rows` are those of the page. */
export function useSelection(rows: readonly PedidoAdmin[]): Selection {
  const [kept, setKept] = useState<ReadonlyMap<number, PedidoAdmin>>(new Map());
  return {
    chosen: [...kept.values()].map((old) => rows.find(({ id }) => id === old.id) ?? old),
    has: (id) => kept.has(id),
    set: (pedidos, isChosen) =>
      setKept((before) => {
        const after = new Map(before);
        for (const pedido of pedidos) {
          if (isChosen) after.set(pedido.id, pedido);
          else after.delete(pedido.id);
        }
        return after;
      }),
    update: (pedido) =>
      setKept((before) =>
        before.has(pedido.id) ? new Map(before).set(pedido.id, pedido) : before,
      ),
    clear: () => setKept(new Map()),
  };
}

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
