import type { Cifras } from "#contract/schemas/cifras.ts";
import type { Db } from "../../../db/database.ts";
import { chileDate, chileDayStart } from "../../../time/chile-time.ts";
import { days } from "../../../time/clock.ts";
import { lastDays } from "../../../time/last-days.ts";
import { readEntregas } from "../../pedidos/index.ts";
import { readImpresiones } from "./impresiones.service.ts";
import { createSum, sumEntregas } from "./sum-cifras.ts";

const shownDays = 30;
/** A pedido that was paid longer ago is sent by hand: no table of despacho promises so long. */
const paidBeforeMs = days(120);

/** Begin of the first day that the figures are of. */
export function cifrasSince(now: number): number {
  return chileDayStart(cifrasDays(now)[0] ?? chileDate(now));
}

function cifrasDays(now: number): string[] {
  return lastDays(chileDate(now), shownDays);
}

/** docs/reglas.md 219 */
export async function readCifras(db: Db, now: number): Promise<Cifras> {
  const dias = cifrasDays(now);
  const [desde = "", hasta = ""] = [dias[0], dias.at(-1)];
  const { add, sum } = createSum(dias);
  for await (const batch of readImpresiones(db, cifrasSince(now))) batch.forEach(add);
  const entregas = await readEntregas(db, now - paidBeforeMs);
  return { desde, hasta, ...sum(), ...sumEntregas(entregas, { desde, hasta }) };
}
