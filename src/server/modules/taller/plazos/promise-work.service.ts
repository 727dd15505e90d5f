import type { Db } from "../../../db/database.ts";
import { chileMinute } from "../../../time/chile-time.ts";
import { addWorkingDays } from "../../../time/working-days.ts";
import { readTabla } from "../../despacho/index.ts";
import { selectImpresoras } from "./impresoras.queries.ts";
import { toImpresora } from "./impresoras.service.ts";
import { type PromisedLine, readAhead, readWorks } from "./line-works.service.ts";
import { planLast } from "./plan-finish.ts";
import { createPrinterTime, type Moment } from "./printer-time.ts";

type Asked = {
  lineas: readonly PromisedLine[];
  /** Working days from the last print until the piece is finished. */
  terminacionDias: number;
  /** Who pays: their other unpaid pedidos wait for nothing. Null for whoever asks. */
  usuarioId: number | null;
  now: number;
};

/**
 * The working day on which these lines are made when all that waits in the workshop, or is about to be paid, is printed
 * first (docs/reglas.md 220); null when no printer, or no receta, can tell.
 */
export async function promiseWork(
  db: Db,
  { lineas, terminacionDias, usuarioId, now }: Asked,
): Promise<string | null> {
  if (lineas.length === 0) return null;
  const printers = await readPrinters(db);
  if (printers.length === 0) return null;
  const works = await readWorks(db, lineas);
  if (works.length === 0) return null;
  const ahead = await readAhead(db, usuarioId ?? 0);
  const { closed } = await readTabla(db);
  const from = { printers, now: toMoment(now), time: createPrinterTime(closed) };
  const last = planLast(works, { ...from, ahead });
  return last === null ? null : addWorkingDays(last, { count: terminacionDias, closed });
}

/** Those that print. */
export async function readPrinters(db: Db) {
  return (await selectImpresoras(db)).map(toImpresora).filter(({ activa }) => activa);
}

export function toMoment(now: number): Moment {
  const [fecha = "", clock = ""] = chileMinute(now).split(" ");
  const [hour, minute] = clock.split(":").map(Number);
  return { fecha, minuto: (hour ?? 0) * 60 + (minute ?? 0) };
}
