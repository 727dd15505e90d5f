import type { Pago, PedidoEstado } from "#contract/pedidos.ts";
import type { Db } from "../../db/database.ts";
import { statesBefore } from "../../transitions.ts";
import { payableEstados, pedidoTransitions } from "./pedido-transitions.ts";

export type PedidoRow = {
  id: number;
  usuario_id: number;
  estado: PedidoEstado;
  total: number;
  nombre: string;
  email: string;
  direccion: string;
  pago: string | null;
  transportista: string | null;
  seguimiento: string | null;
  enviado_en: number | null;
  creado_en: number;
};

export type DetalleRow = {
  id: number;
  pedido_id: number;
  producto_id: number;
  nombre_producto: string;
  precio_unitario: number;
  cantidad: number;
};

const pedidoColumns = [
  "id",
  "usuario_id",
  "estado",
  "total",
  "nombre",
  "email",
  "direccion",
  "pago",
  "transportista",
  "seguimiento",
  "enviado_en",
  "creado_en",
] as const;

export async function selectPedido(db: Db, id: number): Promise<PedidoRow | undefined> {
  return db.selectFrom("pedidos").select(pedidoColumns).where("id", "=", id).executeTakeFirst();
}

/** Newest first; of one person, or of everybody when `usuarioId` is null. */
export async function selectPedidos(
  db: Db,
  { usuarioId, limit }: { usuarioId: number | null; limit: number },
): Promise<PedidoRow[]> {
  return db
    .selectFrom("pedidos")
    .select(pedidoColumns)
    .$if(usuarioId !== null, (query) => query.where("usuario_id", "=", Number(usuarioId)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function selectDetalles(db: Db, pedidoIds: number[]): Promise<DetalleRow[]> {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("pedido_detalles")
    .select(["id", "pedido_id", "producto_id", "nombre_producto", "precio_unitario", "cantidad"])
    .where("pedido_id", "in", pedidoIds)
    .orderBy("pedido_id")
    .orderBy("id")
    .limit(pedidoIds.length * 200)
    .execute();
}

/** A pedido of this person with the same frozen content that can still be paid. */
export async function selectPayableByHuella(
  tx: Db,
  { usuarioId, huella, since }: { usuarioId: number; huella: string; since: number },
) {
  return tx
    .selectFrom("pedidos")
    .select(["id", "estado", "total"])
    .where("usuario_id", "=", usuarioId)
    .where("huella", "=", huella)
    .where("estado", "in", payableEstados)
    .where("creado_en", ">=", since)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export type NewPedido = {
  usuario_id: number;
  nombre: string;
  email: string;
  total: number;
  direccion: string;
  huella: string;
  detalles: {
    producto_id: number;
    nombre_producto: string;
    sku: string;
    precio_unitario: number;
    cantidad: number;
  }[];
  now: number;
};

export async function insertPedido(
  tx: Db,
  { detalles, now, ...pedido }: NewPedido,
): Promise<number> {
  const { id } = await tx
    .insertInto("pedidos")
    .values({ ...pedido, estado: "pendiente_pago", creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("pedido_detalles")
    .values(detalles.map((detalle) => ({ ...detalle, pedido_id: id })))
    .execute();
  await insertEvento(tx, { pedido_id: id, estado: "pendiente_pago", motivo: "creado", now });
  return id;
}

/**
 * Moves a pedido when the transition table allows it from where it stands, and notes it in the
 * pedido's history. False when it stood elsewhere: the caller re-reads and answers with what is there.
 */
export async function movePedido(
  tx: Db,
  move: {
    id: number;
    to: PedidoEstado;
    /** Only from these, where the table allows more. */
    from?: PedidoEstado[];
    motivo: string;
    now: number;
    pago?: Pago;
  },
): Promise<boolean> {
  const allowed = statesBefore(pedidoTransitions, move.to);
  const from = move.from ? allowed.filter((estado) => move.from?.includes(estado)) : allowed;
  const { numUpdatedRows } = await tx
    .updateTable("pedidos")
    .set({
      estado: move.to,
      ...(move.pago ? { pago: JSON.stringify(move.pago), pagado_en: move.pago.pagado_en } : {}),
    })
    .where("id", "=", move.id)
    .where("estado", "in", from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const { id: pedido_id, to: estado, motivo, now } = move;
  await insertEvento(tx, { pedido_id, estado, motivo, now });
  return true;
}

async function insertEvento(
  tx: Db,
  { now, ...evento }: { pedido_id: number; estado: PedidoEstado; motivo: string; now: number },
): Promise<void> {
  await tx
    .insertInto("pedido_eventos")
    .values({ ...evento, creado_en: now })
    .execute();
}
