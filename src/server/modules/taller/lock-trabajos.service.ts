import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";
import type { Tx } from "../../db/database.ts";
import { type AppError, conflict } from "../../errors.ts";
import { lockPedido, pedidoNumero, selectDetalles } from "../pedidos/index.ts";
import { tallerMessages as messages } from "./taller.messages.ts";
import { selectTrabajosById, type TrabajoRow } from "./trabajos.queries.ts";

/** Behind the locks of their pedidos, in ascending id. Throws 409 for a pedido that has left. */
export async function lockTrabajos(tx: Tx, ids: readonly number[]): Promise<TrabajoRow[]> {
  const found = await selectTrabajosById(tx, ids);
  const pedidos = [...new Set(found.map(({ pedido_id }) => pedido_id))].toSorted((a, b) => a - b);
  for (const id of pedidos) {
    const pedido = await lockPedido(tx, id);
    if (!pedido || !isInWorkshop(pedido.estado)) throw conflict(messages.left(pedidoNumero(id)));
  }
  return selectTrabajosById(tx, ids);
}

/** Says where the piece is now. */
export async function tellMoved(tx: Tx, row: TrabajoRow): Promise<AppError> {
  return conflict(
    messages.moved(await readNombre(tx, row), pedidoNumero(row.pedido_id), row.estado),
  );
}

export async function readNombre(tx: Tx, { pedido_id, detalle_id }: TrabajoRow): Promise<string> {
  const detalles = await selectDetalles(tx, [pedido_id]);
  return detalles.find(({ id }) => id === detalle_id)?.nombre_producto ?? "";
}
