import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { refillCupos, selectStaleCupos } from "./cupos.queries.ts";

/** Gives back the units of sales that are a week old (docs/reglas.md 205). */
export async function sweepCupos({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const ids = await selectStaleCupos(db, now);
  if (ids.length > 0) await inTransaction(db, (tx) => refillCupos(tx, { ids, now }));
}
