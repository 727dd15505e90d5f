import type { PeticionTipo } from "#contract/schemas/peticiones.ts";
import { chileDate, chileDayEnd } from "../../time/chile-time.ts";
import { days } from "../../time/clock.ts";
import { addWorkingDays, nextDay } from "../../time/working-days.ts";

/** Days that a peticion has, and that its only extension adds (Law 21.719 art. 11). */
const plazoDays = 30;
/** The administration is warned this long before the end: from day 25 of 30. */
export const warningMs = days(5);

/** The last millisecond to answer is before this one, the end of a day in Chile. */
export function endOfPlazo(tipo: PeticionTipo, confirmedAt: number): number {
  const first = chileDate(confirmedAt);
  // Two working days: the first one after this day, and the next.
  const last =
    tipo === "bloqueo" ? addWorkingDays(nextDay(first), { count: 1 }) : addDays(first, plazoDays);
  return chileDayEnd(last);
}

/** 30 days more. */
export function extendPlazo(end: number): number {
  return chileDayEnd(addDays(chileDate(end - 1), plazoDays));
}

/** Counted in UTC, where every day has 24 hours. */
function addDays(fecha: string, count: number): string {
  return new Date(Date.parse(`${fecha}T00:00:00Z`) + days(count)).toISOString().slice(0, 10);
}
