import { lazy } from "#contract/values/lazy.ts";
import { timeZone } from "#contract/values/time-zone.ts";

const moment = lazy(
  () =>
    new Intl.DateTimeFormat("es-CL", {
      dateStyle: "long",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone,
    }),
);
const shortMoment = lazy(
  () =>
    new Intl.DateTimeFormat("es-CL", {
      dateStyle: "short",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone,
    }),
);

const day = lazy(() => new Intl.DateTimeFormat("es-CL", { dateStyle: "long", timeZone }));

const shortDay = lazy(() => new Intl.DateTimeFormat("es-CL", { dateStyle: "short", timeZone }));

const time = lazy(
  () => new Intl.DateTimeFormat("es-CL", { timeStyle: "short", hourCycle: "h23", timeZone }),
);

/** The minute that has begun by then is over, e.g. "15:04". */
export function formatTimeUp(epochMs: number): string {
  return time().format(Math.ceil(epochMs / 60_000) * 60_000);
}

/** In Chile's time, e.g. "21 de noviembre de 2026 a las 15:04". */
export function formatMoment(epochMs: number): string {
  return moment().format(epochMs);
}

/** For tables, e.g. "21-11-26, 15:04". */
export function formatShortMoment(epochMs: number): string {
  return shortMoment().format(epochMs);
}

/** E.g. "21 de noviembre de 2026". */
export function formatDay(epochMs: number): string {
  return day().format(epochMs);
}

/** For tables, e.g. "21-11-26". */
export function formatShortDay(epochMs: number): string {
  return shortDay().format(epochMs);
}
