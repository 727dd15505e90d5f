import { fold } from "#contract/values/fold.ts";

/** "E-000042". */
export function pedidoNumero(id: number): string {
  return `E-${String(id).padStart(6, "0")}`;
}

/** The number must come first: `findPedidos` relies on it. */
export function pedidoBusqueda(pedido: { id: number; nombre: string; email: string }): string {
  return fold(`${pedidoNumero(pedido.id)} ${pedido.nombre} ${pedido.email}`);
}
