import type { Db } from "../../../db/database.ts";
import { chileMinute } from "../../../time/chile-time.ts";
import { addWorkingDays } from "../../../time/working-days.ts";
import { selectMateriales } from "../../catalogo/index.ts";
import { readTabla } from "../../despacho/index.ts";
import { type PrintLine, printingsOf } from "../recetas/current-recetas.ts";
import { selectCurrentRecetas } from "../recetas/recetas.queries.ts";
import { selectImpresoras } from "./impresoras.queries.ts";
import { toImpresora } from "./impresoras.service.ts";
import { planLast, type Work } from "./plan-finish.ts";
import { createPrinterTime, type Moment } from "./printer-time.ts";
import { countColores, readWorkAhead } from "./work-ahead.service.ts";

/** A line that is printed once it is bought. Without `valores` nobody knows its colors: it takes as many as it can. */
export type PromisedLine = {
  producto_id: number;
  cantidad: number;
  valores?: PrintLine["valores"] | undefined;
};

type Asked = {
  lineas: readonly PromisedLine[];
  /** Working days from the last print until the piece is finished. */
  terminacionDias: number;
  now: number;
};

/**
 * The working day on which these lines are made when all that waits in the workshop is printed first (docs/reglas.md 220);
 * null when no printer, or no receta, can tell.
 */
export async function promiseWork(
  db: Db,
  { lineas, terminacionDias, now }: Asked,
): Promise<string | null> {
  if (lineas.length === 0) return null;
  const printers = await readPrinters(db);
  if (printers.length === 0) return null;
  const works = await readWorks(db, lineas);
  if (works.length === 0) return null;
  const { work: ahead } = await readWorkAhead(db);
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

/** Lines of productos that have a receta. */
async function readWorks(db: Db, lineas: readonly PromisedLine[]): Promise<Work[]> {
  const ids = [...new Set(lineas.map(({ producto_id }) => producto_id))];
  const recetas = await selectCurrentRecetas(db, ids);
  const printingOf = await printingsOf(db, recetas);
  const materiales = await selectMateriales(db, ids);
  const byProducto = new Map(recetas.map((row) => [row.producto_id, row]));
  return lineas.flatMap((line): Work[] => {
    const receta = byProducto.get(line.producto_id);
    if (!receta) return [];
    const { minutos, por_placa } = receta;
    const { producto_id, valores } = line;
    const gramos = valores ? printingOf({ producto_id, valores }).gramos : receta.gramos;
    const colores = countColores(gramos);
    const material = materiales.get(line.producto_id) ?? "";
    return [{ minutos, por_placa, material, colores, piezas: line.cantidad }];
  });
}
