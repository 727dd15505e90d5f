import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { type EntregaRow, selectEntregas } from "./entregas.queries.ts";

/** Few enough that other requests wait only some milliseconds. */
const batchSize = 1000;

/** Reads those of all pedidos that were paid from `since` on. */
export async function readEntregas(db: Db, since: number): Promise<EntregaRow[]> {
  const found: EntregaRow[] = [];
  let after = { pagado_en: since, id: 0 };
  while (true) {
    const rows = await selectEntregas(db, { after, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return found;
    found.push(...rows);
    after = last;
    await nextTurn();
  }
}
