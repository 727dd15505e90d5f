import { errorMessages } from "#contract/error-messages.ts";
import {
  type Envio,
  PagoSchema,
  type Pedido,
  type PedidoEstado,
} from "#contract/schemas/pedidos.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import type { Session } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { readValores, toPersonalizacion } from "./detalle-valores.ts";
import { readDireccion } from "./frozen-direccion.ts";
import { toDespacho } from "./pedido-despacho.ts";
import { type PasoRow, selectPasos } from "./pedido-history.queries.ts";
import { pedidoNumero } from "./pedido-numero.ts";
import {
  type DetalleRow,
  type PedidoRow,
  selectBoughtOf,
  selectDetalles,
  selectPedido,
  selectPedidosOf,
} from "./pedidos.queries.ts";
import {
  findClosing,
  type ReembolsoConLineasRow,
  readReembolsos,
} from "./reembolso/reembolsos.service.ts";

const listLimit = 200;
const movedEstados: readonly PedidoEstado[] = [
  "en_preparacion",
  "enviado",
  "entregado",
  "reembolsado",
];

/** Anyone but its owner and an admin gets the same 404 as for no pedido. */
export async function getPedido(
  db: Db,
  { id, session }: { id: number; session: Session },
): Promise<Pedido> {
  const row = await selectPedido(db, id);
  if (!row || (row.usuario_id !== session.usuario_id && session.rol !== "admin")) {
    throw notFound(errorMessages.pedidoNotFound);
  }
  return readPedido(db, row);
}

export async function readPedido(db: Db, row: PedidoRow): Promise<Pedido> {
  const detalles = await selectDetalles(db, [row.id]);
  const reembolsos = await readReembolsos(db, [row.id]);
  return toPedido({ row, detalles, reembolsos, pasos: await readPasos(db, [row]) });
}

export async function listPedidos(
  db: Db,
  { usuarioId, limit = listLimit }: { usuarioId: number; limit?: number },
): Promise<Pedido[]> {
  const rows = await selectPedidosOf(db, { usuarioId, limit });
  return withDetalles(db, { rows, map: toPedido });
}

/**
 * Paid, or may have been: anybody can type the address of an invitado. With the name, which is nowhere else for somebody
 * without an account.
 */
export async function listBoughtWithNombre(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  const rows = await selectBoughtOf(db, { usuarioId, limit });
  return withDetalles(db, {
    rows,
    map: (parts) => ({ ...toPedido(parts), nombre: parts.row.nombre }),
  });
}

export type PedidoParts = {
  row: PedidoRow;
  detalles: DetalleRow[];
  /** The oldest first. */
  reembolsos: readonly ReembolsoConLineasRow[];
  /** May hold those of other pedidos too. */
  pasos: readonly PasoRow[];
};

/** Reads the parts of all rows with one query for each kind. */
export async function withDetalles<T>(
  db: Db,
  { rows, map }: { rows: PedidoRow[]; map: (parts: PedidoParts) => T },
): Promise<T[]> {
  const ids = rows.map(({ id }) => id);
  const byPedido = Map.groupBy(await selectDetalles(db, ids), ({ pedido_id }) => pedido_id);
  const reembolsos = Map.groupBy(await readReembolsos(db, ids), ({ pedido_id }) => pedido_id);
  const pasos = Map.groupBy(await readPasos(db, rows), ({ pedido_id }) => pedido_id);
  return rows.map((row) =>
    map({
      row,
      detalles: byPedido.get(row.id) ?? [],
      reembolsos: reembolsos.get(row.id) ?? [],
      pasos: pasos.get(row.id) ?? [],
    }),
  );
}

/** Asks nothing of pedidos that the owner has not touched yet. */
export async function readPasos(db: Db, rows: readonly PedidoRow[]): Promise<PasoRow[]> {
  const moved = rows.filter(({ estado }) => movedEstados.includes(estado));
  return selectPasos(
    db,
    moved.map(({ id }) => id),
  );
}

export function toPedidoAdmin(parts: PedidoParts): PedidoAdmin {
  const { nombre, email } = parts.row;
  return { ...toPedido(parts), nombre, email };
}

function toPedido({ row, detalles, reembolsos, pasos }: PedidoParts): Pedido {
  const at = (estado: PedidoEstado) =>
    pasos.find((paso) => paso.pedido_id === row.id && paso.estado === estado)?.en ?? null;
  const closing = findClosing(row, reembolsos);
  return {
    id: row.id,
    numero: pedidoNumero(row.id),
    estado: row.estado,
    total: row.total,
    creado_en: row.creado_en,
    detalles: detalles.map(toDetalle),
    direccion: readDireccion(row),
    pago: row.pago === null ? null : PagoSchema.parse(JSON.parse(row.pago)),
    boleta: row.boleta,
    en_preparacion_en: at("en_preparacion"),
    entregado_en: at("entregado"),
    despacho: toDespacho(row),
    terminos: toTerminos(row),
    envio: toEnvio(row),
    devuelto: row.devuelto,
    reembolso: closing ? toReembolso(closing) : null,
    reembolsos: reembolsos.map((it) => ({ id: it.id, ...toReembolso(it), lineas: it.lineas })),
  };
}

export function toDetalle({ pedido_id: _, sku: __, personalizacion, ...detalle }: DetalleRow) {
  return {
    ...detalle,
    a_medida: detalle.a_medida === 1,
    sin_retracto: detalle.sin_retracto === 1,
    ...toPersonalizacion(readValores(personalizacion)),
  };
}

function toReembolso({ estado, monto, creado_en, hecho_en }: ReembolsoConLineasRow) {
  return { estado, monto, creado_en, hecho_en };
}

function toTerminos({ terminos_version, terminos_aceptados_en }: PedidoRow) {
  if (terminos_version === null) return null;
  return { version: terminos_version, aceptados_en: terminos_aceptados_en };
}

function toEnvio({ transportista, seguimiento, enviado_en }: PedidoRow): Envio | null {
  if (transportista === null || seguimiento === null || enviado_en === null) return null;
  return { transportista, seguimiento, enviado_en };
}
