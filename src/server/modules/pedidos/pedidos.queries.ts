import type { Pago, PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Db, Tx } from "../../db/database.ts";
import { statesBefore } from "../../transitions.ts";
import { pedidoBusqueda } from "./pedido-numero.ts";
import { payableEstados, pedidoTransitions } from "./pedido-transitions.ts";
import { eventoMotivos } from "./pedidos.messages.ts";

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
  sku: string;
  precio_unitario: number;
  cantidad: number;
};

export const pedidoColumns = [
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

/** What other modules need of these pedidos. `of` throws for an id that is not among them. */
export async function selectPedidoFacts(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("pedidos")
          .select(["id", "estado", "nombre", "huella"])
          .where("id", "in", [...new Set(ids)])
          .orderBy("id")
          .limit(ids.length)
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    of(id: number) {
      const row = byId.get(id);
      if (!row) throw new Error(`pedido ${id} is gone`);
      return row;
    },
  };
}

/** Serialises the moves and reembolsos of one pedido. */
export async function lockPedido(tx: Tx, id: number): Promise<PedidoRow | undefined> {
  return tx
    .selectFrom("pedidos")
    .select(pedidoColumns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function selectPedidosOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
): Promise<PedidoRow[]> {
  return db
    .selectFrom("pedidos")
    .select(pedidoColumns)
    .where("usuario_id", "=", usuarioId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function selectDetalles(db: Db, pedidoIds: number[]): Promise<DetalleRow[]> {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("pedido_detalles")
    .select([
      "id",
      "pedido_id",
      "producto_id",
      "nombre_producto",
      "sku",
      "precio_unitario",
      "cantidad",
    ])
    .where("pedido_id", "in", pedidoIds)
    .orderBy("pedido_id")
    .orderBy("id")
    .limit(pedidoIds.length * 200)
    .execute();
}

/** A pedido of equal content: created since then, or waiting for its payment. */
export async function selectPayableByHuella(
  tx: Tx,
  { usuarioId, huella, since }: { usuarioId: number; huella: string; since: number },
) {
  return tx
    .selectFrom("pedidos")
    .select(["id", "estado", "total"])
    .where("usuario_id", "=", usuarioId)
    .where("huella", "=", huella)
    .where("estado", "in", payableEstados)
    .where((eb) => eb.or([eb("creado_en", ">=", since), eb("estado", "=", "pendiente_pago")]))
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
  tx: Tx,
  { detalles, now, ...pedido }: NewPedido,
): Promise<number> {
  const { id } = await tx
    .insertInto("pedidos")
    .values({ ...pedido, estado: "pendiente_pago", creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const busqueda = pedidoBusqueda({ ...pedido, id });
  await tx.updateTable("pedidos").set({ busqueda }).where("id", "=", id).execute();
  await tx
    .insertInto("pedido_detalles")
    .values(detalles.map((detalle) => ({ ...detalle, pedido_id: id })))
    .execute();
  await insertEvento(tx, {
    pedido_id: id,
    estado: "pendiente_pago",
    motivo: eventoMotivos.created,
    now,
  });
  return id;
}

type PedidoMove = {
  id: number;
  to: PedidoEstado;
  from?: readonly PedidoEstado[];
  motivo: string;
  /** Undefined when the shop does it by itself. */
  autor?: string;
  now: number;
  pago?: Pago;
  envio?: { transportista: string; seguimiento: string };
};

/**
 * One conditional update (docs/reglas.md 82), from the allowed estados or fewer, noted in the
 * history. False when the pedido was in another estado.
 */
export async function movePedido(tx: Tx, move: PedidoMove): Promise<boolean> {
  const { id, to: estado, motivo, autor = null, now, pago, envio } = move;
  const allowed = statesBefore(pedidoTransitions, estado);
  const from = move.from ? allowed.filter((before) => move.from?.includes(before)) : allowed;
  const { numUpdatedRows } = await tx
    .updateTable("pedidos")
    .set({
      estado,
      ...(pago ? { pago: JSON.stringify(pago), pagado_en: pago.pagado_en } : {}),
      ...(envio ? { ...envio, enviado_en: now } : {}),
      ...(estado === "entregado" ? { entregado_en: now } : {}),
    })
    .where("id", "=", id)
    .where("estado", "in", from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await insertEvento(tx, { pedido_id: id, estado, motivo, autor, now });
  return true;
}

/** False when the pedido is not `enviado`. */
export async function correctEnvio(
  tx: Tx,
  { id, transportista, seguimiento }: { id: number; transportista: string; seguimiento: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("pedidos")
    .set({ transportista, seguimiento })
    .where("id", "=", id)
    .where("estado", "=", "enviado")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type NewEvento = {
  pedido_id: number;
  estado: PedidoEstado;
  motivo: string;
  autor?: string | null;
  now: number;
};

export async function insertEvento(
  tx: Tx,
  { now, autor = null, ...evento }: NewEvento,
): Promise<number> {
  const { id } = await tx
    .insertInto("pedido_eventos")
    .values({ ...evento, autor, creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
