import type { PedidoEstado } from "../../schemas/pedidos.ts";

/** In order, from paid to the door. */
export const wayEstados = ["pagado", "en_preparacion", "enviado", "entregado"] as const;
export type WayEstado = (typeof wayEstados)[number];

export type WayStep = { estado: WayEstado; state: "done" | "current" | "pending" };

/** Progress of a pedido in this estado; empty unless paid and not refunded. Once delivered, all is done. */
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
