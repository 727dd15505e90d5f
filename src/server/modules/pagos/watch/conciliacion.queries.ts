import type { Selectable } from "kysely";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { ConciliacionesTable } from "../../../db/schema-pedidos.ts";
import { intentoColumns } from "../intentos.queries.ts";

/** Ended, so that nobody else asks about them. */
const endedEstados: IntentoEstado[] = [
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
 * Takes the next part of a day's comparison, beginning the day when nobody has. Null when the day is
 * done, or when another process is at it. `since` is where the oldest attempt of interest was made.
 */
export async function takeConciliacion(
  tx: Tx,
  take: { fecha: string; since: number; now: number; leaseUntil: number },
): Promise<Conciliacion | null> {
  const { fecha, now, leaseUntil } = take;
  const known = await tx
    .selectFrom("conciliaciones")
    .select(["tomada_hasta", "terminada_en"])
    .where("fecha", "=", fecha)
    .executeTakeFirst();
  if (known && (known.terminada_en !== null || known.tomada_hasta > now)) return null;
  if (!known) await beginConciliacion(tx, take);
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
  /** Questions in a row without an answer, about the attempt after `hasta_id`. */
  fallos: number;
  tomada_hasta: number;
  terminada_en: number | null;
};

/** Writes how far the day has come; nothing when the lease ran out and somebody else took the part. */
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

/**
 * The next ended attempts after `afterId`, of those that this provider account knows: made since then,
 * and standing still for a while.
 */
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
) {
  return db
    .selectFrom("pago_intentos")
    .innerJoin("pedidos", "pedidos.id", "pago_intentos.pedido_id")
    .select(intentoColumns.map((column) => `pago_intentos.${column}` as const))
    .select(["pago_intentos.por_otra_via", "pedidos.estado as pedido_estado"])
    .where("pago_intentos.id", ">", wanted.afterId)
    .where("pago_intentos.creado_en", ">=", wanted.since)
    .where("pago_intentos.actualizado_en", "<=", wanted.quietSince)
    .where("pago_intentos.estado", "in", endedEstados)
    .where("pago_intentos.token", "is not", null)
    .where("pago_intentos.ambiente", "=", wanted.ambiente)
    .where("pago_intentos.comercio", "=", wanted.comercio)
    .orderBy("pago_intentos.id")
    .limit(wanted.limit)
    .execute();
}

export type EndedIntento = Awaited<ReturnType<typeof selectEnded>>[number];

/** When the last day's comparison ended; null before the first. */
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
