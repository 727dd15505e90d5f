import type {
  Devolucion,
  DevolucionAdmin,
  DevolucionesQuery,
  DevolucionTipo,
  PedidoDevoluciones,
} from "#contract/schemas/devoluciones.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { describePieza } from "#contract/values/producto/describe-pieza.ts";
import { montoOf } from "#contract/values/producto/units-left.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { readPedidosById } from "../pedidos/index.ts";
import { countFotos } from "./devolucion-fotos.queries.ts";
import { lastDay } from "./devolucion-plazo.ts";
import { devolucionesMessages as messages } from "./devoluciones.messages.ts";
import {
  countDevoluciones,
  type DevolucionRow,
  selectDevolucion,
  selectDevoluciones,
  selectDevolucionesOfPedido,
  selectDevolucionLineas,
} from "./devoluciones.queries.ts";
import { type DevolucionConLineas, findHindrance, openUnits } from "./open-units.ts";

export async function withLineas(
  db: Db,
  rows: readonly DevolucionRow[],
): Promise<DevolucionConLineas[]> {
  const ids = rows.map(({ id }) => id);
  const found = await selectDevolucionLineas(db, ids);
  const fotos = await countFotos(db, ids);
  const lineas = Map.groupBy(found, ({ devolucion_id }) => devolucion_id);
  return rows.map((row) => ({
    ...row,
    lineas: (lineas.get(row.id) ?? []).map(({ detalle_id, cantidad }) => ({
      detalle_id,
      cantidad,
    })),
    fotos: fotos.get(row.id) ?? 0,
  }));
}

export async function readAsked(db: Db, pedidoId: number): Promise<DevolucionConLineas[]> {
  return withLineas(db, await selectDevolucionesOfPedido(db, pedidoId));
}

type Standing = { pedido: Pedido; asked: readonly DevolucionConLineas[]; now: number };

/** For the buyer: what can be asked for, until when, and what was. */
export function describeForBuyer({ pedido, asked, now }: Standing): PedidoDevoluciones {
  const left = openUnits({ pedido, asked });
  const lineas = pedido.detalles.map((line) => ({
    detalle_id: line.id,
    nombre_producto: describePieza(line),
    precio_unitario: line.precio_unitario,
    quedan: Math.max(0, left.get(line.id) ?? 0),
    con_retracto: !line.sin_retracto,
  }));
  const plazoOf = (tipo: DevolucionTipo) => ({
    abierto:
      findHindrance(pedido, { tipo, now }) === null &&
      lineas.some((line) => line.quedan > 0 && (tipo === "falla" || line.con_retracto)),
    hasta: lastDay(tipo, pedido.entregado_en),
  });
  return {
    retracto: plazoOf("retracto"),
    falla: plazoOf("falla"),
    lineas,
    despacho: pedido.despacho.precio,
    devoluciones: asked.map((row) => toDevolucion(row, pedido)),
  };
}

function toDevolucion(row: DevolucionConLineas, pedido: Pedido): Devolucion {
  const { id, tipo, solucion, estado, detalle, fotos, respuesta } = row;
  const { creado_en, respondida_en, recibida_en, resuelta_en } = row;
  const reembolso = pedido.reembolsos.find((it) => it.id === row.reembolso_id);
  const nombres = new Map(pedido.detalles.map((it) => [it.id, describePieza(it)]));
  return {
    ...{ id, tipo, solucion, estado, detalle, fotos, respuesta },
    lineas: row.lineas.map((it) => ({ ...it, nombre_producto: nombres.get(it.detalle_id) ?? "" })),
    monto: reembolso?.monto ?? null,
    devuelto_en: reembolso?.hecho_en ?? null,
    ...{ creado_en, respondida_en, recibida_en, resuelta_en },
  };
}

export async function listDevoluciones(
  db: Db,
  query: DevolucionesQuery,
): Promise<{ devoluciones: DevolucionAdmin[]; total: number }> {
  const { estado = "abiertas", pedido_id, pagina = 1, por_pagina = maxPageSize } = query;
  if (pedido_id !== undefined) {
    const rows = await selectDevolucionesOfPedido(db, pedido_id);
    return { devoluciones: await toDevolucionesAdmin(db, rows), total: rows.length };
  }
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const rows = await selectDevoluciones(db, { filtro: estado, ...page });
  const { total } = await countDevoluciones(db, estado);
  return { devoluciones: await toDevolucionesAdmin(db, rows), total };
}

/** Throws 404. */
export async function readDevolucionAdmin(db: Db, id: number): Promise<DevolucionAdmin> {
  const row = await selectDevolucion(db, id);
  const [devolucion] = await toDevolucionesAdmin(db, row ? [row] : []);
  if (!devolucion) throw notFound(messages.notFound);
  return devolucion;
}

async function toDevolucionesAdmin(
  db: Db,
  rows: readonly DevolucionRow[],
): Promise<DevolucionAdmin[]> {
  const known = await readPedidosById(
    db,
    rows.map(({ pedido_id }) => pedido_id),
  );
  const byId = new Map(known.map((pedido) => [pedido.id, pedido]));
  return (await withLineas(db, rows)).map((row) => {
    const pedido = byId.get(row.pedido_id);
    if (!pedido) throw new Error(`devolucion ${row.id} is of a pedido that is gone`);
    return toDevolucionAdmin(row, pedido);
  });
}

function toDevolucionAdmin(row: DevolucionConLineas, pedido: PedidoAdmin): DevolucionAdmin {
  const isForMoney = row.estado === "pedida" && row.solucion === "dinero";
  const wanted = isForMoney ? montoOf(pedido, row.lineas) : null;
  return {
    ...toDevolucion(row, pedido),
    pedido_id: pedido.id,
    numero: pedido.numero,
    nombre: pedido.nombre,
    email: pedido.email,
    autor: row.autor,
    por_devolver: wanted?.monto ?? null,
    despacho: wanted?.despacho ?? 0,
  };
}

/** For the owner's day. */
export async function countOpenDevoluciones(
  db: Db,
): Promise<{ devoluciones_abiertas: number; devolucion_mas_antigua: number | null }> {
  const { total, oldest } = await countDevoluciones(db, "abiertas");
  return { devoluciones_abiertas: total, devolucion_mas_antigua: oldest };
}
