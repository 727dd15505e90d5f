import type { PedidoEstado } from "../../schemas/pedidos.ts";

/** Paid, and not sent. */
export function isInWorkshop(estado: PedidoEstado): boolean {
  return estado === "pagado" || estado === "en_preparacion";
}
