import { fold } from "#contract/values/fold.ts";

/** The number people see and quote, e.g. "E-000042". */
export function pedidoNumero(id: number): string {
  return `E-${String(id).padStart(6, "0")}`;
}

/** The folded text in which the owner's list finds a pedido. `pedidos-list.queries` relies on the number coming first. */
export function pedidoBusqueda(pedido: { id: number; nombre: string; email: string }): string {
  return fold(`${pedidoNumero(pedido.id)} ${pedido.nombre} ${pedido.email}`);
}
