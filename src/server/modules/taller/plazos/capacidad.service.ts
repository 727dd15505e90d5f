import type { Capacidad, EnRiesgo } from "#contract/schemas/impresoras.ts";
import type { Db } from "../../../db/database.ts";
import { addWorkingDays } from "../../../time/working-days.ts";
import { listImpresoras } from "./impresoras.service.ts";
import { planLast, type Work } from "./plan-finish.ts";
import { readPromised } from "./promised.service.ts";
import { materialesWithout, readWorkAhead } from "./work-ahead.service.ts";
import { readWorkshop, type Workshop } from "./workshop.service.ts";

/** More are no list that a person reads. */
const mostEnRiesgo = 100;

/** `terminacionDias`: of the shop, working days from the last print until a piece is finished. */
type Asked = { terminacionDias: number; now: number };

/** The printers, what waits for them, and the promises that they no longer keep (docs/reglas.md 220). */
export async function readCapacidad(db: Db, asked: Asked): Promise<Capacidad> {
  const { work, sin_receta } = await readWorkAhead(db);
  const workshop = await readWorkshop(db, asked.now);
  return {
    impresoras: await listImpresoras(db),
    trabajo: {
      piezas: work.reduce((sum, { piezas }) => sum + piezas, sin_receta),
      minutos: work.reduce((sum, { piezas, minutos }) => sum + piezas * minutos, 0),
      sin_receta,
    },
    libre: workshop && planLast(work, { ...workshop.plan, ahead: [] }),
    sin_impresora: workshop ? materialesWithout(work, workshop.plan.printers) : [],
    en_riesgo: workshop ? await findEnRiesgo(db, workshop, asked) : [],
  };
}

/** Pedidos whose promise the workshop no longer keeps, at most 100. */
export async function countEnRiesgo(db: Db, asked: Asked): Promise<number> {
  const workshop = await readWorkshop(db, asked.now);
  return workshop ? (await findEnRiesgo(db, workshop, asked)).length : 0;
}

/** Those that promised first are printed first. */
async function findEnRiesgo(
  db: Db,
  { plan, closed, preparation }: Workshop,
  { terminacionDias }: Asked,
): Promise<EnRiesgo[]> {
  const found: EnRiesgo[] = [];
  const ahead = new Map<string, Work>();
  const count = terminacionDias + preparation;
  for await (const { works, prometido, ...pedido } of readPromised(db)) {
    const day = planLast(works, { ...plan, ahead: [...ahead.values()] });
    const posible = day === null ? null : addWorkingDays(day, { count, closed });
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
