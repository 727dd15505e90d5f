import { dayBefore, isHoliday, nextDay } from "../../../time/working-days.ts";

/** When a printer prints. */
export type PrinterHours = {
  /** Days of the week as digits, Monday 1: "12345". */
  dias: string;
  /** Hours of Chile's clock; `hasta` is exclusive, at most 24. */
  desde: number;
  hasta: number;
  /** Out of service, both days inclusive. */
  cerrada_desde: string | null;
  cerrada_hasta: string | null;
};

/** Chile's: a day like 2026-11-28, and minutes since its midnight. */
export type Moment = { fecha: string; minuto: number };

type Interval = { from: number; to: number };

export type PrinterTime = {
  /**
   * When these printers, busy without a break from `start` on, have printed for so many minutes in sum: a year after
   * `start` at the latest.
   */
  printUntil: (
    printers: readonly PrinterHours[],
    span: { start: Moment; minutos: number },
  ) => Moment;
  /** The last moment from `first` on at which this printer can begin so many minutes and end on the day `last`; else null. */
  latestStart: (
    printer: PrinterHours,
    span: { first: Moment; last: string; minutos: number },
  ) => Moment | null;
};

/** Later promises are not made. */
export const mostDays = 366;

/** `closed` are days of the shop. Remembers the days of each printer. */
export function createPrinterTime(closed: ReadonlySet<string>): PrinterTime {
  const known = new Map<PrinterHours, Map<string, Interval | null>>();

  function openOn(printer: PrinterHours, { fecha, minuto }: Moment): Interval[] {
    const days = known.get(printer) ?? new Map<string, Interval | null>();
    known.set(printer, days);
    if (!days.has(fecha)) days.set(fecha, closed.has(fecha) ? null : hoursOn(printer, fecha));
    const open = days.get(fecha) ?? null;
    if (open === null || open.to <= minuto) return [];
    return [{ from: Math.max(open.from, minuto), to: open.to }];
  }

  return {
    printUntil(printers, { start, minutos }) {
      let [day, left] = [start, minutos];
      for (let seen = 0; seen < mostDays; seen += 1) {
        const open = printers.flatMap((printer) => openOn(printer, day));
        const total = open.reduce((sum, { from, to }) => sum + to - from, 0);
        if (left <= total) return { fecha: day.fecha, minuto: endOf(open, day.minuto, left) };
        left -= total;
        day = { fecha: nextDay(day.fecha), minuto: 0 };
      }
      return day;
    },
    latestStart(printer, { first, last, minutos }) {
      let [fecha, left] = [last, minutos];
      while (fecha >= first.fecha) {
        const [open] = openOn(printer, { fecha, minuto: fecha === first.fecha ? first.minuto : 0 });
        const total = open ? open.to - open.from : 0;
        if (open && left <= total) return { fecha, minuto: open.to - left };
        left -= total;
        fecha = dayBefore(fecha);
      }
      return null;
    },
  };
}

/** At most one interval a day. */
function hoursOn(printer: PrinterHours, fecha: string): Interval | null {
  const { dias, desde, hasta, cerrada_desde, cerrada_hasta } = printer;
  const weekday = new Date(`${fecha}T00:00:00Z`).getUTCDay() || 7;
  const isOut =
    cerrada_desde !== null &&
    cerrada_hasta !== null &&
    cerrada_desde <= fecha &&
    fecha <= cerrada_hasta;
  if (isOut || !dias.includes(String(weekday)) || isHoliday(fecha)) return null;
  return { from: desde * 60, to: hasta * 60 };
}

/** Minute of the day at which so many are printed, of those that its intervals have. */
function endOf(open: readonly Interval[], start: number, minutos: number): number {
  const edges = [...new Set(open.flatMap((it) => [it.from, it.to]))].toSorted((a, b) => a - b);
  let [end, left] = [start, minutos];
  for (const [place, edge] of edges.entries()) {
    if (left <= 0) return end;
    const next = edges[place + 1] ?? edge;
    const busy = open.filter((it) => it.from <= edge && next <= it.to).length;
    const printed = Math.min(left, busy * (next - edge));
    if (printed > 0) end = edge + Math.ceil(printed / busy);
    left -= printed;
  }
  return end;
}
