import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { deadAfterMs } from "../../../providers/provider-times.ts";
import { minutes } from "../../../time/clock.ts";
import { type Intento, intentoColumns } from "../intentos.queries.ts";

/** An intento of another code that was never confirmed is closed without a question. */
const unconfirmedEstados = ["creando", "abierto"] as const;

export type Commerce = { ambiente: string; comercio: string };

type Due = Commerce & {
  now: number;
  leaseUntil: number;
  limit: number;
  /** Older ones of another code are left to a person. */
  elsewhereBefore: number;
};

/** How far ahead the questions about a payable intento are planned. */
const maxYoungWaitMs = minutes(3);

export async function claimDueIntentos(
  tx: Tx,
  { now, leaseUntil, limit, ambiente, comercio, elsewhereBefore }: Due,
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
    .where((eb) =>
      eb.or([
        eb.and([eb("ambiente", "=", ambiente), eb("comercio", "=", comercio)]),
        eb("estado", "in", unconfirmedEstados),
        eb("creado_en", "<", elsewhereBefore),
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

/** In doubt, and of another commerce code or host than today's. */
export async function countElsewhere(
  db: Db,
  { ambiente, comercio }: Commerce,
): Promise<{ comercio: string; total: number }[]> {
  const rows = await db
    .selectFrom("pago_intentos")
    .select((eb) => ["comercio", eb.fn.countAll<number>().as("total")])
    // A literal: SQLite uses its partial index only for that.
    .where(sql<boolean>`estado in ('confirmando', 'por_reembolsar')`)
    .where((eb) => eb.or([eb("ambiente", "<>", ambiente), eb("comercio", "<>", comercio)]))
    .groupBy("comercio")
    .orderBy("comercio")
    .limit(20)
    .execute();
  return rows.map(({ comercio: code, total }) => ({ comercio: code, total: Number(total) }));
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
