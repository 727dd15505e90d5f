import type { Selectable } from "kysely";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { ConciliacionesTable } from "../../../db/schema/pedidos.ts";
import { type Intento, intentoColumns } from "../intentos.queries.ts";

const endedEstados: readonly IntentoEstado[] = [
  "autorizado",
  "rechazado",
  "abortado",
  "expirado",
  "reemplazado",
  "sin_stock",
  "reembolsado",
];

export type Conciliacion = Selectable<ConciliacionesTable>;

/**
 * Begins the day if nobody has, with the intentos created after `since`. Null when the day is done
 * or leased.
 */
export async function leaseConciliacion(
  tx: Tx,
  lease: { fecha: string; since: number; now: number; leaseUntil: number },
): Promise<Conciliacion | null> {
  const { fecha, now, leaseUntil } = lease;
  const known = await tx
    .selectFrom("conciliaciones")
    .select(["tomada_hasta", "terminada_en"])
    .where("fecha", "=", fecha)
    .executeTakeFirst();
  if (known && (known.terminada_en !== null || known.tomada_hasta > now)) return null;
  if (!known) await beginConciliacion(tx, lease);
  const taken = await tx
    .updateTable("conciliaciones")
    .set({ tomada_hasta: leaseUntil })
    .where("fecha", "=", fecha)
    .where("terminada_en", "is", null)
    .where("tomada_hasta", "<=", now)
    .returning([
      "fecha",
      "hasta_id",
      "tomada_hasta",
      "fallos",
      "comparados",
      "sin_respuesta",
      "empezada_en",
      "terminada_en",
    ])
    .executeTakeFirst();
  return taken ?? null;
}

async function beginConciliacion(
  tx: Tx,
  { fecha, since, now }: { fecha: string; since: number; now: number },
): Promise<void> {
  const first = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("creado_en", ">=", since)
    .orderBy("creado_en")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const hasta_id = first ? first.id - 1 : 0;
  await tx
    .insertInto("conciliaciones")
    .values({ fecha, hasta_id, tomada_hasta: 0, empezada_en: now })
    .onConflict((conflict) => conflict.column("fecha").doNothing())
    .execute();
}

export type ConciliacionStep = {
  conciliacion: Conciliacion;
  hasta_id: number;
  comparados: number;
  sin_respuesta: number;
  /** Questions in a row without an answer, about the next intento. */
  fallos: number;
  tomada_hasta: number;
  terminada_en: number | null;
};

/** Nothing when the lease was lost. */
export async function writeConciliacion(db: Db, step: ConciliacionStep): Promise<void> {
  const { conciliacion, comparados, sin_respuesta, ...set } = step;
  await db
    .updateTable("conciliaciones")
    .set((eb) => ({
      ...set,
      comparados: eb("comparados", "+", comparados),
      sin_respuesta: eb("sin_respuesta", "+", sin_respuesta),
    }))
    .where("fecha", "=", conciliacion.fecha)
    .where("hasta_id", "=", conciliacion.hasta_id)
    .where("tomada_hasta", "=", conciliacion.tomada_hasta)
    .execute();
}

export async function selectEnded(
  db: Db,
  wanted: {
    afterId: number;
    since: number;
    quietSince: number;
    ambiente: string;
    comercio: string;
    limit: number;
  },
): Promise<Intento[]> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("id", ">", wanted.afterId)
    .where("creado_en", ">=", wanted.since)
    .where("actualizado_en", "<=", wanted.quietSince)
    .where("estado", "in", endedEstados)
    .where("token", "is not", null)
    .where("ambiente", "=", wanted.ambiente)
    .where("comercio", "=", wanted.comercio)
    .orderBy("id")
    .limit(wanted.limit)
    .execute();
}

/** Null before the first. */
export async function selectLastConciliacion(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom("conciliaciones")
    .select("terminada_en")
    .where("terminada_en", "is not", null)
    .orderBy("fecha", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.terminada_en ?? null;
}
