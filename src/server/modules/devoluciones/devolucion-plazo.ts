import type { DevolucionTipo } from "#contract/schemas/devoluciones.ts";
import { chileDate, chileDayEnd } from "../../time/chile-time.ts";

/** Law 19.496 art. 3 bis: from receipt, the day of receipt not counted. */
const retractoDays = 10;
/** Law 19.496 art. 21. */
const fallaMonths = 6;

/** The last day in Chile to ask, as 2026-12-03; null while the pedido was not received. */
export function lastDay(tipo: DevolucionTipo, receivedAt: number | null): string | null {
  if (receivedAt === null) return null;
  const received = chileDate(receivedAt);
  return tipo === "retracto" ? addDays(received, retractoDays) : addMonths(received, fallaMonths);
}

export function isOver(last: string | null, now: number): boolean {
  return last !== null && now >= chileDayEnd(last);
}

/** In UTC, where every day has 24 hours. */
function addDays(fecha: string, count: number): string {
  const day = new Date(`${fecha}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** The last day of a month that has no such day. */
function addMonths(fecha: string, count: number): string {
  const day = new Date(`${fecha}T00:00:00Z`);
  const wanted = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + count);
  if (day.getUTCDate() !== wanted) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}
