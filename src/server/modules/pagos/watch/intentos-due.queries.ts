import { minutes } from "../../../clock.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { deadAfterMs } from "../../../providers/provider-times.ts";
import { type Intento, intentoColumns } from "../intentos.queries.ts";

/** How far ahead the questions about a payable intento are planned. */
const maxYoungWaitMs = minutes(3);

export async function claimDueIntentos(
  tx: Tx,
  { now, leaseUntil, limit }: { now: number; leaseUntil: number; limit: number },
): Promise<Intento[]> {
  const plannedUntil = now + maxYoungWaitMs;
  const due = await tx
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where((eb) =>
      eb.or([
        eb("proxima_consulta_en", "<=", now),
        // Planned by a clock that was set back since.
        eb.and([
          eb("proxima_consulta_en", ">", plannedUntil),
          eb("creado_en", ">", now - deadAfterMs),
        ]),
      ]),
    )
    .orderBy("proxima_consulta_en")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  await tx
    .updateTable("pago_intentos")
    .set((eb) => ({ proxima_consulta_en: leaseUntil, consultas: eb("consultas", "+", 1) }))
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .execute();
  return due;
}

/** False when the lease was lost, or the intento has ended. */
export async function renewLease(
  db: Db,
  { id, leaseUntil, until }: { id: number; leaseUntil: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("pago_intentos")
    .set({ proxima_consulta_en: until })
    .where("id", "=", id)
    .where("proxima_consulta_en", "=", leaseUntil)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
