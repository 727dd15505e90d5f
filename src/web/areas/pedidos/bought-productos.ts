import type { Pedido, PedidoEstado } from "#contract/schemas/pedidos.ts";

/** Paid: their productos may get an opinion. */
const boughtEstados: ReadonlySet<PedidoEstado> = new Set([
  "pagado",
  "en_preparacion",
  "enviado",
  "entregado",
]);

type Bought = { producto_id: number; nombre_producto: string };

/** Each producto once, by its nombre in the newest pedido. */
export function boughtProductos(pedidos: readonly Pedido[]): Bought[] {
  const lines = pedidos
    .filter(({ estado }) => boughtEstados.has(estado))
    .flatMap(({ detalles }) => detalles);
  return lines
    .filter((line, place) => lines.findIndex((other) => isSame(line, other)) === place)
    .map(({ producto_id, nombre_producto }) => ({ producto_id, nombre_producto }));
}

function isSame(line: Bought, other: Bought): boolean {
  return line.producto_id === other.producto_id;
}
