import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Tx } from "../../../db/database.ts";
import { lockPedido, movePedido } from "../../pedidos/index.ts";
import { hasLiveIntento } from "../intentos-of-pedido.queries.ts";

type PedidoEnd = { id: number; to: PedidoEstado; motivo: string; now: number };

/**
 * Moves the pedido of an attempt that has just ended without money. While another attempt of it is
 * under way it stays as it is: whoever bought may still be paying, and the last one to end decides.
 */
export async function endPedido(tx: Tx, end: PedidoEnd): Promise<void> {
  // Of two that end at once the second has to see that the first is over.
  await lockPedido(tx, end.id);
  if (!(await hasLiveIntento(tx, end.id))) await movePedido(tx, end);
}
