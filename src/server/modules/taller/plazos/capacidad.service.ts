import type { Capacidad, EnRiesgo } from "#contract/schemas/impresoras.ts";
import type { Db } from "../../../db/database.ts";
import { addWorkingDays } from "../../../time/working-days.ts";
import { readTabla } from "../../despacho/index.ts";
import { listImpresoras } from "./impresoras.service.ts";
import { type Printer, planLast, type Work } from "./plan-finish.ts";
import { createPrinterTime } from "./printer-time.ts";
import { readPrinters, toMoment } from "./promise-work.service.ts";
import { readPromised } from "./promised.service.ts";
import { materialesWithout, readWorkAhead } from "./work-ahead.service.ts";

/** More are no list that a person reads. */
const mostEnRiesgo = 100;

/** `terminacionDias`: of the shop, working days from the last print until a piece is finished. */
type Asked = { terminacionDias: number; now: number };

/** The printers, what waits for them, and the promises that they no longer keep (docs/reglas.md 220). */
export async function readCapacidad(db: Db, asked: Asked): Promise<Capacidad> {
  const impresoras = await listImpresoras(db);
  const printers = impresoras.filter(({ activa }) => activa);
  const { work, sin_receta } = await readWorkAhead(db);
  const plan = await planWith(db, printers, asked);
  return {
    impresoras,
    trabajo: {
      piezas: work.reduce((sum, { piezas }) => sum + piezas, sin_receta),
      minutos: work.reduce((sum, { piezas, minutos }) => sum + piezas * minutos, 0),
      sin_receta,
    },
    libre: plan.lastDay(work, []),
    sin_impresora: printers.length === 0 ? [] : materialesWithout(work, printers),
    en_riesgo: await findEnRiesgo(db, plan),
  };
}

/** Pedidos whose promise the workshop no longer keeps, at most 100. */
export async function countEnRiesgo(db: Db, asked: Asked): Promise<number> {
  const plan = await planWith(db, await readPrinters(db), asked);
  return (await findEnRiesgo(db, plan)).length;
}

type Plan = {
  isEmpty: boolean;
  /** The day on which this work is printed; null when no printer takes it. */
  lastDay: (work: readonly Work[], ahead: readonly Work[]) => string | null;
  /** The day on which a parcel can leave whose last piece was printed that day. */
  readyOn: (day: string) => string;
};

async function planWith(db: Db, printers: readonly Printer[], asked: Asked): Promise<Plan> {
  const { ajustes, closed } = await readTabla(db);
  const time = createPrinterTime(closed);
  const preparation = ajustes.activa ? ajustes.dias_preparacion : 0;
  const count = asked.terminacionDias + preparation;
  return {
    isEmpty: printers.length === 0,
    lastDay: (work, ahead) => planLast(work, { printers, ahead, now: toMoment(asked.now), time }),
    readyOn: (day) => addWorkingDays(day, { count, closed }),
  };
}

/** Those that promised first are printed first. */
async function findEnRiesgo(db: Db, plan: Plan): Promise<EnRiesgo[]> {
  const found: EnRiesgo[] = [];
  if (plan.isEmpty) return found;
  const ahead = new Map<string, Work>();
  for await (const { works, prometido, ...pedido } of readPromised(db)) {
    const day = plan.lastDay(works, [...ahead.values()]);
    const posible = day === null ? null : plan.readyOn(day);
    if (posible !== null && posible > prometido) found.push({ ...pedido, prometido, posible });
    if (found.length === mostEnRiesgo) return found;
    for (const work of works) addTo(ahead, work);
  }
  return found;
}

/** Equal work counts once: thousands of pieces are some ten kinds. */
function addTo(sum: Map<string, Work>, { piezas, ...kind }: Work): void {
  const key = JSON.stringify(kind);
  sum.set(key, { ...kind, piezas: piezas + (sum.get(key)?.piezas ?? 0) });
}
