import { minutes } from "../../../clock.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { type Intento, intentoColumns } from "../intentos.queries.ts";
import { deadAfterMs } from "./schedule-question.service.ts";

/** Nothing is planned further ahead than this for an attempt whose shopper may still be paying. */
const maxYoungWaitMs = minutes(3);

/** Takes the attempts whose question is due and leases them, so that no other process asks the same. */
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
        // Planned by a clock that was set back since: a young attempt never waits so long.
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

/** Holds a leased attempt longer; false when the lease ran out and another process took it, or it was settled. */
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
