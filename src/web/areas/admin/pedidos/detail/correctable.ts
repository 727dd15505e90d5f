import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import type { Valor } from "#contract/schemas/personalizacion.ts";
import { isOwnCampo } from "#contract/values/producto/personalizacion.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";

type Linea = PedidoDetalleAdmin["detalles"][number];

/** Texts and dates of a line; a sold value without a tipo is a text of before they were kept. */
export function correctableTextos({ personalizacion_textos = [] }: Linea): Valor[] {
  return personalizacion_textos.filter(({ tipo }) => tipo === undefined || isOwnCampo({ tipo }));
}

/** How many units may change at once, rising; none when the texts cannot be corrected (docs/reglas.md 202). */
export function correctableUnits(
  pedido: Pick<PedidoDetalleAdmin, "estado" | "detalles" | "reembolsos">,
  linea: Linea,
): number[] {
  const isOpen = pedido.estado === "pagado" || pedido.estado === "en_preparacion";
  if (!isOpen || correctableTextos(linea).length === 0) return [];
  const left = unitsLeftOf(pedido).get(linea.id) ?? 0;
  if (!linea.sin_retracto) return left === linea.cantidad ? [left] : [];
  return Array.from({ length: left }, (_, at) => at + 1);
}
