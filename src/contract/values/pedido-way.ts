import type { PedidoEstado } from "../schemas/pedidos.ts";

/** What a paid pedido passes through, in this order. */
export const wayEstados = ["pagado", "en_preparacion", "enviado", "entregado"] as const;
export type WayEstado = (typeof wayEstados)[number];

export type WayStep = { estado: WayEstado; state: "done" | "current" | "pending" };

/**
 * The way to the buyer's door as a pedido in this estado stands on it; empty for one that is not on
 * its way. What has arrived is not under way any more: its last step is done, not current.
 */
export function pedidoWay(estado: PedidoEstado): WayStep[] {
  const place = wayEstados.indexOf(estado as WayEstado);
  if (place < 0) return [];
  const current = place === wayEstados.length - 1 ? wayEstados.length : place;
  return wayEstados.map((step, index) => ({ estado: step, state: stateOf(index, current) }));
}

function stateOf(index: number, current: number): WayStep["state"] {
  if (index === current) return "current";
  return index < current ? "done" : "pending";
}
