import { lazy } from "./lazy.ts";

const day = lazy(() => new Intl.DateTimeFormat("es-CL", { dateStyle: "long", timeZone: "UTC" }));

/** Words a day like 2026-12-03: "3 de diciembre de 2026". */
export function formatLongDay(fecha: string): string {
  return day().format(Date.parse(fecha));
}
