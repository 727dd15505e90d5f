import { adminCopy as copy } from "../admin.copy.ts";

const minuteMs = 60_000;
const hourMinutes = 60;
const dayHours = 24;

/** In the largest whole unit, e.g. "3 días"; below two days in hours. */
export function durationWords(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return copy.lessThanMinute;
  if (minutes < hourMinutes) return copy.minutes(minutes);
  const hours = Math.floor(minutes / hourMinutes);
  if (hours < 2 * dayHours) return copy.hours(hours);
  return copy.days(Math.floor(hours / dayHours));
}
