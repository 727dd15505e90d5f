import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { openTrabajoEstados } from "./trabajo-transitions.ts";

export type Planned = { id: number; detalle_id: number; unidad: number; estado: TrabajoEstado };

export type TrabajosPlan = {
  stop: number[];
  wake: number[];
  make: { detalle_id: number; unidad: number }[];
};

/** From what is given up first to what is done. */
const progress: readonly TrabajoEstado[] = [...openTrabajoEstados, "embalado"];

/**
 * The steps after which the work of a pedido is that of the units which its buyer still gets (`owed`, by detalle).
 * Stops what is least far, and takes up again what was stopped before it makes anything new.
 */
export function planTrabajos(
  owed: ReadonlyMap<number, number>,
  trabajos: readonly Planned[],
): TrabajosPlan {
  const plan: TrabajosPlan = { stop: [], wake: [], make: [] };
  for (const [detalle_id, units] of owed) {
    const own = trabajos.filter((it) => it.detalle_id === detalle_id && it.estado !== "fallido");
    const active = own.filter(({ estado }) => estado !== "detenido").toSorted(leastFarFirst);
    const missing = units - active.length;
    plan.stop.push(...active.slice(0, Math.max(0, -missing)).map(({ id }) => id));
    const stopped = own
      .filter(({ estado }) => estado === "detenido")
      .toSorted((a, b) => a.unidad - b.unidad)
      .slice(0, Math.max(0, missing));
    plan.wake.push(...stopped.map(({ id }) => id));
    const free = freeNumbers(own, missing - stopped.length);
    plan.make.push(...free.map((unidad) => ({ detalle_id, unidad })));
  }
  return plan;
}

function leastFarFirst(a: Planned, b: Planned): number {
  return progress.indexOf(a.estado) - progress.indexOf(b.estado) || b.unidad - a.unidad;
}

function freeNumbers(own: readonly Planned[], count: number): number[] {
  const taken = new Set(own.map(({ unidad }) => unidad));
  const free: number[] = [];
  for (let unidad = 1; free.length < count; unidad++) if (!taken.has(unidad)) free.push(unidad);
  return free;
}
