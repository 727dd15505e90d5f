import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";

type Detalle = PedidoDetalleAdmin["detalles"][number];

/** Each line with its units that are neither back nor on their way back; a line without any is left out. */
export function linesToPack(
  pedido: Pick<PedidoDetalleAdmin, "detalles" | "reembolsos">,
): Detalle[] {
  const left = unitsLeftOf(pedido);
  return pedido.detalles
    .map((detalle) => ({ ...detalle, cantidad: left.get(detalle.id) ?? 0 }))
    .filter(({ cantidad }) => cantidad > 0);
}
