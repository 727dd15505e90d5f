import { FrozenDireccionSchema } from "#contract/schemas/pedidos.ts";
import type { Tx } from "../../db/database.ts";
import { deleteInvitados } from "../acceso/index.ts";
import { deletePedidoEnlaces } from "./enlace/pedido-enlaces.queries.ts";
import {
  blankDetalles,
  blankPedido,
  forgetNotas,
  selectExpiredPedidos,
  selectPedidoDirecciones,
  selectUnnamed,
} from "./pedidos-of-cuenta.queries.ts";

const batchSize = 500;

/** Takes the person out of all their pedidos. */
export async function anonymizePedidos(tx: Tx, usuarioId: number): Promise<void> {
  let after = 0;
  while (true) {
    const batch = { usuarioId, after, limit: batchSize };
    const rows = await selectPedidoDirecciones(tx, batch);
    const last = rows.at(-1);
    if (!last) return;
    await blankPedidos(tx, rows);
    after = last.id;
  }
}

type Frozen = { id: number; usuario_id: number; direccion: string };

/** Comuna and region stay: they say nothing about one person. */
async function blankPedidos(tx: Tx, rows: readonly Frozen[]): Promise<void> {
  for (const { id, usuario_id, direccion } of rows) {
    const frozen = FrozenDireccionSchema.parse(JSON.parse(direccion));
    const blank = JSON.stringify({ ...frozen, alias: "", calle_numero: "", nota: "" });
    await blankPedido(tx, { id, usuario_id, direccion: blank });
    await blankDetalles(tx, { pedido_id: id, usuario_id });
    await forgetNotas(tx, { usuario_id, pedidoIds: [id] });
    await deletePedidoEnlaces(tx, [id]);
  }
}

/** Answers how many pedidos named their buyer past the term. */
export async function forgetPedidosBefore(
  tx: Tx,
  expired: Parameters<typeof selectExpiredPedidos>[1],
): Promise<number> {
  const rows = await selectExpiredPedidos(tx, expired);
  await blankPedidos(tx, rows);
  const buyers = [...new Set(rows.map(({ usuario_id }) => usuario_id))];
  await deleteInvitados(tx, await selectUnnamed(tx, buyers));
  return rows.length;
}
