import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Tx } from "../../db/database.ts";
import { pedidoBusqueda } from "./pedido-numero.ts";
import { paidEstados } from "./pedido-transitions.ts";

export async function selectPedidoDirecciones(
  tx: Tx,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  return tx
    .selectFrom("pedidos")
    .select(["id", "direccion"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Clears the huella too: the street could be guessed from it. */
export async function blankPedido(
  tx: Tx,
  pedido: { id: number; nombre: string; email: string; direccion: string },
): Promise<void> {
  const { id, ...values } = pedido;
  await tx
    .updateTable("pedidos")
    .set({ ...values, huella: `borrada-${id}`, busqueda: pedidoBusqueda(pedido) })
    .where("id", "=", id)
    .execute();
}

export async function hasPedidoIn(
  tx: Tx,
  { usuarioId, estados }: { usuarioId: number; estados: readonly PedidoEstado[] },
): Promise<boolean> {
  const found = await tx
    .selectFrom("pedidos")
    .select("id")
    .where("usuario_id", "=", usuarioId)
    .where("estado", "in", [...estados])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts only pedidos whose money is the shop's. */
export async function hasBought(
  tx: Tx,
  { usuario_id, producto_id }: { usuario_id: number; producto_id: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom("pedidos")
    .innerJoin("pedido_detalles", "pedido_detalles.pedido_id", "pedidos.id")
    .select("pedidos.id")
    .where("pedidos.usuario_id", "=", usuario_id)
    .where("pedidos.estado", "in", paidEstados)
    .where("pedido_detalles.producto_id", "=", producto_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
