import type { CreateDevolucion, DevolucionTipo } from "#contract/schemas/devoluciones.ts";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";
import { type AppError, conflict, invalid } from "../../errors.ts";
import { paidEstados, sentEstados } from "../pedidos/index.ts";
import { isOver, lastDay } from "./devolucion-plazo.ts";
import {
  fallaOver,
  devolucionesMessages as messages,
  noRetracto,
  retractoOver,
  unitsTaken,
} from "./devoluciones.messages.ts";
import type { DevolucionRow } from "./devoluciones.queries.ts";

export type DevolucionConLineas = DevolucionRow & {
  lineas: { detalle_id: number; cantidad: number }[];
  /** How many photographs. */
  fotos: number;
};

type Standing = { pedido: Pedido; asked: readonly DevolucionConLineas[] };

/** Units of each line that are neither back, nor asked for, nor at the shop for repair. */
export function openUnits({ pedido, asked }: Standing): Map<number, number> {
  const left = unitsLeftOf(pedido);
  for (const { detalle_id, cantidad } of asked.filter(holdsUnits).flatMap((it) => it.lineas)) {
    left.set(detalle_id, (left.get(detalle_id) ?? 0) - cantidad);
  }
  return left;
}

/** The reembolso of an accepted one has taken its units already. */
function holdsUnits({ estado, solucion }: DevolucionRow): boolean {
  return estado === "pedida" || (estado === "aceptada" && solucion !== "dinero");
}

/** Why this right cannot be used today, or null. */
export function findHindrance(
  pedido: Pedido,
  { tipo, now }: { tipo: DevolucionTipo; now: number },
): AppError | null {
  const { estado, entregado_en } = pedido;
  if (estado === "reembolsado") return conflict(messages.refunded);
  if (!paidEstados.includes(estado)) return conflict(messages.unpaid);
  if (tipo === "falla" && !sentEstados.includes(estado)) return conflict(messages.notSent);
  const last = lastDay(tipo, entregado_en);
  if (last === null || !isOver(last, now)) return null;
  return conflict(tipo === "retracto" ? retractoOver(last) : fallaOver(last));
}

type Wish = Pick<CreateDevolucion, "tipo" | "lineas">;

/** Throws 422 for a line of another pedido or without retracto, 409 for more units than are left. */
export function checkUnits(standing: Standing, { tipo, lineas }: Wish): void {
  const left = openUnits(standing);
  for (const { detalle_id, cantidad } of lineas) {
    const line = standing.pedido.detalles.find(({ id }) => id === detalle_id);
    if (!line) throw invalid(messages.otherLinea);
    if (tipo === "retracto" && line.sin_retracto) throw invalid(noRetracto(line.nombre_producto));
    const units = left.get(detalle_id) ?? 0;
    if (cantidad > units) throw conflict(unitsTaken(line.nombre_producto, units), units);
  }
}
