import { itemAt, type Model, unitsIn, unitsLeft } from "./model.ts";
import { refundPedido } from "./model-after-start.ts";
import { pauseTrabajo } from "./model-taller.ts";

const maxOpen = 5;

/** By the account that bought it, before it is sent. */
export function askRetracto(model: Model, pedido: number, linea: number): number {
  const bought = itemAt(model.pedidos, pedido);
  if (bought.estado !== "pagado") return 409;
  if (itemAt(bought.lineas, linea).medida === "told") return 422;
  const open = model.devoluciones.filter((it) => it.pedido === pedido && it.estado === "pedida");
  const asked = open.filter((it) => it.linea === linea).length;
  if (unitsIn(unitsLeft(bought), linea) - asked < 1 || open.length >= maxOpen) return 409;
  model.devoluciones.push({ pedido, linea, estado: "pedida" });
  pauseTrabajo(model, { pedido, linea, isOver: false });
  return 200;
}

/** Gives the money back in the same breath; the despacho with the last unit. */
export function acceptRetracto(model: Model, place: number, restocks: boolean): number {
  const devolucion = itemAt(model.devoluciones, place);
  if (devolucion.estado !== "pedida") return 409;
  const { pedido, linea } = devolucion;
  const left = unitsLeft(itemAt(model.pedidos, pedido));
  const isRest = left.length === 1 && left[0]?.linea === linea && left[0].cantidad === 1;
  const unitOf = isRest ? undefined : linea;
  const refunded = refundPedido(model, pedido, { restocks, unitOf });
  if ("refused" in refunded) return refunded.refused;
  devolucion.estado = "aceptada";
  return 200;
}

export function refuseRetracto(model: Model, place: number): number {
  const devolucion = itemAt(model.devoluciones, place);
  if (devolucion.estado !== "pedida") return 409;
  devolucion.estado = "rechazada";
  pauseTrabajo(model, { ...devolucion, isOver: true });
  return 200;
}
