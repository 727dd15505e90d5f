import { useState } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { describePieza } from "#contract/values/producto/describe-pieza.ts";

export type UnitLine = {
  detalle_id: number;
  nombre: string;
  precio: number;
  /** Units that no reembolso is about. */
  left: number;
};

type Bought = Pick<PedidoDetalleAdmin, "detalles" | "reembolsos_detalle" | "total">;

export function linesLeft({ detalles, reembolsos_detalle }: Bought): UnitLine[] {
  const gone = reembolsos_detalle.flatMap(({ lineas }) => lineas);
  return detalles
    .map(({ id, precio_unitario, cantidad, ...pieza }) => ({
      detalle_id: id,
      nombre: describePieza(pieza),
      precio: precio_unitario,
      left: gone
        .filter(({ detalle_id }) => detalle_id === id)
        .reduce((left, line) => left - line.cantidad, cantidad),
    }))
    .filter(({ left }) => left > 0);
}

/** Pesos that are left to give back. */
export function montoLeft({ total, reembolsos_detalle }: Bought): number {
  return reembolsos_detalle.reduce((left, { monto }) => left - monto, total);
}

export type UnitsChoice = {
  lines: UnitLine[];
  unitsOf: (line: UnitLine) => number;
  choose: (line: UnitLine, units: number) => void;
  reset: () => void;
  /** Whole pesos. */
  monto: number;
  /** Body of the call: nothing for all that is left. */
  wish: { lineas?: { detalle_id: number; cantidad: number }[]; clave: string };
};

/** All units that are left, until others are chosen. A wish has its own clave, so that a retry is the same wish. */
export function useUnitsChoice(pedido: Bought): UnitsChoice {
  const [{ chosen, clave }, setChoice] = useState(() => startChoice(new Map<number, number>()));
  const lines = linesLeft(pedido);
  const unitsOf = ({ detalle_id, left }: UnitLine) =>
    Math.min(left, chosen.get(detalle_id) ?? left);
  const isAll = lines.every((line) => unitsOf(line) === line.left);
  const lineas = lines
    .map((line) => ({ detalle_id: line.detalle_id, cantidad: unitsOf(line) }))
    .filter(({ cantidad }) => cantidad > 0);
  const sumOfUnits = lines.reduce((sum, line) => sum + line.precio * unitsOf(line), 0);
  return {
    lines,
    unitsOf,
    choose: ({ detalle_id }, units) =>
      setChoice((known) => startChoice(new Map(known.chosen).set(detalle_id, units))),
    reset: () => setChoice(startChoice(new Map())),
    monto: isAll ? montoLeft(pedido) : sumOfUnits,
    wish: isAll ? { clave } : { lineas, clave },
  };
}

function startChoice(chosen: Map<number, number>) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const clave = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { chosen, clave };
}
