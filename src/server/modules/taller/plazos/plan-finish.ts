import { fold } from "#contract/values/fold.ts";
import { nextDay } from "../../../time/working-days.ts";
import { type Moment, mostDays, type PrinterHours, type PrinterTime } from "./printer-time.ts";

export type Printer = PrinterHours & {
  /** Those that it prints, as productos name them; empty: every one. */
  materiales: readonly string[];
  /** Most colors of one piece. */
  colores: number;
};

/** Work on equal pieces. */
export type Work = {
  material: string;
  /** How many of the shop's colors one piece takes. */
  colores: number;
  /** For one piece. */
  minutos: number;
  /** Pieces that a plate holds. */
  por_placa: number;
  piezas: number;
};

export type Plan = {
  printers: readonly Printer[];
  /** All that is printed before. */
  ahead: readonly Work[];
  work: Work;
  now: Moment;
  time: PrinterTime;
};

/**
 * The day on which this work is printed when all that is ahead is printed first (docs/reglas.md 220), at the latest a year
 * from now; null when no printer can. Never earlier than a sequence of whole plates on these printers can be, and never
 * earlier with more work ahead or fewer hours.
 */
export function planFinish({ printers, ahead, work, now, time }: Plan): string | null {
  const able = printers.filter((printer) => canPrint(printer, work));
  if (able.length === 0) return null;
  const plate = work.minutos * Math.min(work.piezas, work.por_placa);
  const before = ahead.filter((it) => able.some((printer) => canPrint(printer, it)));
  const rest = [...before, work].reduce((sum, it) => sum + it.minutos * it.piezas, 0) - plate;
  const free = new Map<string, Moment>();
  const days = daysFrom(now.fecha, mostDays);
  return days[findFirst(days.length - 1, (place) => isPrintedBy(days[place] ?? ""))] ?? null;

  /**
   * One of some printers is free once they have printed the rest. It may be any of them: the last plate must end in time on
   * each. For a day, those that may begin it latest are the best choice of their number.
   */
  function isPrintedBy(last: string): boolean {
    const starts = able.flatMap((printer, place) => {
      const start = time.latestStart(printer, { first: now, last, minutos: plate });
      return start === null ? [] : [{ place, start }];
    });
    const byStart = starts.toSorted((a, b) => compare(b.start, a.start) || a.place - b.place);
    return byStart.some(({ start }, at) => {
      const used = byStart.slice(0, at + 1).map(({ place }) => place);
      return compare(freeOf(used), start) <= 0;
    });
  }

  /** When these have printed the rest; asked again for each day. */
  function freeOf(places: readonly number[]): Moment {
    const key = places.toSorted((a, b) => a - b).join();
    const used = able.filter((_, place) => places.includes(place));
    const moment = free.get(key) ?? time.printUntil(used, { start: now, minutos: rest });
    free.set(key, moment);
    return moment;
  }
}

/** The first place that holds, when all after it hold, too; `last` when none before it does. */
function findFirst(last: number, holds: (place: number) => boolean): number {
  let [from, to] = [0, last];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

function daysFrom(fecha: string, count: number): string[] {
  const days = [fecha];
  for (let day = fecha; days.length < count; ) {
    day = nextDay(day);
    days.push(day);
  }
  return days;
}

/** The day on which all of these are printed, each behind the others; null when no printer takes any. */
export function planLast(works: readonly Work[], plan: Omit<Plan, "work">): string | null {
  const days = works.flatMap((work) => {
    const others = works.filter((it) => it !== work);
    return planFinish({ ...plan, ahead: [...plan.ahead, ...others], work }) ?? [];
  });
  return days.toSorted().at(-1) ?? null;
}

/** A printer that takes «PLA» takes «PLA mate», too. */
export function canPrint(
  { materiales, colores }: Pick<Printer, "materiales" | "colores">,
  work: Pick<Work, "material" | "colores">,
): boolean {
  const material = `${fold(work.material)} `;
  const isLoaded =
    materiales.length === 0 || materiales.some((it) => material.startsWith(`${fold(it)} `));
  return isLoaded && work.colores <= colores;
}

function compare(a: Moment, b: Moment): number {
  return a.fecha.localeCompare(b.fecha) || a.minuto - b.minuto;
}
