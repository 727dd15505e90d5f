import type { Pedido, PedidoDetalle } from "../../schemas/pedidos.ts";
import { isInWorkshop } from "../taller/in-workshop.ts";

type Units = readonly { detalle_id: number; cantidad: number }[];
type Standing = Pick<Pedido, "detalles" | "reembolsos" | "total">;

/** Units of each line that are neither back nor on their way back. */
export function unitsLeftOf({
  detalles,
  reembolsos,
}: Omit<Standing, "total">): Map<number, number> {
  const left = new Map(detalles.map(({ id, cantidad }) => [id, cantidad]));
  for (const { detalle_id, cantidad } of reembolsos.flatMap(({ lineas }) => lineas)) {
    left.set(detalle_id, (left.get(detalle_id) ?? 0) - cantidad);
  }
  return left;
}

/** Each line with its units left; a line without any is left out. */
export function linesLeftOf({ detalles, reembolsos }: Omit<Standing, "total">): PedidoDetalle[] {
  const left = unitsLeftOf({ detalles, reembolsos });
  return detalles
    .map((detalle) => ({ ...detalle, cantidad: left.get(detalle.id) ?? 0 }))
    .filter(({ cantidad }) => cantidad > 0);
}

/** The lines that a list names: before the pedido leaves without what went back, unless all of it did. */
export function namedLinesOf(pedido: Omit<Standing, "total"> & Pick<Pedido, "estado">) {
  const left = isInWorkshop(pedido.estado) ? linesLeftOf(pedido) : [];
  return left.length > 0 ? left : pedido.detalles;
}

/** Whether these are the last units of the pedido: then all that is left goes back, with its despacho. */
export function takesRest(pedido: Omit<Standing, "total">, units: Units): boolean {
  const left = unitsLeftOf(pedido);
  for (const { detalle_id, cantidad } of units) {
    left.set(detalle_id, (left.get(detalle_id) ?? 0) - cantidad);
  }
  return [...left.values()].every((count) => count === 0);
}

/** Whole pesos that go back with these units; null when they are not there any more. */
export function montoOf(
  pedido: Standing,
  units: Units,
): { monto: number; despacho: number } | null {
  const left = unitsLeftOf(pedido);
  if (units.some((it) => it.cantidad > (left.get(it.detalle_id) ?? 0))) return null;
  const precios = new Map(pedido.detalles.map((it) => [it.id, it.precio_unitario]));
  const pieces = units.reduce(
    (sum, it) => sum + it.cantidad * (precios.get(it.detalle_id) ?? 0),
    0,
  );
  if (!takesRest(pedido, units)) return { monto: pieces, despacho: 0 };
  const monto = pedido.reembolsos.reduce((sum, it) => sum - it.monto, pedido.total);
  return { monto, despacho: monto - pieces };
}
