import type { BodyOf } from "#contract/client.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import type { Move } from "../../several/use-moves.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";

type Moved = { body: BodyOf<"movePedido">; onMoved: (pedido: PedidoAdmin) => void };

export function movePedido({ id }: PedidoAdmin, { body, onMoved }: Moved): Move {
  return {
    id,
    async run() {
      const result = await api("movePedido", { query: { id: String(id) }, body });
      if (result.ok) {
        onMoved(result.data.pedido);
        return { isDone: true, text: result.data.mensaje };
      }
      return {
        isDone: false,
        text: result.error ?? adminPedidoCopy.noAnswer,
        needsReason: result.campos.sin_revisar !== undefined,
      };
    },
  };
}

export function refreshPedidos(): Promise<void> {
  return refreshOwn("listAllPedidos", "listDoubtfulPagos", "getResumen");
}
