import { errorMessages } from "#contract/error-messages.ts";
import { type Envio, PagoSchema, type Pedido, PedidoDireccionSchema } from "#contract/pedidos.ts";
import type { PedidoAdmin } from "#contract/pedidos-admin.ts";
import type { Session } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import {
  type DetalleRow,
  type PedidoRow,
  selectDetalles,
  selectPedido,
  selectPedidos,
} from "./pedidos.queries.ts";

/** The newest pedidos that one list answers with. */
const listLimit = 200;

/** The number people see and quote, e.g. "E-000042". */
export function pedidoNumero(id: number): string {
  return `E-${String(id).padStart(6, "0")}`;
}

/** A pedido for its owner or an admin; for anyone else the same 404 as for no pedido. */
export async function getPedido(db: Db, id: number, session: Session): Promise<Pedido> {
  const row = await selectPedido(db, id);
  if (!row || (row.usuario_id !== session.usuario_id && session.rol !== "admin")) {
    throw notFound(errorMessages.pedidoNotFound);
  }
  return toPedido(row, await selectDetalles(db, [id]));
}

export async function listPedidos(
  db: Db,
  usuarioId: number,
  limit: number = listLimit,
): Promise<Pedido[]> {
  const rows = await selectPedidos(db, { usuarioId, limit });
  return withDetalles(db, rows, toPedido);
}

export async function listTodosPedidos(db: Db): Promise<PedidoAdmin[]> {
  const rows = await selectPedidos(db, { usuarioId: null, limit: listLimit });
  return withDetalles(db, rows, (row, detalles) => ({
    ...toPedido(row, detalles),
    nombre: row.nombre,
    email: row.email,
  }));
}

async function withDetalles<T>(
  db: Db,
  rows: PedidoRow[],
  map: (row: PedidoRow, detalles: DetalleRow[]) => T,
): Promise<T[]> {
  const ids = rows.map(({ id }) => id);
  const byPedido = Map.groupBy(await selectDetalles(db, ids), ({ pedido_id }) => pedido_id);
  return rows.map((row) => map(row, byPedido.get(row.id) ?? []));
}

function toPedido(row: PedidoRow, detalles: DetalleRow[]): Pedido {
  return {
    id: row.id,
    numero: pedidoNumero(row.id),
    estado: row.estado,
    total: row.total,
    creado_en: row.creado_en,
    detalles: detalles.map(({ pedido_id: _, ...detalle }) => detalle),
    direccion: PedidoDireccionSchema.parse(JSON.parse(row.direccion)),
    pago: row.pago === null ? null : PagoSchema.parse(JSON.parse(row.pago)),
    envio: toEnvio(row),
    reembolso: null,
  };
}

function toEnvio({ transportista, seguimiento, enviado_en }: PedidoRow): Envio | null {
  if (transportista === null || seguimiento === null || enviado_en === null) return null;
  return { transportista, seguimiento, enviado_en };
}
