import { useState } from "react";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { MovesDialog, OutcomeLine } from "../../several/moves-dialog.tsx";
import { useMoves } from "../../several/use-moves.ts";
import { movePedido, refreshPedidos } from "./move-pedido.ts";
import { severalPedidosCopy as copy } from "./several.copy.ts";

type Props = {
  pedidos: readonly PedidoAdmin[];
  onMoved: (pedido: PedidoAdmin) => void;
  onClose: () => void;
};

export function PrepareDialog({ pedidos, onMoved, onClose }: Props) {
  const [asked] = useState(pedidos);
  const moves = useMoves(refreshPedidos);
  const left = moves.leftOf(asked);
  const body = { estado: "en_preparacion", desde: "pagado" } as const;
  return (
    <MovesDialog
      title={copy.prepareTitle}
      lead={copy.prepareLead}
      startText={copy.prepareAll}
      count={asked.length}
      countText={copy.count}
      moves={moves}
      onStart={() => void moves.run(left.map((pedido) => movePedido(pedido, { body, onMoved })))}
      onClose={onClose}
    >
      {asked.map(({ id, numero, nombre }) => {
        const outcome = moves.outcomes.get(id);
        return (
          <li key={id} className="grid gap-0.5 py-2">
            <p className="wrap-anywhere">
              <span className="font-semibold tabular-nums">{numero}</span> · {nombre}
            </p>
            {outcome && <OutcomeLine outcome={outcome} />}
          </li>
        );
      })}
    </MovesDialog>
  );
}
