import type { Pedido, PedidoEstado } from "#contract/schemas/pedidos.ts";

/** Their productos may get an opinion (docs/reglas.md 31). */
const sentEstados: ReadonlySet<PedidoEstado> = new Set(["enviado", "entregado"]);

type Bought = { producto_id: number; nombre_producto: string };

/** Each sent producto once, by its nombre in the newest pedido. */
export function boughtProductos(pedidos: readonly Pedido[]): Bought[] {
  const lines = pedidos
    .filter(({ estado }) => sentEstados.has(estado))
    .flatMap(({ detalles }) => detalles);
  return lines
    .filter((line, place) => lines.findIndex((other) => isSame(line, other)) === place)
    .map(({ producto_id, nombre_producto }) => ({ producto_id, nombre_producto }));
}

function isSame(line: Bought, other: Bought): boolean {
  return line.producto_id === other.producto_id;
}
