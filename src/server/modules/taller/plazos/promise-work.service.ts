import type { Db } from "../../../db/database.ts";
import { addWorkingDays } from "../../../time/working-days.ts";
import { type PromisedLine, readAhead, readWorks } from "./line-works.service.ts";
import { planLast } from "./plan-finish.ts";
import { readWorkshop } from "./workshop.service.ts";

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
  const workshop = await readWorkshop(db, now);
  if (workshop === null) return null;
  const works = await readWorks(db, lineas);
  if (works.length === 0) return null;
  const ahead = await readAhead(db, usuarioId ?? 0);
  const { plan, closed } = workshop;
  const last = planLast(works, { ...plan, ahead });
  return last === null ? null : addWorkingDays(last, { count: terminacionDias, closed });
}
