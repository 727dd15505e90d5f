import { timeZone } from "#contract/values/time-zone.ts";

const time = new Intl.DateTimeFormat("es-CL", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone,
});
const weekday = new Intl.DateTimeFormat("es-CL", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone,
});
/** A calendar date has no time zone: parsed and formatted as UTC. */
const calendarDay = new Intl.DateTimeFormat("es-CL", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** In Chile, e.g. "15:04:32". */
export function formatTime(epochMs: number): string {
  return time.format(epochMs);
}

/** In Chile, e.g. "Sábado, 21 de noviembre". */
export function formatDayOf(epochMs: number): string {
  const text = weekday.format(epochMs);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `2026-11-21` as "21 de noviembre". */
export function formatCalendarDay(fecha: string): string {
  return calendarDay.format(Date.parse(`${fecha}T00:00:00Z`));
}
