import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Db, Tx } from "../../db/database.ts";
import { erasedValues } from "../../db/personal-data/erased-values.ts";
import { anonymousOf } from "../../db/personal-data/personal-column.ts";
import { pedidoBusqueda } from "./pedido-numero.ts";
import {
  payableEstados,
  sentEstados,
  undeliveredEstados,
  unpaidEstados,
} from "./pedido-transitions.ts";

export async function selectPedidoDirecciones(
  tx: Tx,
  { usuarioId, after, limit }: { usuarioId: number; after: number; limit: number },
) {
  return tx
    .selectFrom("pedidos")
    .select(["id", "usuario_id", "direccion"])
    .where("usuario_id", "=", usuarioId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Ids in order. */
export async function selectOwnPedidoIds(
  db: Db,
  { usuarioId, after, limit }: { usuarioId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("pedidos")
    .select("id")
    .where("usuario_id", "=", usuarioId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type Expired = { unpaidBefore: number; before: number; limit: number };

/** Pedidos that still name their buyer past the term. */
export async function selectExpiredPedidos(tx: Tx, { unpaidBefore, before, limit }: Expired) {
  return tx
    .selectFrom("pedidos")
    .select(["id", "usuario_id", "direccion"])
    .where("creado_en", "<", unpaidBefore)
    .where("email", "like", "%@%")
    .where((eb) => eb.or([eb("creado_en", "<", before), eb("estado", "in", [...unpaidEstados])]))
    .where("estado", "not in", [...undeliveredEstados])
    .orderBy("creado_en")
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}

/** Those among these usuarios who have a pedido that was paid, or may be. */
export async function selectBuyersAmong(db: Db, usuarioIds: readonly number[]): Promise<number[]> {
  if (usuarioIds.length === 0) return [];
  const rows = await db
    .selectFrom("pedidos")
    .select("usuario_id")
    .distinct()
    .where("usuario_id", "in", [...usuarioIds])
    .where("estado", "not in", [...payableEstados])
    .orderBy("usuario_id")
    .limit(usuarioIds.length)
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

/** Ids of what one usuario paid, or may have, in order. */
export async function selectBoughtIds(
  tx: Tx,
  { usuarioId, limit }: { usuarioId: number; limit: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom("pedidos")
    .select("id")
    .where("usuario_id", "=", usuarioId)
    .where("estado", "not in", [...payableEstados])
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** These pedidos of an invitado become an account's. */
export async function movePedidosTo(
  tx: Tx,
  { ids, to }: { ids: readonly number[]; to: number },
): Promise<void> {
  await tx
    .updateTable("pedidos")
    .set({ usuario_id: to })
    .where("id", "in", [...ids])
    .execute();
}

/** Those among these usuarios whose pedidos have no name any more. */
export async function selectUnnamed(tx: Tx, usuarioIds: readonly number[]): Promise<number[]> {
  if (usuarioIds.length === 0) return [];
  const named = await tx
    .selectFrom("pedidos")
    .select("usuario_id")
    .distinct()
    .where("usuario_id", "in", [...usuarioIds])
    .where("email", "like", "%@%")
    .orderBy("usuario_id")
    .limit(usuarioIds.length)
    .execute();
  const isNamed = new Set(named.map(({ usuario_id }) => usuario_id));
  return usuarioIds.filter((id) => !isNamed.has(id));
}

/** Clears the huella too: the street could be guessed from it. */
export async function blankPedido(
  tx: Tx,
  { id, usuario_id, direccion }: { id: number; usuario_id: number; direccion: string },
): Promise<void> {
  const busqueda = pedidoBusqueda({ id, ...anonymousOf(usuario_id) });
  await tx
    .updateTable("pedidos")
    .set({
      ...erasedValues("pedidos", usuario_id),
      direccion,
      huella: `borrada-${id}`,
      busqueda,
    })
    .where("id", "=", id)
    .execute();
}

/** Blanks the texts that the person had on their pieces. */
export async function blankDetalles(
  tx: Tx,
  { pedido_id, usuario_id }: { pedido_id: number; usuario_id: number },
): Promise<void> {
  await tx
    .updateTable("pedido_detalles")
    .set(erasedValues("pedido_detalles", usuario_id))
    .where("pedido_id", "=", pedido_id)
    .where("personalizacion", "<>", "")
    .execute();
}

/** The owner's notes about this person's pedidos. */
export async function selectNotasOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  const notas = await db
    .selectFrom("pedido_notas")
    .innerJoin("pedidos", "pedidos.id", "pedido_notas.pedido_id")
    .select(["pedido_id", "texto", "pedido_notas.creado_en"])
    .where("pedidos.usuario_id", "=", usuarioId)
    .orderBy("pedido_notas.id")
    .limit(limit)
    .execute();
  const motivos = await db
    .selectFrom("reembolsos")
    .innerJoin("pedidos", "pedidos.id", "reembolsos.pedido_id")
    .select(["pedido_id", "motivo as texto", "reembolsos.creado_en"])
    .where("pedidos.usuario_id", "=", usuarioId)
    .orderBy("reembolsos.id")
    .limit(limit)
    .execute();
  return [...notas, ...motivos];
}

/** The owner's notes about these pedidos may name the person. */
export async function forgetNotas(
  tx: Tx,
  { usuario_id, pedidoIds }: { usuario_id: number; pedidoIds: readonly number[] },
): Promise<void> {
  const ids = [...pedidoIds];
  await tx.deleteFrom("pedido_notas").where("pedido_id", "in", ids).execute();
  await tx
    .updateTable("reembolsos")
    .set(erasedValues("reembolsos", usuario_id))
    .where("pedido_id", "in", ids)
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

/** Counts only sent pedidos. */
export async function hasBought(
  tx: Tx,
  { usuario_id, producto_id }: { usuario_id: number; producto_id: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom("pedidos")
    .innerJoin("pedido_detalles", "pedido_detalles.pedido_id", "pedidos.id")
    .select("pedidos.id")
    .where("pedidos.usuario_id", "=", usuario_id)
    .where("pedidos.estado", "in", sentEstados)
    .where("pedido_detalles.producto_id", "=", producto_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
