import type { ExpressionBuilder, Selectable } from "kysely";
import type { DevolucionFiltro, DevolucionTipo, Solucion } from "#contract/schemas/devoluciones.ts";
import { maxLineaRows } from "#contract/values/producto/cantidad.ts";
import type { Db, Tx } from "../../db/database.ts";
import type { DevolucionesTable, DevolucionLineasTable } from "../../db/schema/devoluciones.ts";
import type { Schema } from "../../db/schema/schema.ts";
import { statesBefore } from "../../transitions.ts";
import { devolucionTransitions } from "./devolucion-transitions.ts";

const columns = [
  "id",
  "pedido_id",
  "tipo",
  "solucion",
  "estado",
  "detalle",
  "clave",
  "respuesta",
  "autor",
  "reembolso_id",
  "creado_en",
  "respondida_en",
  "recibida_en",
  "resuelta_en",
] as const;

export type DevolucionRow = Selectable<DevolucionesTable>;

/** A pedido has no more (`maxOfPedido` of the service). */
const limitOfPedido = 100;

export async function selectDevolucion(db: Db, id: number): Promise<DevolucionRow | undefined> {
  return db.selectFrom("devoluciones").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The newest first. */
export async function selectDevolucionesOfPedido(
  db: Db,
  pedidoId: number,
): Promise<DevolucionRow[]> {
  return db
    .selectFrom("devoluciones")
    .select(columns)
    .where("pedido_id", "=", pedidoId)
    .orderBy("id", "desc")
    .limit(limitOfPedido)
    .execute();
}

export async function selectDevolucionLineas(
  db: Db,
  ids: readonly number[],
): Promise<DevolucionLineasTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("devolucion_lineas")
    .select(["devolucion_id", "detalle_id", "cantidad"])
    .where("devolucion_id", "in", [...ids])
    .orderBy("devolucion_id")
    .orderBy("detalle_id")
    .limit(ids.length * maxLineaRows)
    .execute();
}

type NewDevolucion = {
  pedido_id: number;
  tipo: DevolucionTipo;
  solucion: Solucion;
  detalle: string;
  clave: string;
  lineas: readonly { detalle_id: number; cantidad: number }[];
  now: number;
};

/** Answers its id. The pedido is locked. */
export async function insertDevolucion(
  tx: Tx,
  { lineas, now, ...devolucion }: NewDevolucion,
): Promise<number> {
  const { id } = await tx
    .insertInto("devoluciones")
    .values({ ...devolucion, estado: "pedida", creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const devolucion_id = Number(id);
  await tx
    .insertInto("devolucion_lineas")
    .values(lineas.map(({ detalle_id, cantidad }) => ({ devolucion_id, detalle_id, cantidad })))
    .execute();
  return devolucion_id;
}

type Answered = {
  id: number;
  estado: "aceptada" | "rechazada";
  respuesta: string;
  autor: string;
  reembolso_id: number | null;
  now: number;
};

/** False when it was answered before. */
export async function markAnswered(
  tx: Tx,
  { id, estado, now, ...values }: Answered,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("devoluciones")
    .set({ ...values, estado, respondida_en: now })
    .where("id", "=", id)
    .where("estado", "in", statesBefore(devolucionTransitions, estado))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The new or repaired piece was sent. False when it is not accepted. */
export async function markResolved(
  tx: Tx,
  { id, now }: { id: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("devoluciones")
    .set({ estado: "resuelta", resuelta_en: now })
    .where("id", "=", id)
    .where("estado", "in", statesBefore(devolucionTransitions, "resuelta"))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The shop has the piece again. False when that was noted before. */
export async function markReceived(
  tx: Tx,
  { id, now }: { id: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("devoluciones")
    .set({ recibida_en: now })
    .where("id", "=", id)
    .where("recibida_en", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Page = { filtro: DevolucionFiltro; limit: number; offset: number };

/** Ended ones the newest first, others the oldest first. */
export async function selectDevoluciones(
  db: Db,
  { filtro, limit, offset }: Page,
): Promise<DevolucionRow[]> {
  return db
    .selectFrom("devoluciones")
    .select(columns)
    .where(isOf(filtro))
    .orderBy("id", filtro === "cerradas" ? "desc" : "asc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many, and when the oldest was asked for. */
export async function countDevoluciones(
  db: Db,
  filtro: DevolucionFiltro,
): Promise<{ total: number; oldest: number | null }> {
  const { total, oldest } = await db
    .selectFrom("devoluciones")
    .select((eb) => [eb.fn.countAll<number>().as("total"), eb.fn.min("creado_en").as("oldest")])
    .where(isOf(filtro))
    .executeTakeFirstOrThrow();
  return { total: Number(total), oldest: oldest === null ? null : Number(oldest) };
}

const isOf = (filtro: DevolucionFiltro) => (eb: ExpressionBuilder<Schema, "devoluciones">) => {
  if (filtro === "abiertas") return eb("estado", "=", "pedida");
  const isAccepted = eb("estado", "=", "aceptada");
  if (filtro === "en_curso") return eb.and([isAccepted, eb("solucion", "<>", "dinero")]);
  return eb.or([
    eb("estado", "in", ["rechazada", "resuelta"]),
    eb.and([isAccepted, eb("solucion", "=", "dinero")]),
  ]);
};
