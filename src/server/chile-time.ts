import { hours } from "./clock.ts";

const timeZone = "America/Santiago";
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

/** The day of Chile's calendar in which a moment lies, e.g. "2026-11-21". */
export function chileDate(epochMs: number): string {
  return date.format(epochMs);
}

/** A moment in Chile's time for files and tables, e.g. "2026-11-21 15:04". */
export function chileMinute(epochMs: number): string {
  return `${date.format(epochMs)} ${time.format(epochMs)}`;
}

/** The first moment of a day of Chile's calendar; on the day the clock goes forward it is 01:00. */
export function chileDayStart(fecha: string): number {
  return startOf(Date.parse(`${fecha}T00:00:00Z`));
}

/** The first moment after a day of Chile's calendar: days have 23, 24 or 25 hours. */
export function chileDayEnd(fecha: string): number {
  return startOf(Date.parse(`${fecha}T00:00:00Z`) + hours(24));
}

/** Chile is three hours behind UTC in summer and four in winter: the earlier of the two, when it is that day already. */
function startOf(midnightUtc: number): number {
  const wanted = new Date(midnightUtc).toISOString().slice(0, 10);
  const inSummer = midnightUtc + hours(3);
  return chileDate(inSummer) === wanted ? inSummer : midnightUtc + hours(4);
}
