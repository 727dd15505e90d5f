import { conflict, invalid } from "../../../errors.ts";
import { pedidosMessages } from "../pedidos.messages.ts";
import type { DetalleRow } from "../pedidos.queries.ts";

export type Units = readonly { detalle_id: number; cantidad: number }[];

export type ReembolsoPlan = {
  lineas: Units;
  /** Whole pesos; `despacho` is what of it is of no line. */
  monto: number;
  despacho: number;
};

type Known = {
  pedido: { total: number; devuelto: number };
  detalles: readonly DetalleRow[];
  /** Lines of all reembolsos of the pedido. */
  before: Units;
};

/** Units of each line that did not go back yet. */
export function unitsLeft(detalles: readonly DetalleRow[], before: Units): Map<number, number> {
  const left = new Map(detalles.map(({ id, cantidad }) => [id, cantidad]));
  for (const { detalle_id, cantidad } of before) {
    left.set(detalle_id, (left.get(detalle_id) ?? 0) - cantidad);
  }
  return left;
}

/** All that is left: units, and what was paid for no unit. */
export function planRest({ pedido, detalles, before }: Known): ReembolsoPlan {
  const left = unitsLeft(detalles, before);
  const lineas = detalles
    .map(({ id }) => ({ detalle_id: id, cantidad: left.get(id) ?? 0 }))
    .filter(({ cantidad }) => cantidad > 0);
  const monto = pedido.total - pedido.devuelto;
  return { lineas, monto, despacho: monto - sumOf(detalles, lineas) };
}

/** Throws 422 for a line of another pedido, 409 for more units than are left. */
export function planUnits({ detalles, before }: Known, lineas: Units): ReembolsoPlan {
  const left = unitsLeft(detalles, before);
  for (const { detalle_id, cantidad } of lineas) {
    const detalle = detalles.find(({ id }) => id === detalle_id);
    if (!detalle) throw invalid(pedidosMessages.otherLinea);
    const units = left.get(detalle_id) ?? 0;
    if (cantidad > units)
      throw conflict(pedidosMessages.unitsGone(detalle.nombre_producto, units), units);
  }
  return { lineas, monto: sumOf(detalles, lineas), despacho: 0 };
}

function sumOf(detalles: readonly DetalleRow[], lineas: Units): number {
  const precios = new Map(detalles.map((it) => [it.id, it.precio_unitario]));
  return lineas.reduce((sum, it) => sum + it.cantidad * (precios.get(it.detalle_id) ?? 0), 0);
}
