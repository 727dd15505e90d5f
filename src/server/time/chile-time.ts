import { timeZone } from "#contract/values/time-zone.ts";
import { days, hours } from "./clock.ts";

const firstWeekStart = Date.UTC(1970, 0, 5);

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

/**
 * Milliseconds between two moments without Saturdays and Sundays in Chile, to the minute. Public
 * holidays count as working days; a change of the clock counts as an hour.
 */
export function workingTime(from: number, to: number): number {
  return workingSinceFirstWeek(to) - workingSinceFirstWeek(from);
}

/** Since a Monday, on Chile's clock. */
function workingSinceFirstWeek(epochMs: number): number {
  const clock = Date.parse(`${chileMinute(epochMs).replace(" ", "T")}Z`) - firstWeekStart;
  const weeks = Math.floor(clock / days(7));
  return weeks * days(5) + Math.min(clock - weeks * days(7), days(5));
}

/** UTC-3 in summer, UTC-4 in winter. */
function startOf(midnightUtc: number): number {
  const wanted = new Date(midnightUtc).toISOString().slice(0, 10);
  const inSummer = midnightUtc + hours(3);
  return chileDate(inSummer) === wanted ? inSummer : midnightUtc + hours(4);
}
