import { timeZone } from "#contract/values/time-zone.ts";

const moment = new Intl.DateTimeFormat("es-CL", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone,
});
const shortMoment = new Intl.DateTimeFormat("es-CL", {
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone,
});

const day = new Intl.DateTimeFormat("es-CL", { dateStyle: "long", timeZone });

/** A moment in Chile's time, e.g. "21 de noviembre de 2026 a las 15:04", wherever the reader is. */
export function formatMoment(epochMs: number): string {
  return moment.format(epochMs);
}

/** The same for tables, e.g. "21-11-26, 15:04". */
export function formatShortMoment(epochMs: number): string {
  return shortMoment.format(epochMs);
}

/** The day alone, e.g. "21 de noviembre de 2026". */
export function formatDay(epochMs: number): string {
  return day.format(epochMs);
}
