import { timeZone } from "#contract/values/time-zone.ts";
import { hours } from "./clock.ts";

const date = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const time = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Date in Chile, as in "2026-11-21". */
export function chileDate(epochMs: number): string {
  return date.format(epochMs);
}

/** Date and time in Chile, as in "2026-11-21 15:04". */
export function chileMinute(epochMs: number): string {
  return `${date.format(epochMs)} ${time.format(epochMs)}`;
}

/** Start of a day; 01:00 when the clock goes forward. */
export function chileDayStart(fecha: string): number {
  return startOf(Date.parse(`${fecha}T00:00:00Z`));
}

/** Exclusive end of a day: days have 23, 24 or 25 hours. */
export function chileDayEnd(fecha: string): number {
  return startOf(Date.parse(`${fecha}T00:00:00Z`) + hours(24));
}

/** UTC-3 in summer, UTC-4 in winter. */
function startOf(midnightUtc: number): number {
  const wanted = new Date(midnightUtc).toISOString().slice(0, 10);
  const inSummer = midnightUtc + hours(3);
  return chileDate(inSummer) === wanted ? inSummer : midnightUtc + hours(4);
}
