import { hours } from "./clock.ts";
import { holidays } from "./holidays.ts";

/** Bounds the search where somebody closed every day. */
const mostDays = 1500;

const byYear = new Map<number, ReadonlySet<string>>();
const isOpenByDate = new Map<string, boolean>();
const nextByDate = new Map<string, string>();
/** Some ten years of days. */
const maxKept = 4000;

/** Monday to Friday, no public holiday of the whole country. `fecha` as in "2026-11-26". */
export function isWorkingDay(fecha: string, closed: ReadonlySet<string> = none): boolean {
  return !closed.has(fecha) && isOpen(fecha);
}

/** A public holiday of the whole country. */
export function isHoliday(fecha: string): boolean {
  return holidaysOf(Number(fecha.slice(0, 4))).has(fecha);
}

/**
 * The first working day on or after `fecha`, and `count` working days more. `closed` are further days
 * that do not count.
 */
export function addWorkingDays(
  fecha: string,
  { count, closed = none }: { count: number; closed?: ReadonlySet<string> },
): string {
  let [day, left] = [fecha, count];
  for (let seen = 0; seen < mostDays; seen += 1) {
    if (isWorkingDay(day, closed)) {
      if (left === 0) return day;
      left -= 1;
    }
    day = nextDay(day);
  }
  throw new Error(`no ${count} working days after ${fecha}`);
}

/** Working days after `from` up to `to`, both like "2026-11-26"; 0 when `to` is not later. */
export function countWorkingDays({
  from,
  to,
  closed = none,
}: {
  from: string;
  to: string;
  closed?: ReadonlySet<string>;
}): number {
  let count = 0;
  for (let day = from; day < to; ) {
    day = nextDay(day);
    if (isWorkingDay(day, closed)) count += 1;
  }
  return count;
}

/** Day after "2026-11-26": "2026-11-27". */
export function nextDay(fecha: string): string {
  const known = nextByDate.get(fecha);
  if (known !== undefined) return known;
  const next = new Date(Date.parse(`${fecha}T00:00:00Z`) + hours(24)).toISOString().slice(0, 10);
  if (nextByDate.size >= maxKept) nextByDate.clear();
  nextByDate.set(fecha, next);
  return next;
}

/** Day before "2026-11-26": "2026-11-25". */
export function dayBefore(fecha: string): string {
  return new Date(Date.parse(`${fecha}T00:00:00Z`) - hours(24)).toISOString().slice(0, 10);
}

const none: ReadonlySet<string> = new Set();

function isOpen(fecha: string): boolean {
  const known = isOpenByDate.get(fecha);
  if (known !== undefined) return known;
  const weekday = new Date(`${fecha}T00:00:00Z`).getUTCDay();
  const found = weekday !== 0 && weekday !== 6 && !isHoliday(fecha);
  if (isOpenByDate.size >= maxKept) isOpenByDate.clear();
  isOpenByDate.set(fecha, found);
  return found;
}

function holidaysOf(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known) return known;
  const found = new Set((holidays[year] ?? "").split(" ").map((day) => `${year}-${day}`));
  byYear.set(year, found);
  return found;
}
