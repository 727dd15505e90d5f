import type { Selectable } from "kysely";
import type { Pago, PedidoEstado } from "#contract/schemas/pedidos.ts";
import { maxLineaRows } from "#contract/values/producto/cantidad.ts";
import type { Db, Tx } from "../../db/database.ts";
import { idOf, pick, prepare, prepareShapes } from "../../db/prepared.ts";
import type { PedidoDetallesTable, PedidosTable } from "../../db/schema/pedidos.ts";
import { statesBefore } from "../../transitions.ts";
import { readValores, valoresOf } from "./detalle-valores.ts";
import { payableEstados, pedidoTransitions } from "./pedido-transitions.ts";

export const pedidoColumns = [
  "id",
  "usuario_id",
  "estado",
  "total",
  "devuelto",
  "nombre",
  "email",
  "direccion",
  "recibe",
  "telefono",
  "pago",
  "transportista",
  "seguimiento",
  "enviado_en",
  "boleta",
  "despacho_modo",
  "despacho_precio",
  "despacho_desde",
  "despacho_hasta",
  "terminos_version",
  "terminos_aceptados_en",
  "creado_en",
] as const;

export type PedidoRow = Pick<Selectable<PedidosTable>, (typeof pedidoColumns)[number]>;

export async function selectPedido(db: Db, id: number): Promise<PedidoRow | undefined> {
  return db.selectFrom("pedidos").select(pedidoColumns).where("id", "=", id).executeTakeFirst();
}

/** Facts of these pedidos for other modules. `of` throws for an id that is not among them. */
export async function selectPedidoFacts(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("pedidos")
          .select(["id", "estado", "nombre", "huella", "despacho_hasta", "despacho_listo"])
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

const locked = prepare((db, { id }: { id: number }) =>
  db.selectFrom("pedidos").select(pedidoColumns).where("id", "=", id).forUpdate(),
);

/** Serialises the moves and reembolsos of one pedido. */
export async function lockPedido(tx: Tx, id: number): Promise<PedidoRow | undefined> {
  return (await locked(tx, { id })).rows[0];
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

/** Those that were paid, or may have been. */
export async function selectBoughtOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
): Promise<PedidoRow[]> {
  return db
    .selectFrom("pedidos")
    .select(pedidoColumns)
    .where("usuario_id", "=", usuarioId)
    .where("estado", "not in", [...payableEstados])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

const detalleColumns = [
  "id",
  "pedido_id",
  "producto_id",
  "nombre_producto",
  "sku",
  "precio_unitario",
  "cantidad",
  "a_medida",
  "sin_retracto",
  "personalizacion",
] as const;

export type DetalleRow = Pick<Selectable<PedidoDetallesTable>, (typeof detalleColumns)[number]>;

export async function selectDetalles(db: Db, pedidoIds: number[]): Promise<DetalleRow[]> {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("pedido_detalles")
    .select(detalleColumns)
    .where("pedido_id", "in", pedidoIds)
    .orderBy("pedido_id")
    .orderBy("id")
    .limit(pedidoIds.length * maxLineaRows)
    .execute();
}

/** Undefined for a line that is none. */
export async function selectPedidoOfDetalle(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("pedido_detalles")
    .select("pedido_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.pedido_id;
}

export async function updateDetalle(
  tx: Tx,
  { id, ...fields }: Pick<DetalleRow, "id"> & Partial<DetalleRow>,
): Promise<void> {
  await tx.updateTable("pedido_detalles").set(fields).where("id", "=", id).execute();
}

export async function insertDetalle(tx: Tx, row: Omit<DetalleRow, "id">): Promise<void> {
  await tx.insertInto("pedido_detalles").values(row).execute();
}

const bought = prepare((db, { pedidoId }: { pedidoId: number }) =>
  db
    .selectFrom("pedido_detalles")
    .select(["id", "producto_id", "personalizacion", "cantidad", "a_medida"])
    .where("pedido_id", "=", pedidoId)
    .orderBy("id")
    .limit(maxLineaRows),
);

/** Lines of a pedido, with the values that name them in a carrito. */
export async function selectBought(tx: Tx, pedidoId: number) {
  const { rows } = await bought(tx, { pedidoId });
  return rows.map(({ personalizacion, ...line }) => ({
    ...line,
    valores: valoresOf(readValores(personalizacion)),
  }));
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

type MoveShape = {
  estado: PedidoEstado;
  from: readonly PedidoEstado[];
  columns: readonly string[];
};
type MoveValues = { id: number } & Readonly<Record<string, string | number>>;

const conditionalMove = prepareShapes((db, shape: MoveShape, values: MoveValues) =>
  db
    .updateTable("pedidos")
    .set({ estado: shape.estado, ...pick(values, shape.columns) })
    .where("id", "=", values.id)
    .where("estado", "in", shape.from),
);

/**
 * One conditional update (docs/reglas.md 82), from the allowed estados or fewer, noted in the
 * history. False when the pedido was in another estado.
 */
export async function movePedido(tx: Tx, move: PedidoMove): Promise<boolean> {
  const { id, to: estado, motivo, autor = null, now, pago, envio } = move;
  const allowed = statesBefore(pedidoTransitions, estado);
  const from = move.from ? allowed.filter((before) => move.from?.includes(before)) : allowed;
  const set = {
    ...(pago ? { pago: JSON.stringify(pago), pagado_en: pago.pagado_en } : {}),
    ...(envio ?? {}),
    ...(estado === "enviado" ? { enviado_en: now } : {}),
    ...(estado === "entregado" ? { entregado_en: now } : {}),
  };
  const shape = { estado, from, columns: Object.keys(set) };
  const { numAffectedRows } = await conditionalMove(tx, shape, { ...set, id });
  if (numAffectedRows !== 1n) return false;
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

const newEvento = prepare((db, { pedido_id, estado, motivo, autor, now }: Required<NewEvento>) =>
  db
    .insertInto("pedido_eventos")
    .values({ pedido_id, estado, motivo, autor, creado_en: now })
    .returning("id"),
);

/** Answers its id. */
export async function insertEvento(
  tx: Tx,
  { autor = null, ...evento }: NewEvento,
): Promise<number> {
  return idOf(await newEvento(tx, { ...evento, autor }));
}
