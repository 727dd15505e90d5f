import type { PedidoEstado } from "../../schemas/pedidos.ts";

/** Paid, and not sent. */
export function isInWorkshop(estado: PedidoEstado | undefined): boolean {
  return estado === "pagado" || estado === "en_preparacion";
}
