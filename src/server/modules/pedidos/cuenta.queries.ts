import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Db, Tx } from "../../db/database.ts";
import { pedidoBusqueda } from "./pedido-numero.ts";

/** What a person said about productos, oldest first. */
export async function selectOpinionesOf(db: Db, usuarioId: number, limit: number) {
  return db
    .selectFrom("opiniones")
    .select(["producto_id", "calificacion", "comentario", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Leaves stars and words without their author; true when there were any. */
export async function blankOpiniones(
  tx: Tx,
  { usuario_id, nombre_usuario }: { usuario_id: number; nombre_usuario: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("opiniones")
    .set({ usuario_id: null, nombre_usuario })
    .where("usuario_id", "=", usuario_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The frozen addresses of a person's pedidos. */
export async function selectPedidoDirecciones(tx: Tx, usuarioId: number, limit: number) {
  return tx
    .selectFrom("pedidos")
    .select(["id", "direccion"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Takes the person out of a pedido. The huella goes too: it was made from the street, which could be guessed from it. */
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

/** Whether a pedido of this person stands in one of these states. */
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
