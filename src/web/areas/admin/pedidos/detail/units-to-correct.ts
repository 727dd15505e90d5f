import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import {
  correctableTextos,
  correctableUnits,
  isCorrectable,
} from "#contract/values/producto/correctable.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";

/** Rising; none when the texts of the line cannot be corrected. */
export function unitsToCorrect(
  pedido: Pick<PedidoDetalleAdmin, "estado" | "detalles" | "reembolsos">,
  linea: PedidoDetalleAdmin["detalles"][number],
): number[] {
  if (!isCorrectable(pedido.estado)) return [];
  if (correctableTextos(linea.personalizacion_textos ?? []).length === 0) return [];
  return correctableUnits(linea, unitsLeftOf(pedido).get(linea.id) ?? 0);
}
